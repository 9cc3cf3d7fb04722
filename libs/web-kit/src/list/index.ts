export { ListPage } from './list-page';
export type { ListPageProps } from './list-page';
export { ListView } from './list-view';
export type { ListViewProps } from './list-view';
export type { BulkAction, ListColumn, ListFilter, RowAction, RowOf, SelectOption, SelectOptions } from './list-types';
export { useOptions } from './options';

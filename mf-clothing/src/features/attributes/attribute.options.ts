import {
  colorRoutes,
  fabricRoutes,
  patternRoutes,
  rackRoutes,
  sizeRoutes,
} from '@stoet/contracts/clothing/attribute.contract';
import { categoryRoutes } from '@stoet/contracts/clothing/category.contract';
import type { SelectOptions } from '@stoet/web-kit/list';

const EVERY = { query: { items: 500 } };

/** Choices of forms and filters. */
export const rackOptions: SelectOptions = {
  route: rackRoutes.list,
  request: EVERY,
  option: ({ id, description }: { id: number; description: string }) => ({
    value: id,
    label: `${id} – ${description}`,
  }),
};
export const sizeOptions: SelectOptions = {
  route: sizeRoutes.list,
  request: EVERY,
  option: ({ id, size }: { id: number; size: string }) => ({ value: id, label: size }),
};
export const fabricOptions: SelectOptions = {
  route: fabricRoutes.list,
  request: EVERY,
  option: ({ id, type }: { id: number; type: string }) => ({ value: id, label: type }),
};
const named = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });
export const patternOptions: SelectOptions = { route: patternRoutes.list, request: EVERY, option: named };
export const colorOptions: SelectOptions = { route: colorRoutes.list, request: EVERY, option: named };
export const categoryOptions: SelectOptions = { route: categoryRoutes.list, request: EVERY, option: named };

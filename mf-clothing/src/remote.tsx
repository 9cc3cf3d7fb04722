import {
  AppstoreOutlined,
  BgColorsOutlined,
  BorderOutlined,
  ColumnHeightOutlined,
  FileTextOutlined,
  InboxOutlined,
  ScanOutlined,
  SkinOutlined,
  TagsOutlined,
} from '@ant-design/icons';
import { defineRemote, type MenuItem, type RemoteRoute } from '@stoet/web-kit/remote';
import './clothing.css';
import nl from './texts/nl/clothing.json';

const INVENTORY = 'clothing:menu.inventory';
const RENTAL = 'clothing:menu.rental';

const menu: MenuItem[] = [
  {
    id: 'articles',
    label: 'clothing:menu.articles',
    to: '/kledijbeheer/artikels',
    group: INVENTORY,
    icon: <SkinOutlined />,
    right: 'articles.read',
    order: 300,
  },
  {
    id: 'racks',
    label: 'clothing:menu.racks',
    to: '/kledijbeheer/rekken',
    group: INVENTORY,
    icon: <InboxOutlined />,
    right: 'racks.read',
    order: 301,
  },
  {
    id: 'sizes',
    label: 'clothing:menu.sizes',
    to: '/kledijbeheer/kledij-maten',
    group: INVENTORY,
    icon: <ColumnHeightOutlined />,
    right: 'sizes.read',
    order: 302,
  },
  {
    id: 'fabrics',
    label: 'clothing:menu.fabrics',
    to: '/kledijbeheer/stoffen',
    group: INVENTORY,
    icon: <BorderOutlined />,
    right: 'fabrics.read',
    order: 303,
  },
  {
    id: 'patterns',
    label: 'clothing:menu.patterns',
    to: '/kledijbeheer/motieven',
    group: INVENTORY,
    icon: <AppstoreOutlined />,
    right: 'patterns.read',
    order: 304,
  },
  {
    id: 'colors',
    label: 'clothing:menu.colors',
    to: '/kledijbeheer/kleuren',
    group: INVENTORY,
    icon: <BgColorsOutlined />,
    right: 'colors.read',
    order: 305,
  },
  {
    id: 'returns',
    label: 'clothing:menu.returns',
    to: '/terugname',
    group: INVENTORY,
    icon: <ScanOutlined />,
    right: ['articles.update', 'articles.delete'],
    newWindow: true,
    order: 306,
  },
  {
    id: 'orders',
    label: 'clothing:menu.orders',
    to: '/retributiebeheer/bestelformulieren',
    group: RENTAL,
    icon: <FileTextOutlined />,
    right: 'orders.read',
    order: 400,
  },
  {
    id: 'categories',
    label: 'clothing:menu.categories',
    to: '/retributiebeheer/categorieen',
    group: RENTAL,
    icon: <TagsOutlined />,
    right: 'categories.read',
    order: 401,
  },
];

const address = () => import('./features/attributes/attribute-address.page');
const orderList = () => import('./features/orders/order-list.page');
const articleList = () => import('./features/articles/article-list.page');

/** Under `/kledijbeheer`, and inside a project (spec/clothing §2). */
const inventory: RemoteRoute[] = [
  { path: 'artikels', right: 'articles.read', page: articleList },
  { path: 'rekken', right: 'racks.read', page: () => import('./features/attributes/rack-list.page') },
  { path: 'rekken/:id', right: 'racks.read', page: address },
  { path: 'rekken/:id/artikels', right: 'racks.read', page: () => import('./features/attributes/rack-articles.page') },
  { path: 'kledij-maten', right: 'sizes.read', page: () => import('./features/attributes/size-list.page') },
  { path: 'kledij-maat/:id', right: 'sizes.read', page: address },
  { path: 'stoffen', right: 'fabrics.read', page: () => import('./features/attributes/fabric-list.page') },
  { path: 'stoffen/:id', right: 'fabrics.read', page: address },
  { path: 'motieven', right: 'patterns.read', page: () => import('./features/attributes/pattern-list.page') },
  { path: 'motieven/:id', right: 'patterns.read', page: address },
  { path: 'kleuren', right: 'colors.read', page: () => import('./features/attributes/color-list.page') },
];
const rental: RemoteRoute[] = [
  { path: 'bestelformulieren', right: 'orders.read', page: orderList },
  { path: 'bestelformulieren/nieuw', right: 'orders.create', page: () => import('./features/orders/order-new.page') },
  {
    path: 'bestelformulieren/bewerk/:id',
    right: 'orders.update',
    page: () => import('./features/orders/order-edit.page'),
  },
  {
    path: 'bestelformulieren/detail/:id',
    right: 'orders.read',
    page: () => import('./features/orders/order-detail.page'),
  },
  { path: 'categorieen', right: 'categories.read', page: () => import('./features/categories/category-list.page') },
  {
    path: 'categorieen/nieuw',
    right: 'categories.create',
    page: () => import('./features/categories/category-new.page'),
  },
  {
    path: 'categorieen/:id/bewerk',
    right: 'categories.update',
    page: () => import('./features/categories/category-edit.page'),
  },
];
const at = (base: string, routes: RemoteRoute[]): RemoteRoute[] =>
  routes.map((route) => ({ ...route, path: `${base}/${route.path}` }));

export default defineRemote({
  id: 'clothing',
  texts: { nl },
  menu,
  routes: [
    { path: '/kledijbeheer', right: 'articles.read', page: articleList },
    ...at('/kledijbeheer', inventory),
    ...at('/projecten/:projectId/kledijbeheer', inventory),
    { path: '/retributiebeheer', right: 'orders.read', page: orderList },
    ...at('/retributiebeheer', rental),
    ...at('/projecten/:projectId/retributiebeheer', rental),
    {
      path: '/terugname',
      right: ['articles.update', 'articles.delete'],
      page: () => import('./features/returns/returns.page'),
      bare: true,
    },
  ],
  slots: [
    {
      slot: 'dashboard',
      id: 'articles',
      label: 'clothing:name',
      right: 'articles.read',
      order: 30,
      content: () => import('./features/dashboard/article-counter'),
    },
    {
      slot: 'dashboard',
      id: 'rentals',
      label: 'clothing:name',
      right: 'orders.read',
      order: 31,
      content: () => import('./features/dashboard/rental-counter'),
    },
  ],
});

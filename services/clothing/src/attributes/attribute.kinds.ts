import type { Route } from '@stoet/contracts';
import {
  colorRoutes,
  fabricRoutes,
  patternRoutes,
  rackRoutes,
  sizeRoutes,
} from '@stoet/contracts/clothing/attribute.contract';

type RouteName = 'list' | 'search' | 'checked' | 'export' | 'one' | 'create' | 'update' | 'remove' | 'removeMany';

/** One of the five look-ups of the inventory: they differ in words only. */
export interface AttributeKind {
  /** Also the collection's name. */
  readonly name: 'racks' | 'sizes' | 'fabrics' | 'patterns' | 'colors';
  readonly label: string;
  readonly plural: string;
  /** Name of the text in the API. */
  readonly field: 'size' | 'type' | 'name' | 'description';
  /** Where an article keeps the number, and the text beside it. */
  readonly inArticle: { readonly id: ReferenceField; readonly name: 'rack' | 'size' | 'fabric' | 'pattern' | 'color' };
  /** The number stands on the thing itself: people give it, and texts may be the same. */
  readonly ownNumber: boolean;
  readonly routes: Readonly<Record<RouteName, Route>>;
}
export type ReferenceField = 'rackId' | 'clothingSizeId' | 'fabricId' | 'patternId' | 'colorId';

export const RACKS: AttributeKind = {
  name: 'racks',
  label: 'Rek',
  plural: 'Rekken',
  field: 'description',
  inArticle: { id: 'rackId', name: 'rack' },
  ownNumber: true,
  routes: rackRoutes,
};

export const ATTRIBUTE_KINDS: readonly AttributeKind[] = [
  RACKS,
  {
    name: 'sizes',
    label: 'Kledij-maat',
    plural: 'Kledij-maten',
    field: 'size',
    inArticle: { id: 'clothingSizeId', name: 'size' },
    ownNumber: false,
    routes: sizeRoutes,
  },
  {
    name: 'fabrics',
    label: 'Stof',
    plural: 'Stoffen',
    field: 'type',
    inArticle: { id: 'fabricId', name: 'fabric' },
    ownNumber: false,
    routes: fabricRoutes,
  },
  {
    name: 'patterns',
    label: 'Motief',
    plural: 'Motieven',
    field: 'name',
    inArticle: { id: 'patternId', name: 'pattern' },
    ownNumber: false,
    routes: patternRoutes,
  },
  {
    name: 'colors',
    label: 'Kleur',
    plural: 'Kleuren',
    field: 'name',
    inArticle: { id: 'colorId', name: 'color' },
    ownNumber: false,
    routes: colorRoutes,
  },
];

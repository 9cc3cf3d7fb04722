import type { Resource, Route } from '@stoet/contracts';
import type { ListRoutes, RightKey } from '@stoet/contracts';
import {
  colorRoutes,
  fabricRoutes,
  patternRoutes,
  rackRoutes,
  sizeRoutes,
} from '@stoet/contracts/clothing/attribute.contract';

export type AttributeRoutes = ListRoutes & { readonly one: Route; create: Route; update: Route; remove: Route };

/** One of the five look-ups: they differ in words only. */
export interface AttributeKind {
  /** Also the key of its texts. */
  readonly key: Extract<Resource, 'racks' | 'sizes' | 'fabrics' | 'patterns' | 'colors'>;
  /** Page: `/kledijbeheer/{path}`. */
  readonly path: string;
  /** First part of its windows' names: `rek-12`. */
  readonly window: string;
  /** Name of the text in the API. */
  readonly field: string;
  /** People give the number. */
  readonly ownNumber?: boolean;
  readonly routes: AttributeRoutes;
}
export interface AttributeRow {
  id: number;
  [field: string]: string | number;
}

export const RACKS: AttributeKind = {
  key: 'racks',
  path: 'rekken',
  window: 'rek',
  field: 'description',
  ownNumber: true,
  routes: rackRoutes,
};
export const SIZES: AttributeKind = {
  key: 'sizes',
  path: 'kledij-maten',
  window: 'maat',
  field: 'size',
  routes: sizeRoutes,
};
export const FABRICS: AttributeKind = {
  key: 'fabrics',
  path: 'stoffen',
  window: 'stof',
  field: 'type',
  routes: fabricRoutes,
};
export const PATTERNS: AttributeKind = {
  key: 'patterns',
  path: 'motieven',
  window: 'motief',
  field: 'name',
  routes: patternRoutes,
};
export const COLORS: AttributeKind = {
  key: 'colors',
  path: 'kleuren',
  window: 'kleur',
  field: 'name',
  routes: colorRoutes,
};

export const rightOf = (kind: AttributeKind, operation: 'create' | 'read' | 'update' | 'delete' | 'export'): RightKey =>
  `${kind.key}.${operation}` as RightKey;

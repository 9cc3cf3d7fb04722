import type { RightKey } from '@stoet/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { NamespaceTexts } from '../texts';

/** Fetches a component when it is needed: `() => import('./features/orders/order-list.page')`. */
export type Loader<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** Who may see an entry: one of these rights, and the kind of people it is for; nothing said is everybody logged in. */
export interface Guarded {
  readonly right?: RightKey | readonly RightKey[];
  readonly audience?: 'staff' | 'participants';
}

export interface RemoteRoute extends Guarded {
  /** As the router takes it: `/projecten/:projectId/*`. */
  readonly path: string;
  readonly page: Loader;
  /** Without menu and top bar: a page for a window or a screen of its own. */
  readonly bare?: boolean;
}

export interface MenuItem extends Guarded {
  readonly id: string;
  /** Key of a text, with its namespace: `clothing:menu.articles`. */
  readonly label: string;
  readonly to: string;
  /** Heading that items stand under, a text key; items of several remotes may share one. */
  readonly group?: string;
  readonly icon?: ReactNode;
  /** Opens in a window of its own. */
  readonly newWindow?: boolean;
  /** Smaller is higher. */
  readonly order?: number;
}

/** The places that any remote may fill, and what each tells its fillers. */
export interface SlotContexts {
  'project-tabs': { projectId: number };
  'project-actions': { projectId: number };
  /** Counters on the overview of a project. */
  'project-counters': { projectId: number };
  'registration-tabs': { projectId: number; registrationId: number };
  'employee-tabs': { profileId: number };
  'profile-tabs': { profileId: number };
  topbar: object;
  dashboard: object;
}
export type SlotName = keyof SlotContexts;

/** Something that a remote puts in a slot. */
export interface SlotEntry<S extends SlotName> extends Guarded {
  readonly slot: S;
  readonly id: string;
  /** Key of the tab's text, with its namespace. */
  readonly label?: string;
  /** Last part of a tab's address: `repetities`. */
  readonly path?: string;
  readonly order?: number;
  readonly content: Loader<SlotContexts[S]>;
}
export type AnySlotEntry = { [S in SlotName]: SlotEntry<S> }[SlotName];

/** What a remote exposes as the default export of `./remote`. Pages and contents are loaded when they are needed. */
export interface RemoteModule {
  readonly id: string;
  readonly routes: readonly RemoteRoute[];
  readonly menu: readonly MenuItem[];
  readonly slots: readonly AnySlotEntry[];
  /** Texts of the remote's namespace, which is its id. */
  readonly texts: NamespaceTexts;
}

/** States a remote, checked by its type. */
export const defineRemote = (remote: RemoteModule): RemoteModule => remote;

/**
 * Rights: `resource → operations and sub-rights`, the source of every right key (spec/volunteers §6, production §6).
 * A right key is `resource.operation` (`articles.read`) or `resource.subRight` (`repetitions.present`).
 */
const CRUD = ['create', 'read', 'update', 'delete'] as const;
export type Operation = (typeof CRUD)[number];

interface ResourceRights {
  readonly operations: readonly Operation[];
  readonly sub?: readonly string[];
}

const crud = <const S extends readonly string[] = readonly []>(...sub: S) => ({ operations: CRUD, sub });

/** Every resource with what can be granted on it. Adding a resource here adds its keys, its flags and its matrix row. */
export const RESOURCES = {
  threads: crud(),
  thread_actions: crud(),
  projects: crud('export', 'rights', 'badges', 'transfer'),
  users: crud(
    'export_users',
    'picture',
    'personal',
    'contact',
    'address',
    'other',
    'clothing',
    'remarks',
    'pin',
    'roles',
    'groups',
    'scenes',
    'repetitions',
    'rights',
    'registrations',
  ),
  registrations: crud('export', 'general', 'preferred', 'other', 'copy'),
  roles: crud('export', 'addusers'),
  groups: crud('export', 'addusers'),
  scenes: crud('export', 'addusers'),
  repetitions: crud('export', 'openclose', 'pin', 'present'),
  casts: crud(),
  repetitiontypes: crud(),
  locations: crud(),
  articles: crud('export'),
  orders: crud(),
  sizes: crud('export'),
  patterns: crud('export'),
  fabrics: crud('export'),
  colors: crud('export'),
  racks: crud('export'),
  categories: crud(),
  project_clothing: crud(),
  rights: crud(),
  notifications: crud(
    'new_users',
    'registration_updated',
    'registration_deleted',
    'repetition_signoff',
    'clothing_changed',
    'contactdetails_changed',
    'clothingdetails_changed',
    'userinfo_changed',
    'group_users_update',
    'cast_switch',
    'project_role_users_updated',
    'user_deleted',
  ),
  messages: crud('messages_read'),
  appointments: crud(),
  settings: { operations: ['read', 'update'] },
  calendar: { operations: ['read'] },
} as const satisfies Record<string, ResourceRights>;

export type Resource = keyof typeof RESOURCES;
type SubRightOf<R extends Resource> = (typeof RESOURCES)[R] extends { sub: readonly (infer S extends string)[] }
  ? S
  : never;
type KeysOf<R extends Resource> = `${R}.${(typeof RESOURCES)[R]['operations'][number] | SubRightOf<R>}`;
/** `articles.read`, `repetitions.present`, ... : all of them, as a type. */
export type RightKey = { [R in Resource]: KeysOf<R> }[Resource];

const keysOf = (resource: Resource): RightKey[] => {
  const { operations, sub = [] } = RESOURCES[resource] as ResourceRights;
  return [...operations, ...sub].map((name) => `${resource}.${name}` as RightKey);
};

/** All right keys, in the order of the matrix. */
export const ALL_RIGHTS: readonly RightKey[] = (Object.keys(RESOURCES) as Resource[]).flatMap(keysOf);

/** What belongs to a project: level 2 may do everything on these, level 3 may read them (decisions, "Levels"). */
const PROJECT_RESOURCES: readonly Resource[] = [
  'projects',
  'registrations',
  'roles',
  'groups',
  'scenes',
  'repetitions',
  'casts',
  'project_clothing',
  'messages',
  'appointments',
  'threads',
  'thread_actions',
  'calendar',
  'notifications',
];
/** Not even read by level 2 and 3 unless granted: who may do what, and the settings. */
const SENSITIVE: readonly Resource[] = ['rights', 'settings'];

/** Account level: 0 participant, 1 administrator, 2 and 3 staff. */
export type Level = 0 | 1 | 2 | 3;

/**
 * The rights that a level brings by itself, before any access role.
 * 1: all. 2: everything inside projects, reading elsewhere. 3: reading on projects. 0: none.
 */
export function rightsOfLevel(level: Level): RightKey[] {
  if (level === 1) return [...ALL_RIGHTS];
  if (level === 0) return [];
  return ALL_RIGHTS.filter((key) => {
    const [resource, name] = key.split('.') as [Resource, string];
    const inProject = PROJECT_RESOURCES.includes(resource);
    if (level === 2) return inProject || (name === 'read' && !SENSITIVE.includes(resource));
    return inProject && name === 'read';
  });
}

/** Rights of one caller: global ones, and those that hold in one project only. Either grants. */
export interface Rights {
  readonly global: readonly RightKey[];
  readonly projects: Readonly<Record<string, readonly RightKey[]>>;
}

/** Whether `key` is held globally or, when a project is given, in that project. */
export function hasRight(rights: Rights, key: RightKey, projectId?: number): boolean {
  if (rights.global.includes(key)) return true;
  return projectId !== undefined && (rights.projects[projectId]?.includes(key) ?? false);
}

/** Whether `key` is held at all, globally or in any project: what a route's guard asks before the record is known. */
export function hasRightAnywhere(rights: Rights, key: RightKey): boolean {
  return rights.global.includes(key) || Object.values(rights.projects).some((keys) => keys.includes(key));
}

/** Ids of the projects in which `key` is held; 'all' when it is held globally. A list uses this as its scope. */
export function projectsWithRight(rights: Rights, key: RightKey): 'all' | number[] {
  if (rights.global.includes(key)) return 'all';
  return Object.keys(rights.projects)
    .filter((id) => rights.projects[id].includes(key))
    .map(Number);
}

const pascal = (s: string) => s.replace(/(^|_)([a-z])/g, (_, __, c: string) => c.toUpperCase());
const FLAG_RESOURCE: Partial<Record<Resource, string>> = {
  repetitiontypes: 'RepetitionTypes',
  sizes: 'ClothingSizes',
  rights: 'AccessRoles',
};

/** Flags that do not follow the pattern (spec/production §6). */
const FLAG_NAMES: Partial<Record<RightKey, string>> = { 'messages.messages_read': 'canReadMessagesRead' };

/** The flag of the specification for a key: `articles.read` → `canReadArticles`, `repetitions.present` → `canPresentRepetitions`. */
export function flagOf(key: RightKey): string {
  const [resource, name] = key.split('.') as [Resource, string];
  const named = FLAG_NAMES[key];
  if (named) return named;
  return `can${pascal(name.replace(`${resource}_`, '').replace(`_${resource}`, ''))}${FLAG_RESOURCE[resource] ?? pascal(resource)}`;
}

/** Every flag of the specification, derived from the rights in this one place. */
export function flagsOf(rights: Rights, projectId?: number): Record<string, boolean> {
  const held = (key: RightKey) =>
    projectId === undefined ? rights.global.includes(key) : hasRight(rights, key, projectId);
  const flags = Object.fromEntries(ALL_RIGHTS.map((key) => [flagOf(key), held(key)]));
  return { ...flags, canSeeCalendar: held('calendar.read') && held('repetitions.read') };
}

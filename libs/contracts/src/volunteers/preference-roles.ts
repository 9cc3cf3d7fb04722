/** A role that a volunteer may prefer. `forExtended`: only in the version for a procession. */
export interface PreferenceRole {
  readonly id: number;
  readonly role: string;
  readonly onStage: boolean;
  readonly forExtended: boolean;
}

const NAMES = [
  'Acteren',
  'Figureren',
  'Zingen',
  'Dansen',
  'Kledijteam',
  'Toneelmeester',
  'Aankleedmoeder',
  'Decorploeg',
  'Attributenteam',
  'Steward',
  'Begeleider',
  'Grime',
  'Regie-assistent',
  'Kookteam',
  'Musiceren',
  'Catering',
  'Seingever',
  'Verkoper programmaboekje',
];
/** Who acts, walks, sings, dances or plays is seen by the public. */
const ON_STAGE = new Set(['Acteren', 'Figureren', 'Zingen', 'Dansen', 'Musiceren']);
/** Signallers keep the crossings free for a procession. */
const FOR_EXTENDED = new Set(['Seingever']);

/** Preference roles 1 to 18 of spec/volunteers §9: the id is the place in that list. */
export const PREFERENCE_ROLES: readonly PreferenceRole[] = NAMES.map((role, i) => ({
  id: i + 1,
  role,
  onStage: ON_STAGE.has(role),
  forExtended: FOR_EXTENDED.has(role),
}));

const byId = new Map(PREFERENCE_ROLES.map((role) => [role.id, role]));
/** The role of an id; undefined when there is none. */
export const preferenceRole = (id: number): PreferenceRole | undefined => byId.get(id);

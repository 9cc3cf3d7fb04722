const HOME_TOWN = 'Turnhout';
const PARTS = [
  'Centrum',
  'Blijkhoef',
  'Parkwijk',
  'Schorvoort',
  'Patersakker',
  'Haagbeemden',
  'Oosthoven',
  'Zevendonk',
  'Klein Rees',
];

/** Parts of the home town, after entry 0 for who does not live there (spec/volunteers §3). */
export const PARTS_OF_TOWN: readonly { id: number; name: string }[] = [
  { id: 0, name: `Ik woon niet in ${HOME_TOWN}` },
  ...PARTS.map((name, i) => ({ id: i + 1, name })),
];

const known = new Set(PARTS_OF_TOWN.map(({ id }) => id));
export const isPartOfTown = (id: number): boolean => known.has(id);
/** Name of a part of town; '' when there is none. */
export const partOfTownName = (id: number | null | undefined): string =>
  PARTS_OF_TOWN.find((part) => part.id === id)?.name ?? '';

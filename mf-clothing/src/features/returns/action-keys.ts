import type { ReturnAction } from './use-returns';

type Kind = ReturnAction['kind'];

/** The keys of the three buttons; a scanner never sends them. */
export const ACTION_KEYS: Record<Kind, string> = { rack: 'F2', washing: 'F4', inactive: 'F8' };

export const actionOf = (key: string): Kind | undefined =>
  (Object.keys(ACTION_KEYS) as Kind[]).find((kind) => ACTION_KEYS[kind] === key);

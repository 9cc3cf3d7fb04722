import type { AnswerOf } from '@stoet/contracts';
import { lookupRoutes } from '@stoet/contracts/volunteers/lookup.contract';
import { useRoute } from '@stoet/web-kit/api';
import type { SelectOptions } from '@stoet/web-kit/list';
import { useTexts } from '@stoet/web-kit/texts';
import { useMemo } from 'react';

type Named = AnswerOf<typeof lookupRoutes.partsOfTown>['data'][number];
export type PreferenceRole = AnswerOf<typeof lookupRoutes.preferenceRoles>['data'][number];
const FOREVER = { staleTime: Infinity };

export const townOptions: SelectOptions = {
  route: lookupRoutes.partsOfTown,
  option: ({ id, name }: Named) => ({ value: id, label: name }),
};
const byName = ({ name }: Named) => ({ value: name, label: name });
export const shirtSizeOptions: SelectOptions = { route: lookupRoutes.shirtSizes, option: byName };
export const clothingSizeOptions: SelectOptions = { route: lookupRoutes.clothingSizes, option: byName };
export const roleOptions: SelectOptions = {
  route: lookupRoutes.preferenceRoles,
  option: ({ id, role }: PreferenceRole) => ({ value: id, label: role }),
};

/** Preference roles, as the server knows them; empty until they are there. */
export function usePreferenceRoles(): readonly PreferenceRole[] {
  return useRoute(lookupRoutes.preferenceRoles, {}, FOREVER).data?.data ?? [];
}

/** Names of chosen roles, in one line. */
export function useRoleNames(): (ids: readonly number[] | undefined) => string {
  const { data } = useRoute(lookupRoutes.preferenceRoles, {}, FOREVER);
  return useMemo(() => {
    const names = new Map(data?.data.map(({ id, role }) => [id, role]));
    return (ids = []) => ids.map((id) => names.get(id) ?? '…').join(', ');
  }, [data]);
}

/** Name of a part of town. */
export function useTownName(): (id: number | null | undefined) => string {
  const { data } = useRoute(lookupRoutes.partsOfTown, {}, FOREVER);
  return (id) => data?.data.find((town) => town.id === id)?.name ?? '';
}

export function useSexOptions() {
  const t = useTexts('volunteers');
  return useMemo(() => [0, 1, 2].map((value) => ({ value, label: t(`sex.${value}`) })), [t]);
}

/** Age in whole years today; '' without a birth date (`YYYY-MM-DD`). */
export function ageOf(birth: string | undefined, today: string): number | '' {
  if (!birth) return '';
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) >= birth.slice(5) ? years : years - 1;
}

import { MESSAGES } from '@stoet/contracts';
import { registrationRoutes } from '@stoet/contracts/volunteers/registration.contract';
import { SIZE_NAMES, type Sizes } from '@stoet/contracts/volunteers/sizes';

type Body = typeof registrationRoutes.create.body;
const always = () => true;

/** Fields that this person and project need besides those of the contract (spec/volunteers §5). */
export function neededFields(extended: boolean, sizes: (Sizes & { editable: boolean }) | undefined): string[] {
  const known = SIZE_NAMES.filter((name) => name === 'shirtSize' || sizes?.[name] != null);
  return [...(extended ? ['partOfTown'] : []), ...(sizes?.editable ? known : [])];
}

/** The contract's body with those fields required; their messages show together with the others. */
export const registrationSchema = (needed: readonly string[]): Body =>
  needed.reduce<Body>(
    (schema, name) =>
      schema.refine((body) => (body as Record<string, unknown>)[name] != null, {
        path: [name],
        message: MESSAGES.empty,
        when: always,
      }),
    registrationRoutes.create.body,
  );

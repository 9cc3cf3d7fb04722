import { Controller } from '@nestjs/common';
import { lookupRoutes as routes } from '@stoet/contracts/volunteers/lookup.contract';
import { PREFERENCE_ROLES } from '@stoet/contracts/volunteers/preference-roles';
import { CLOTHING_SIZES, SHIRT_SIZES } from '@stoet/contracts/volunteers/sizes';
import { Implements } from '@stoet/service-kit';
import { COUNTRIES } from './countries';
import { PARTS_OF_TOWN } from './parts-of-town';

const numbered = (names: readonly string[]) => ({ data: names.map((name, i) => ({ id: i + 1, name })) });

/** The choices that forms offer. */
@Controller()
export class LookupsController {
  @Implements(routes.countries) countries() {
    return { data: [...COUNTRIES] };
  }

  @Implements(routes.shirtSizes) shirtSizes() {
    return numbered(SHIRT_SIZES);
  }

  @Implements(routes.clothingSizes) clothingSizes() {
    return numbered(CLOTHING_SIZES);
  }

  @Implements(routes.partsOfTown) partsOfTown() {
    return { data: [...PARTS_OF_TOWN] };
  }

  @Implements(routes.preferenceRoles) preferenceRoles() {
    return { data: PREFERENCE_ROLES.map(({ forExtended, ...role }) => ({ ...role, for_extended: forExtended })) };
  }
}

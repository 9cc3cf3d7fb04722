import { Injectable } from '@nestjs/common';
import { DomainError, type Caller } from '@stoet/contracts';
import { SIZE_NAMES, type Sizes } from '@stoet/contracts/volunteers/sizes';
import { Transactions, type Tx } from '@stoet/service-kit';
import { isOwn, mayEditSizes, missingSizes } from './profile.rules';
import type { Profile } from './profile.schema';
import { ProfilesService } from './profiles.service';

const NOT_NOW = 'Voorlopig kan je geen kleding-maten aanpassen';

/** Sizes of a person: who sees and changes them (spec/volunteers §4, "Clothing sizes"). */
@Injectable()
export class SizesService {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly transactions: Transactions,
  ) {}

  async read(id: number, caller: Caller) {
    const profile = await this.visible(id, caller);
    return { ...profile.sizes, clothingFrozen: profile.clothingFrozen, editable: mayEditSizes(profile, caller) };
  }

  /** Changes all sizes; level 1 may freeze them, and thaw frozen ones while changing them. */
  async update(id: number, sizes: Sizes, frozen: boolean | undefined, caller: Caller): Promise<void> {
    const profile = await this.visible(id, caller);
    if (frozen !== undefined && caller.level !== 1) throw new DomainError('forbidden');
    this.check({ ...profile, clothingFrozen: profile.clothingFrozen && frozen !== false }, sizes, caller);
    await this.transactions.run(caller.profileId, (tx) =>
      this.profiles.change(id, { sizes, clothingFrozen: frozen ?? profile.clothingFrozen }, tx),
    );
  }

  /** Stores sizes that came with a registration and passed `problemsOf`. */
  async keep(profile: Profile, given: Partial<Sizes>, tx: Tx): Promise<void> {
    const changed = changedSizes(profile, given);
    if (Object.keys(changed).length > 0)
      await this.profiles.change(profile._id, { sizes: { ...profile.sizes, ...changed } }, tx);
  }

  /**
   * What is wrong with sizes that come with a registration: field → message. Who may not change them leaves them out.
   * @throws DomainError 'forbidden' when he changes them all the same.
   */
  problemsOf(profile: Profile, given: Partial<Sizes>, caller: Caller): Record<string, string> {
    if (mayEditSizes(profile, caller)) return missingSizes(profile.sizes, given);
    if (Object.keys(changedSizes(profile, given)).length > 0) throw new DomainError('forbidden', NOT_NOW);
    return {};
  }

  private async visible(id: number, caller: Caller): Promise<Profile> {
    const profile = await this.profiles.known(id, caller);
    if (!isOwn(caller, profile) && !caller.can('users.clothing')) throw new DomainError('forbidden');
    return profile;
  }

  private check(profile: Profile, sizes: Sizes, caller: Caller): void {
    if (!mayEditSizes(profile, caller)) throw new DomainError('forbidden', NOT_NOW);
    const fields = missingSizes(profile.sizes, sizes);
    if (Object.keys(fields).length > 0) throw new DomainError('invalid', undefined, { fields });
  }
}

/** Sizes among the given ones that are not what is stored. */
function changedSizes({ sizes }: Profile, given: Partial<Sizes>): Partial<Sizes> {
  const names = SIZE_NAMES.filter((name) => given[name] !== undefined && given[name] !== sizes[name]);
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}

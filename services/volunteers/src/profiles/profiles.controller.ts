import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@stoet/contracts';
import { pictureRoutes, profileRoutes as routes, sizesRoutes } from '@stoet/contracts/volunteers/profile.contract';
import { Implements } from '@stoet/service-kit';
import { jpegOf } from './pictures';
import { isOwn } from './profile.rules';
import { knownOf, profileOf, sightOf } from './profile.view';
import { ProfilesService } from './profiles.service';
import { SizesService } from './sizes.service';

const pictureOf = (image: string | null | undefined) => (image ? jpegOf(image) : null);

@Controller()
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly sizes: SizesService,
  ) {}

  @Implements(routes.list) list({ query }: InputOf<typeof routes.list>, caller: Caller) {
    return this.profiles.page(query, caller);
  }

  @Implements(routes.search) search({ body }: InputOf<typeof routes.search>, caller: Caller) {
    return this.profiles.page(body, caller);
  }

  @Implements(routes.checked) checked({ body }: InputOf<typeof routes.checked>, caller: Caller) {
    return this.profiles.checked(body.configs, caller);
  }

  @Implements(routes.export) export({ query }: InputOf<typeof routes.export>, caller: Caller) {
    return this.profiles.export(query, caller);
  }

  @Implements(routes.one) async one({ params }: InputOf<typeof routes.one>, caller: Caller) {
    const profile = await this.profiles.known(params.id, caller);
    return profileOf(profile, sightOf(caller, isOwn(caller, profile)));
  }

  @Implements(routes.linked) async linked({ params }: InputOf<typeof routes.linked>, caller: Caller) {
    return { data: (await this.profiles.linked(params.id, caller)).map(knownOf) };
  }

  @Implements(routes.create) async create({ body }: InputOf<typeof routes.create>, caller: Caller) {
    const { image, ...person } = body;
    const id = await this.profiles.create(person, await pictureOf(image), caller);
    return { id, message: 'Medewerker werd succesvol aangemaakt' };
  }

  @Implements(routes.addOwn) async addOwn({ body }: InputOf<typeof routes.addOwn>, caller: Caller) {
    const { privacy: _agreed, image, dateOfBirth, countryOfBirth, origin, phone, cell, secondaryMail, ...rest } = body;
    const person = {
      ...rest,
      date_of_birth: dateOfBirth,
      origin: countryOfBirth,
      nationality: origin,
      phoneNumber: phone,
      cellPhone: cell,
      secondaryEmail: secondaryMail,
    };
    const id = await this.profiles.addOwn(person, await pictureOf(image), caller);
    return { id, message: 'Het nieuwe profiel werd succesvol aangemaakt' };
  }

  @Implements(sizesRoutes.read) readSizes({ params }: InputOf<typeof sizesRoutes.read>, caller: Caller) {
    return this.sizes.read(params.id, caller);
  }

  @Implements(sizesRoutes.update) async updateSizes({ body }: InputOf<typeof sizesRoutes.update>, caller: Caller) {
    const { id, clothingFrozen, ...sizes } = body;
    await this.sizes.update(id, sizes, clothingFrozen, caller);
    return { message: 'Kleding-maten werden succesvol gewijzigd' };
  }

  @Implements(pictureRoutes.update) async setPicture({ body }: InputOf<typeof pictureRoutes.update>, caller: Caller) {
    const image = await this.profiles.setPicture(body.id ?? caller.profileId, await jpegOf(body.image), caller);
    return { image, message: 'Profielfoto werd succesvol gewijzigd' };
  }

  @Implements(pictureRoutes.show) picture({ params }: InputOf<typeof pictureRoutes.show>, caller: Caller) {
    return this.profiles.picture(params.uuid, caller);
  }
}

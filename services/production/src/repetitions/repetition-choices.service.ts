import { Injectable } from '@nestjs/common';
import { DomainError, type InputOf } from '@stoet/contracts';
import type { repetitionRoutes, RepetitionSelection } from '@stoet/contracts/production/repetition.contract';
import { CastsRepository } from '../casts/casts.repository';
import { CopiesRepository } from '../copies/copies.repository';
import { GroupsRepository } from '../groups/groups.repository';
import { LocationsRepository } from '../locations/locations.repository';
import { ProjectRolesRepository } from '../project-roles/project-roles.repository';
import { RepetitionTypesRepository } from '../repetition-types/repetition-types.repository';
import { ScenesRepository } from '../scenes/scenes.repository';
import type { Repetition } from './repetition.schema';

type Body = InputOf<typeof repetitionRoutes.update>['body'];
type Named = { _id: number; identifier: string; name: string };

/** What a repetition may refer to: things that exist, of its own project. */
@Injectable()
export class RepetitionChoices {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly locations: LocationsRepository,
    private readonly types: RepetitionTypesRepository,
    private readonly casts: CastsRepository,
    private readonly scenes: ScenesRepository,
    private readonly groups: GroupsRepository,
    private readonly roles: ProjectRolesRepository,
  ) {}

  /** @throws DomainError 'invalid' naming the field that refers to something unknown. */
  async check(projectId: number, body: Body): Promise<void> {
    if (body.endDt <= body.startDt) refuse('endDt', 'Het einde moet na de start liggen');
    const [location, type, cast] = await Promise.all([
      this.locations.byId(body.locationId),
      this.types.byId(body.typeId),
      body.cast === null ? undefined : this.casts.byId(body.cast),
    ]);
    if (!location) refuse('locationId', 'Locatie niet gevonden');
    if (!type) refuse('typeId', 'Repetitietype niet gevonden');
    if (cast === null || (cast?.projectId ?? projectId) !== projectId) refuse('cast', 'Cast niet gevonden');
    await this.checkSelection(projectId, body.data);
  }

  private async checkSelection(projectId: number, { scenes, groups, roles, users }: RepetitionSelection) {
    const belong = (found: readonly { projectId: number | null }[], ids: readonly number[]) =>
      found.length === new Set(ids).size && found.every((f) => f.projectId === projectId);
    if (!belong(await this.scenes.byIds(scenes), scenes)) refuse('data', 'Scene niet gevonden');
    if (!belong(await this.groups.byIds(groups), groups)) refuse('data', 'Groep niet gevonden');
    if (!belong(await this.roles.byIds(roles), roles)) refuse('data', 'Rol niet gevonden');
    const people = new Set((await this.copies.registered(projectId, users)).map((r) => r.profileId));
    if (users.some((user) => !people.has(user)))
      refuse('data', 'Voor deze gebruiker kon de inschrijving niet worden gevonden');
  }

  /** Everything that can be chosen in a project, with what a repetition has chosen (all on stage for a new one). */
  async all(projectId: number, repetition: Repetition | undefined) {
    const [scenes, groups, roles, people, casts] = await Promise.all([
      this.scenes.inProject(projectId),
      this.groups.inProject(projectId),
      this.roles.inProject(projectId),
      this.copies.registered(projectId),
      this.casts.forProject(projectId),
    ]);
    const chosen = (field: 'sceneIds' | 'groupIds' | 'roleIds' | 'profileIds') => new Set(repetition?.[field]);
    const choices = (records: readonly Named[], ids: Set<number>) =>
      records.map(({ _id: id, identifier, name }) => ({ id, identifier, name, checked: ids.has(id) }));
    const sceneChoices = choices(scenes, chosen('sceneIds'));
    return {
      allChecked: repetition?.all ?? true,
      scenes: sceneChoices.map((s, i) => ({ ...s, groups: scenes[i].groupIds, roles: scenes[i].roleIds })),
      groups: choices(groups, chosen('groupIds')),
      roles: choices(roles, chosen('roleIds')),
      users: people.map(({ profileId: id, firstName, lastName }) => ({
        ...{ id, firstName, lastName },
        checked: chosen('profileIds').has(id),
      })),
      casts: casts.map(({ _id: id, name }) => ({ id, name, checked: repetition?.cast === id })),
    };
  }
}

function refuse(field: string, message: string): never {
  throw new DomainError('invalid', message, { fields: { [field]: message } });
}

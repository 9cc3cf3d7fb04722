import { Injectable } from '@nestjs/common';
import type { Tx } from '@stoet/service-kit';
import { CastsRepository } from '../casts/casts.repository';
import { GroupsRepository } from '../groups/groups.repository';
import { PresencesRepository } from '../presence/presences.repository';
import { ProjectRolesRepository } from '../project-roles/project-roles.repository';
import { RepetitionsRepository } from '../repetitions/repetitions.repository';
import { SceneGroupsRepository } from '../scenes/scene-groups.repository';
import { ScenesRepository } from '../scenes/scenes.repository';

/** Removes what belonged to a project or a person that is gone. */
@Injectable()
export class ProjectsCleaner {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly groups: GroupsRepository,
    private readonly scenes: ScenesRepository,
    private readonly sceneGroups: SceneGroupsRepository,
    private readonly casts: CastsRepository,
    private readonly repetitions: RepetitionsRepository,
    private readonly presences: PresencesRepository,
  ) {}

  async clean(projectId: number, tx: Tx): Promise<void> {
    await this.presences.removeProject(projectId, tx);
    await this.repetitions.removeProject(projectId, tx);
    await this.scenes.removeProject(projectId, tx);
    await this.sceneGroups.removeProject(projectId, tx);
    await this.roles.removeProject(projectId, tx);
    await this.groups.removeProject(projectId, tx);
    await this.casts.removeProject(projectId, tx);
  }

  async forget(profileId: number, tx: Tx): Promise<void> {
    await this.roles.removeMember(profileId, tx);
    await this.groups.removeMember(profileId, tx);
    await this.repetitions.removePerson(profileId, tx);
    await this.presences.removePerson(profileId, tx);
  }
}

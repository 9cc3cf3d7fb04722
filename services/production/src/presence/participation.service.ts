import { Injectable } from '@nestjs/common';
import { participantsChanged } from '@stoet/contracts/production/presence.events';
import type { Tx } from '@stoet/service-kit';
import { CopiesRepository } from '../copies/copies.repository';
import { GroupsRepository } from '../groups/groups.repository';
import { ProjectRolesRepository } from '../project-roles/project-roles.repository';
import type { Repetition } from '../repetitions/repetition.schema';
import { RepetitionsRepository } from '../repetitions/repetitions.repository';
import { ScenesRepository } from '../scenes/scenes.repository';
import { expectedAt, type Casting } from './participation.rules';
import { PresencesRepository, type Expected } from './presences.repository';

/**
 * Keeps who is expected at repetitions: a row for each person and repetition, so that an attendance list and
 * somebody's own repetitions are read by one index. Runs inside the change that it follows from.
 */
@Injectable()
export class Participation {
  constructor(
    private readonly presences: PresencesRepository,
    private readonly repetitions: RepetitionsRepository,
    private readonly copies: CopiesRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly groups: GroupsRepository,
    private readonly scenes: ScenesRepository,
  ) {}

  /** Brings the repetitions of a project that are not over up to date, or one person at them. */
  async refresh(projectId: number, tx: Tx, only: { profileId?: number } = {}): Promise<void> {
    await this.presences.takeTurn(projectId, tx);
    await this.bring(projectId, await this.repetitions.notOver(projectId, new Date(), tx), tx, only.profileId);
  }

  /** Brings one repetition up to date, also when it is over: who is expected was chosen anew. */
  async refreshOne(repetition: Repetition, tx: Tx): Promise<void> {
    await this.presences.takeTurn(repetition.projectId, tx);
    await this.bring(repetition.projectId, [repetition], tx);
  }

  private async bring(projectId: number, repetitions: Repetition[], tx: Tx, profileId?: number): Promise<void> {
    if (repetitions.length === 0) return;
    const casting = await this.castingOf(projectId, tx, profileId);
    const ids = repetitions.map((r) => r._id);
    const known = await this.presences.at(ids, tx, profileId);
    const keyOf = (p: { repetitionId: number; profileId: number }) => `${p.repetitionId}/${p.profileId}`;
    const expected = new Map<string, Expected>();
    for (const repetition of repetitions)
      for (const [person, isRoleUser] of expectedAt(repetition, casting)) {
        const row = { repetitionId: repetition._id, projectId, profileId: person, isRoleUser };
        expected.set(keyOf(row), row);
      }
    const present = new Map(known.map((p) => [keyOf(p), p]));
    const added = [...expected].filter(([key]) => !present.has(key)).map(([, row]) => row);
    // who was there is not forgotten
    const gone = known.filter((p) => !expected.has(keyOf(p)) && !p.present);
    await this.presences.expect(added, tx);
    await this.presences.remove(gone, tx);
    for (const row of expected.values()) {
      const before = present.get(keyOf(row));
      if (before && before.isRoleUser !== row.isRoleUser)
        await this.presences.change(row, { isRoleUser: row.isRoleUser }, tx);
    }
    this.tell(projectId, [...added, ...gone], tx);
  }

  private async castingOf(projectId: number, tx: Tx, profileId?: number): Promise<Casting> {
    // one after the other: a transaction's session takes one operation at a time
    const registered = await this.copies.registered(projectId, profileId === undefined ? undefined : [profileId], tx);
    const roles = await this.roles.inProject(projectId, tx, profileId);
    const groups = await this.groups.inProject(projectId, tx, profileId);
    const scenes = await this.scenes.inProject(projectId, tx);
    return { registered, roles, groups, scenes };
  }

  private tell(projectId: number, changed: readonly { repetitionId: number; profileId: number }[], tx: Tx): void {
    if (changed.length === 0) return;
    const repetitionIds = [...new Set(changed.map((c) => c.repetitionId))];
    const profileIds = [...new Set(changed.map((c) => c.profileId))];
    tx.emit(participantsChanged, { projectId, repetitionIds, profileIds });
  }
}

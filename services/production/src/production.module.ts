import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Cast, CastSchema } from './casts/cast.schema';
import { CastsController } from './casts/casts.controller';
import { CastsRepository } from './casts/casts.repository';
import { CastsService, CastUsers } from './casts/casts.service';
import { CopiesRepository } from './copies/copies.repository';
import { CopiesSubscriber } from './copies/copies.subscriber';
import * as copies from './copies/copy.schemas';
import { ProjectsCleaner } from './copies/projects.cleaner';
import { Group, GroupSchema } from './groups/group.schema';
import { GroupsController } from './groups/groups.controller';
import { GroupsRepository } from './groups/groups.repository';
import { GroupsService } from './groups/groups.service';
import { Location, LocationSchema } from './locations/location.schema';
import { LocationsController } from './locations/locations.controller';
import { LocationsRepository } from './locations/locations.repository';
import { LocationsService } from './locations/locations.service';
import { MailModule } from './mail/mail.module';
import { ParticipantsController } from './participants/participants.controller';
import { Participation } from './presence/participation.service';
import { PinThrottle } from './presence/pin-throttle';
import { PresenceController } from './presence/presence.controller';
import * as presence from './presence/presence.schema';
import { PresenceService } from './presence/presence.service';
import { PresencesRepository } from './presence/presences.repository';
import { ProjectRole, ProjectRoleSchema } from './project-roles/project-role.schema';
import { ProjectRolesController } from './project-roles/project-roles.controller';
import { ProjectRolesRepository } from './project-roles/project-roles.repository';
import { ProjectRolesService } from './project-roles/project-roles.service';
import { RepetitionType, RepetitionTypeSchema } from './repetition-types/repetition-type.schema';
import { RepetitionTypesController } from './repetition-types/repetition-types.controller';
import { RepetitionTypesRepository } from './repetition-types/repetition-types.repository';
import { RepetitionTypesService } from './repetition-types/repetition-types.service';
import { RepetitionChoices } from './repetitions/repetition-choices.service';
import { Repetition, RepetitionSchema } from './repetitions/repetition.schema';
import { RepetitionsController } from './repetitions/repetitions.controller';
import { RepetitionsRepository } from './repetitions/repetitions.repository';
import { RepetitionsService } from './repetitions/repetitions.service';
import { SceneGroupsController } from './scenes/scene-groups.controller';
import { SceneGroupsRepository } from './scenes/scene-groups.repository';
import { SceneGroupsService } from './scenes/scene-groups.service';
import { Scene, SceneGroup, SceneGroupSchema, SceneSchema } from './scenes/scene.schema';
import { ScenesController } from './scenes/scenes.controller';
import { ScenesRepository } from './scenes/scenes.repository';
import { ScenesService } from './scenes/scenes.service';

const models = MongooseModule.forFeature([
  { name: Location.name, schema: LocationSchema },
  { name: RepetitionType.name, schema: RepetitionTypeSchema },
  { name: Cast.name, schema: CastSchema },
  { name: ProjectRole.name, schema: ProjectRoleSchema },
  { name: Group.name, schema: GroupSchema },
  { name: Scene.name, schema: SceneSchema },
  { name: SceneGroup.name, schema: SceneGroupSchema },
  { name: Repetition.name, schema: RepetitionSchema },
  { name: presence.Presence.name, schema: presence.PresenceSchema },
  { name: presence.ParticipationTurn.name, schema: presence.ParticipationTurnSchema },
  { name: presence.PinTries.name, schema: presence.PinTriesSchema },
  { name: copies.ProjectCopy.name, schema: copies.ProjectCopySchema },
  { name: copies.RegistrationCopy.name, schema: copies.RegistrationCopySchema },
  { name: copies.PinCopy.name, schema: copies.PinCopySchema },
]);

/** Everything of the production area: rehearsals, who plays where, and the one mailer. */
@Module({
  imports: [MailModule, models],
  controllers: [
    LocationsController,
    RepetitionTypesController,
    CastsController,
    ProjectRolesController,
    GroupsController,
    ScenesController,
    SceneGroupsController,
    ParticipantsController,
    RepetitionsController,
    PresenceController,
  ],
  providers: [
    ...[LocationsRepository, LocationsService],
    ...[RepetitionTypesRepository, RepetitionTypesService],
    ...[CastsRepository, CastsService, CastUsers],
    ...[ProjectRolesRepository, ProjectRolesService],
    ...[GroupsRepository, GroupsService],
    ...[ScenesRepository, ScenesService, SceneGroupsRepository, SceneGroupsService],
    ...[RepetitionsRepository, RepetitionsService, RepetitionChoices],
    ...[PresencesRepository, PresenceService, Participation, PinThrottle],
    ...[CopiesRepository, CopiesSubscriber, ProjectsCleaner],
  ],
})
export class ProductionModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LookupsController } from './lookups/lookups.controller';
import { Pictures } from './profiles/pictures';
import { Profile, ProfileSchema } from './profiles/profile.schema';
import { ProfilesController } from './profiles/profiles.controller';
import { ProfilesRepository } from './profiles/profiles.repository';
import { ProfilesService } from './profiles/profiles.service';
import { ProfilesSubscriber } from './profiles/profiles.subscriber';
import { SizesService } from './profiles/sizes.service';
import { Project, ProjectSchema } from './projects/project.schema';
import { ProjectsController } from './projects/projects.controller';
import { ProjectsRepository } from './projects/projects.repository';
import { ProjectsService } from './projects/projects.service';
import { ProfileFollower } from './registrations/profile-follower';
import { RegistrationAccess } from './registrations/registration.access';
import { Registration, RegistrationSchema } from './registrations/registration.schema';
import { RegistrationsController } from './registrations/registrations.controller';
import { RegistrationsReader } from './registrations/registrations.reader';
import { RegistrationsRepository } from './registrations/registrations.repository';
import { RegistrationsService } from './registrations/registrations.service';

/** One module: a registration knows its person and its project, and both know their registrations. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Profile.name, schema: ProfileSchema },
      { name: Project.name, schema: ProjectSchema },
      { name: Registration.name, schema: RegistrationSchema },
    ]),
  ],
  controllers: [LookupsController, ProfilesController, ProjectsController, RegistrationsController],
  providers: [
    ProfilesRepository,
    ProfilesService,
    ProfilesSubscriber,
    SizesService,
    Pictures,
    ProjectsRepository,
    ProjectsService,
    RegistrationsRepository,
    RegistrationAccess,
    RegistrationsReader,
    RegistrationsService,
    ProfileFollower,
  ],
})
export class VolunteersModule {}

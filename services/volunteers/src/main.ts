import { routesOf } from '@stoet/contracts/all';
import { startService } from '@stoet/service-kit';
import { volunteersConfig } from './config';
import { VolunteersModule } from './volunteers.module';

void startService({
  name: 'volunteers',
  config: volunteersConfig(),
  module: VolunteersModule,
  routes: routesOf('volunteers'),
});

import { routesOf } from '@stoet/contracts/all';
import { startService } from '@stoet/service-kit';
import { ClothingModule } from './clothing.module';
import { clothingConfig } from './config';

void startService({
  name: 'clothing',
  config: clothingConfig(),
  module: ClothingModule,
  routes: routesOf('clothing'),
});

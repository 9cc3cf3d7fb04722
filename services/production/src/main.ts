import { routesOf } from '@stoet/contracts/all';
import { startService } from '@stoet/service-kit';
import { productionConfig } from './config';
import { ProductionModule } from './production.module';

void startService({
  name: 'production',
  config: productionConfig(),
  module: ProductionModule,
  routes: routesOf('production'),
});

import { startService } from '@stoet/service-kit';
import { gatewayConfig } from './config';
import { gatewayOptions } from './gateway.options';

void startService(gatewayOptions(gatewayConfig()));

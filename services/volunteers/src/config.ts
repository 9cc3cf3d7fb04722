import { readConfig, serviceSettings } from '@stoet/service-kit';

export const volunteersConfig = () => readConfig(serviceSettings);

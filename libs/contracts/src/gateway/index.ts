import { accountRoutes } from './account.contract';
import { accessRoleRoutes } from './access-role.contract';
import { settingsRoutes } from './settings.contract';

/** Every route that the gateway itself answers. */
export const gatewayRoutes = {
  account: accountRoutes,
  accessRoles: accessRoleRoutes,
  settings: settingsRoutes,
} as const;

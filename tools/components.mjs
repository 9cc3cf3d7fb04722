import path from 'node:path';
import { root } from './process/files.mjs';

const serviceSettings = ({ secrets }) => ({ IDENTITY_PUBLIC_KEY: secrets.IDENTITY_PUBLIC_KEY });

/** The gateway alone signs identities and knows where the services are. */
const gatewaySettings = ({ secrets, urls }) => ({
  IDENTITY_PUBLIC_KEY: secrets.IDENTITY_PUBLIC_KEY,
  IDENTITY_PRIVATE_KEY: secrets.IDENTITY_PRIVATE_KEY,
  SESSION_SECRET: secrets.SESSION_SECRET,
  VOLUNTEERS_URL: urls.volunteers,
  PRODUCTION_URL: urls.production,
  CLOTHING_URL: urls.clothing,
  WEB_DIR: root,
});

const clothingSettings = (context) => ({
  ...serviceSettings(context),
  NATIONAL_NUMBER_KEY: context.secrets.NATIONAL_NUMBER_KEY,
});

const component = (name, folder, settings) => ({
  name,
  script: path.join(root, folder, 'dist/main.js'),
  settings,
});

/**
 * The processes of the product; each has the database of its own name. `front` is the one that listens on PORT and answers `/api/health/ready`; `settings`
 * gives what only this process may know, from `{ secrets, urls }`.
 */
export const product = [
  component('volunteers', 'services/volunteers', serviceSettings),
  component('production', 'services/production', serviceSettings),
  component('clothing', 'services/clothing', clothingSettings),
  { ...component('gateway', 'gateway', gatewaySettings), front: true },
];

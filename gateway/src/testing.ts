import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { gatewaySettings, type GatewayConfig } from './config';
import { gatewayOptions } from './gateway.options';

const keys = generateKeyPairSync('ed25519');
export const testSecret = randomBytes(32).toString('base64');
const NOBODY = 'http://127.0.0.1:1';

/** Options of a gateway under test; services are not there unless their address is given. */
export function testGateway(urls: { volunteers?: string; production?: string; clothing?: string; web?: string }) {
  const {
    MONGODB_URI: _uri,
    MONGODB_DB: _db,
    NATS_URL: _nats,
    NATS_PREFIX: _prefix,
    IDENTITY_PUBLIC_KEY: _key,
    PORT: _port,
    HOST: _host,
    LOG_LEVEL: _log,
    ...own
  } = gatewaySettings;
  const config = z.object(own).parse({
    IDENTITY_PRIVATE_KEY: keys.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    SESSION_SECRET: testSecret,
    VOLUNTEERS_URL: urls.volunteers ?? NOBODY,
    PRODUCTION_URL: urls.production ?? NOBODY,
    CLOTHING_URL: urls.clothing ?? NOBODY,
    WEB_DIR: urls.web,
  });
  const { module, routes, name, callerSource, configure } = gatewayOptions(config as GatewayConfig);
  return { module, routes, name, callerSource, configure, config };
}

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { readJson, writeJson } from './files.mjs';

const base64 = (key, type) => key.export({ format: 'der', type }).toString('base64');

function makeSecrets() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    IDENTITY_PUBLIC_KEY: base64(publicKey, 'spki'),
    IDENTITY_PRIVATE_KEY: base64(privateKey, 'pkcs8'),
    SESSION_SECRET: randomBytes(32).toString('base64'),
    NATIONAL_NUMBER_KEY: randomBytes(32).toString('base64'),
  };
}

/**
 * The secrets of this installation, each base64: Ed25519 keys (SPKI and PKCS8 DER) and two keys of 32 bytes. Made once
 * and kept in the data folder, readable by its owner only. What the environment names goes before what is kept.
 */
export function secretsOf(dataDir, env) {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readJson(file);
  const secrets = kept ?? makeSecrets();
  if (!kept) writeJson(file, secrets, 0o600);
  return Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, env[name] ?? value]));
}

const path = require('node:path');
const { readFileSync } = require('node:fs');

const swc = JSON.parse(readFileSync(path.join(__dirname, '../../.swcrc'), 'utf8'));
delete swc.$schema;
delete swc.exclude; // the build leaves tests out, jest must compile them

/** Jest settings of everything that runs in Node: sources of the libs, no build needed. */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  transform: { '^.+\\.(t|j)sx?$': ['@swc/jest', { ...swc, swcrc: false }] },
  testEnvironmentOptions: { customExportConditions: ['@stoet/source', 'node', 'node-addons', 'require', 'default'] },
  testTimeout: 30_000,
};

const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../..');
const inside = (parent) => readdirSync(path.join(root, parent)).map((name) => path.join(root, parent, name));

/** The tests of every project in one run, so that workers and cache are shared. */
module.exports = {
  projects: ['.', 'services', 'libs'].flatMap(inside).filter((dir) => existsSync(path.join(dir, 'jest.config.cjs'))),
  maxWorkers: 2,
  // Read from here, not from the projects.
  testTimeout: 30_000,
};

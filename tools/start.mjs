/**
 * `npm start`: the whole product on one machine, on one port. It runs right after a clone, so nothing here may import a
 * package before `install` has run.
 */
import { product } from './components.mjs';
import { root } from './process/files.mjs';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { serve } from './serve.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node 20.19 or later is needed, this is ${process.versions.node}\n`);
  process.exit(1);
}

process.exitCode = await serve({ env: process.env, from: root, preparations: [install, build], components: product });

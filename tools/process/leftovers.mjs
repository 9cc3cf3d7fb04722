import { readFileSync, readdirSync } from 'node:fs';
import { waitUntil } from './wait.mjs';
import { run } from './run.mjs';

/** Every process of the product carries this variable with the data folder it works for. */
export const mark = (dataDir) => ({ STOET_SUPERVISED: dataDir });

function markedInProc(needle) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(needle);
    } catch {
      return false; // ended meanwhile, or somebody else's
    }
  });
}

async function markedInPs(needle) {
  const { output } = await run('ps', ['-axEww', '-o', 'pid=,command=']);
  const lines = output.split('\n').filter((line) => `${line} `.includes(` ${needle} `));
  return lines.map((line) => Number.parseInt(line, 10));
}

/** The ids of the living processes that work for this data folder. */
export async function processesOf(dataDir) {
  const needle = `STOET_SUPERVISED=${dataDir}`;
  const pids = process.platform === 'linux' ? markedInProc(needle) : await markedInPs(needle);
  return pids.filter((pid) => pid !== process.pid);
}

async function signalAll(dataDir, signal) {
  for (const pid of await processesOf(dataDir)) {
    try {
      process.kill(pid, signal);
    } catch {
      // ended meanwhile
    }
  }
}

/** Ends what a killed supervisor left running, so that its data can be opened again. Gives how many there were. */
export async function endLeftovers(dataDir) {
  const found = await processesOf(dataDir);
  if (found.length === 0) return 0;
  const gone = async () => (await processesOf(dataDir)).length === 0;
  await signalAll(dataDir, 'SIGTERM');
  try {
    await waitUntil(gone, { what: 'The processes of the earlier start', timeoutMs: 6000 });
  } catch {
    await signalAll(dataDir, 'SIGKILL');
    await waitUntil(gone, { what: 'The processes of the earlier start', timeoutMs: 3000 });
  }
  return found.length;
}

import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU time that a process has used so far, in ms, all its threads together (Linux). */
export function cpuOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** CPU of some processes that `work` costs, in ms. */
export async function cpuDuring(pids, work) {
  const sum = () => pids.reduce((total, pid) => total + cpuOf(pid), 0);
  const before = sum();
  await work();
  return sum() - before;
}

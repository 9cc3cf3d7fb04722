/** Numbers that are the same at every run (mulberry32), and choices made with them. */
export function generator(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min, max) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    chance: (part) => next() < part,
    pick: (list) => list[int(0, list.length - 1)],
    /** `count` different ones, in a random order. */
    some(list, count) {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)[0]);
    },
  };
}

const AT_ONCE = 16;

/** Does `work` for each of `list`, several at once; the answers in the order of the list. */
export async function inParallel(list, work) {
  const answers = new Array(list.length);
  let taken = 0;
  const one = async () => {
    while (taken < list.length) {
      const i = taken++;
      answers[i] = await work(list[i], i);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return answers;
}

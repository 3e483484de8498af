/** Repeatable chance: the same name gives the same sequence on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole, from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different elements, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  hex(length: number): string;
}

export function createRandom(name: string): Random {
  const next = mulberry32(hashOf(name));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => at(list, int(0, list.length - 1));
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    sample: (list, count) => shuffled(list, int).slice(0, count),
    weighted(choices) {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const [choice] = choices.find(([, weight]) => (rest -= weight) < 0) ?? at(choices, 0);
      return choice;
    },
    hex: (length) => Array.from({ length }, () => int(0, 15).toString(16)).join(''),
  };
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError('Nothing to choose from.');
  return list[index] as T;
}

function shuffled<T>(list: readonly T[], int: Random['int']): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = int(0, last);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A small generator of 32 bits of state (Tommy Ettinger, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

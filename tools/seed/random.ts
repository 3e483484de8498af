/** Repeatable chance: the same seed gives the same sequence on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole, from 0 up to, not including, `bound`. */
  below(bound: number): number;
  /** Whole, from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different elements, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  hex(length: number): string;
}

export function createRandom(seed: string | number): Random {
  const next = mulberry32(typeof seed === 'string' ? hashOf(seed) : seed);
  const below = (bound: number): number => Math.floor(next() * bound);
  const int = (min: number, max: number): number => min + below(max - min + 1);
  const pick = <T>(list: readonly T[]): T => at(list, below(list.length));
  return {
    next,
    below,
    int,
    pick,
    chance: (share) => next() < share,
    sample: (list, count) => shuffled(list, below).slice(0, count),
    weighted(choices) {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const [choice] = choices.find(([, weight]) => (rest -= weight) < 0) ?? at(choices, 0);
      return choice;
    },
    hex: (length) => Array.from({ length }, () => int(0, 15).toString(16)).join(''),
  };
}

function at<T>(list: readonly T[], index: number): T {
  if (index >= list.length) throw new RangeError('Nothing to choose from.');
  return list[index] as T;
}

function shuffled<T>(list: readonly T[], below: Random['below']): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
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

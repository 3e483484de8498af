import { setTimeout as pause } from 'node:timers/promises';

/** Something that people do at a steady rate while parts of the cluster die. */
export interface Caller {
  name: string;
  /** Milliseconds between two of its calls. */
  everyMs: number;
  /** One try of its n-th call. Returns whether it was acknowledged. A try has a time limit. */
  attempt: (n: number) => Promise<boolean>;
  /** Whether a call without an answer is repeated until it is acknowledged, as a client with an idempotency key does. */
  repeats: boolean;
  /** After the last call: nothing acknowledged is lost, nothing was done twice. */
  verify: (acknowledged: readonly number[]) => Promise<void>;
}

/** A caller at work. */
export interface Running {
  caller: Caller;
  acknowledged: number[];
  /** Milliseconds of the longest time without an acknowledgement since `forget`. */
  longestGap: () => number;
  forget: () => void;
  /** Calls that were tried and not acknowledged, of those that are not repeated, since `forget`. */
  refused: () => number;
  /** No further calls; resolves when those under way are acknowledged. */
  end: () => Promise<void>;
  /** No further calls, and no repetition of those without an answer. */
  abandon: () => void;
}

const MOST_UNDER_WAY = 64;
const REPEAT_MS = 250;

/** Calls on at its rate, whether earlier calls were answered or not, up to 64 at once. */
export function run(caller: Caller): Running {
  const acknowledged: number[] = [];
  const underWay = new Set<Promise<void>>();
  let latest = performance.now();
  let gap = 0;
  let refused = 0;
  let next = 0;
  let ended = false;
  let abandoned = false;
  const note = () => {
    const now = performance.now();
    gap = Math.max(gap, now - latest);
    latest = now;
  };
  async function call(n: number): Promise<void> {
    while (!(await caller.attempt(n).catch(() => false))) {
      if (!caller.repeats || abandoned) {
        refused += 1;
        return;
      }
      await pause(REPEAT_MS);
    }
    acknowledged.push(n);
    note();
  }
  async function goOn(): Promise<void> {
    while (!ended) {
      if (underWay.size < MOST_UNDER_WAY) {
        const one = call(next++).finally(() => underWay.delete(one));
        underWay.add(one);
      }
      await pause(caller.everyMs);
    }
  }
  const going = goOn();
  return {
    caller,
    acknowledged,
    longestGap: () => Math.max(gap, performance.now() - latest),
    refused: () => refused,
    forget: () => {
      gap = 0;
      refused = 0;
    },
    end: async () => {
      ended = true;
      await going;
      await Promise.all(underWay);
    },
    abandon: () => {
      ended = abandoned = true;
    },
  };
}

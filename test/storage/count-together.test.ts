import { describe, expect, it } from '@jest/globals';
import { countTogether, type Counted } from '../../storage/count-together.ts';

const PACE_MS = 50;

/** Counts like MongoDB, and records when and what it was asked. */
function counter() {
  const writes: { at: number; calls: Record<string, number> }[] = [];
  const positions = new Map<string, number>();
  const hit = countTogether((calls) => {
    writes.push({ at: performance.now(), calls: Object.fromEntries(calls) });
    const counted = new Map<string, Counted>();
    for (const [key, more] of calls) {
      const last = (positions.get(key) ?? 0) + more;
      positions.set(key, last);
      counted.set(key, { last, resetsInMs: 1 });
    }
    return Promise.resolve(counted);
  }, PACE_MS);
  return { hit: async (key: string) => (await hit(key, 1)).position, writes };
}

/** Promise: every call has its own position, in order, and a busy process counts at a bounded rate. */
describe('counting calls in batches', () => {
  it('counts a single call at once, and the following ones within the pace in one write', async () => {
    const { hit, writes } = counter();
    const calls = ['a', 'a', 'b', 'a', 'b', 'c'].map(hit);
    expect(await Promise.all(calls)).toEqual([1, 2, 1, 3, 2, 1]);
    expect(writes.map((write) => write.calls)).toEqual([{ a: 1 }, { a: 2, b: 2, c: 1 }]);
  });

  it('counts sequential calls one by one, without waiting for the pace', async () => {
    const { hit, writes } = counter();
    for (let call = 1; call <= 20; call += 1) expect(await hit('a')).toBe(call);
    expect(writes).toHaveLength(20);
    expect((writes[19]?.at ?? NaN) - (writes[0]?.at ?? NaN)).toBeLessThan(19 * PACE_MS);
  });

  it('never counts several faster than its pace', async () => {
    const { hit, writes } = counter();
    await hit('a');
    for (let round = 1; round <= 4; round += 1) {
      await Promise.all(['a', 'b', 'c'].map((key) => hit(key)));
    }
    const several = writes.filter(({ calls }) => Object.keys(calls).length > 1);
    const gaps = several.slice(1).map(({ at }, index) => at - (several[index]?.at ?? NaN));
    expect(several.length).toBeGreaterThan(2);
    // A timer may fire a millisecond early.
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PACE_MS - 1);
  });

  it('does not delay other keys by a slow count, and has no key in two counts', async () => {
    const under: Record<string, number>[] = [];
    const finish: (() => void)[] = [];
    const hit = countTogether(async (calls) => {
      under.push(Object.fromEntries(calls));
      await new Promise<void>((resolve) => finish.push(resolve));
      return new Map([...calls].map(([key, last]) => [key, { last, resetsInMs: 1 }]));
    }, PACE_MS);
    const first = [hit('a', 1), hit('a', 1), hit('b', 1)];
    while (under.length < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(under).toEqual([{ a: 1 }, { b: 1 }]);
    finish[1]?.();
    expect(await first[2]).toEqual({ position: 1, resetsInMs: 1 });
    expect(under).toHaveLength(2);
    finish[0]?.();
    await first[0];
    expect(under).toEqual([{ a: 1 }, { b: 1 }, { a: 1 }]);
    finish[2]?.();
    await first[1];
  });

  it('queries a server that does not respond at most four times', async () => {
    const asked: string[][] = [];
    const answers: ((counted: Map<string, Counted>) => void)[] = [];
    const count = (calls: ReadonlyMap<string, number>) => {
      asked.push([...calls.keys()]);
      return new Promise<Map<string, Counted>>((resolve) => answers.push(resolve));
    };
    // Without pacing, all pending calls are counted in this turn.
    const hit = countTogether(count, PACE_MS, () => Promise.resolve());
    const turnEnds = () => new Promise((resolve) => setImmediate(resolve));
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      void hit(key, 1);
      await turnEnds();
    }
    expect(asked).toEqual([['a'], ['b'], ['c'], ['d']]);
    answers[0]?.(new Map([['a', { last: 1, resetsInMs: 1 }]]));
    await turnEnds();
    expect(asked).toEqual([['a'], ['b'], ['c'], ['d'], ['e', 'f', 'g']]);
  });

  it('reports a failed count to its callers, and continues', async () => {
    let failing = true;
    const hit = countTogether(() => {
      if (failing) return Promise.reject(new Error('away'));
      return Promise.resolve(new Map([['a', { last: 1, resetsInMs: 1 }]]));
    }, PACE_MS);
    await expect(hit('a', 1)).rejects.toThrow('away');
    failing = false;
    expect(await hit('a', 1)).toEqual({ position: 1, resetsInMs: 1 });
  });
});

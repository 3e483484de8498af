import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RateLimit } from '../../domain/accounts/rate-limit.ts';
import { countBehind } from '../../storage/count-behind.ts';
import { eventually } from '../support/eventually.ts';

const limitOf = (perMinute: number): RateLimit => ({ name: 'key', key: 'key:a', perMinute });
const AMPLE = limitOf(10_000);
const SCARCE = limitOf(60);

/** One window as MongoDB holds it, for any number of processes. */
function sharedWindow({ resetsInMs = 60_000 } = {}) {
  const counts: number[] = [];
  const window = { calls: 0, counts, away: false };
  const take = (_key: string, calls: number) => {
    if (window.away) return Promise.reject(new Error('away'));
    window.calls += calls;
    counts.push(calls);
    return Promise.resolve({ position: window.calls, resetsInMs });
  };
  return { window, process: () => countBehind(take) };
}

/**
 * Promise: limits are exact across processes, and a caller far from its limit does not wait for the count (decision
 * 0006).
 */
describe('counting calls of an ample window after their responses', () => {
  let now = 0;
  beforeEach(() => {
    now = 1_000_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('counts each call of a window that is not ample before it gets its position', async () => {
    const { window, process } = sharedWindow();
    const hit = process();
    for (let call = 1; call <= 5; call += 1) {
      expect((await hit(SCARCE)).position).toBe(call);
      expect(window.calls).toBe(call);
    }
  });

  it('gives the calls of an ample window their positions at once, and counts all of them once', async () => {
    const { window, process } = sharedWindow();
    const hit = process();
    const places = [];
    for (let call = 1; call <= 50; call += 1) places.push((await hit(AMPLE)).position);
    expect(places).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(window.counts).toEqual([1]);
    await eventually('the count', () => window.counts.length === 2);
    expect(window.counts).toEqual([1, 49]);
  });

  it('admits exactly as many calls as the limit says, in any processes', async () => {
    const { window, process } = sharedWindow();
    const limit = limitOf(2_500);
    const processes = [process(), process(), process()];
    const asked = Array.from({ length: 1_200 }, () => processes).flat();
    const places = [];
    for (const hit of asked) places.push((await hit(limit)).position);
    await eventually('all counts', () => window.calls === asked.length);
    expect(places.filter((position) => position <= limit.perMinute)).toHaveLength(2_500);
    expect(window.counts.length).toBeLessThan(asked.length - 300);
  });

  it('makes calls wait for their count again when others have used up the window', async () => {
    const { window, process } = sharedWindow();
    const hit = process();
    await hit(AMPLE);
    window.calls = 9_000;
    expect((await hit(AMPLE)).position).toBe(2);
    await eventually('the count', () => window.counts.length === 2);
    expect((await hit(AMPLE)).position).toBe(9_002);
    expect(window.counts).toEqual([1, 1, 1]);
  });

  it('makes calls wait for their count again when counts cannot be written', async () => {
    const { window, process } = sharedWindow();
    const hit = process();
    await hit(AMPLE);
    window.away = true;
    now += 100;
    await expect(hit(AMPLE)).rejects.toThrow('away');
    window.away = false;
    expect((await hit(AMPLE)).position).toBe(2);
  });

  it('counts nothing of an ended window in the next one', async () => {
    const { window, process } = sharedWindow({ resetsInMs: 50 });
    const hit = process();
    await hit(AMPLE);
    await hit(AMPLE);
    now += 50;
    await eventually('the next count', () => window.counts.length === 2);
    expect(window.counts).toEqual([1, 0]);
  });
});

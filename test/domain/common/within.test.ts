import { describe, expect, it } from '@jest/globals';
import { within } from '../../../domain/common/within.ts';

const never = new Promise<never>(() => undefined);

describe('work with a time limit', () => {
  it('returns its result if it comes in time', async () => {
    expect(await within(Promise.resolve('done'), 60_000, 'late')).toBe('done');
  });

  it('returns the fallback if it does not', async () => {
    expect(await within(never, 1, 'late')).toBe('late');
  });

  it('throws what the work throws', async () => {
    await expect(within(Promise.reject(new Error('broken')), 60_000, 'late')).rejects.toThrow(
      'broken',
    );
  });

  it('leaves no timer that would keep a process alive', async () => {
    const timers = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await within(Promise.resolve(), 60_000, 'late');
    expect(timers()).toBe(before);
  });
});

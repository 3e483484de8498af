import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createReadinessCheck } from '../../../api/operations/readiness.ts';

const ready = { status: 'ok', checks: { mongodb: 'ok', elasticsearch: 'ok', temporal: 'ok' } };

/** Promise: however often `/readyz` is called, each server is asked at most once a second. */
describe('the readiness check', () => {
  const ping = jest.fn<() => Promise<void>>();
  const others = () => Promise.resolve();
  const create = () =>
    createReadinessCheck({ mongodb: ping, elasticsearch: others, temporal: others });
  beforeEach(() => {
    jest.useFakeTimers();
    ping.mockReset().mockResolvedValue(undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is shared by concurrent calls and for a second after its start', async () => {
    const check = create();
    expect(await Promise.all([check(), check(), check()])).toEqual([ready, ready, ready]);
    jest.advanceTimersByTime(999);
    await check();
    expect(ping).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await check();
    expect(ping).toHaveBeenCalledTimes(2);
  });

  it('reports a server that went down, and its return, after that second', async () => {
    const check = create();
    await check();
    ping.mockRejectedValueOnce(new Error('gone'));
    jest.advanceTimersByTime(1_000);
    const unreachable = {
      status: 'unreachable',
      checks: { ...ready.checks, mongodb: 'unreachable' },
    };
    expect(await check()).toEqual(unreachable);
    expect(await check()).toEqual(unreachable);
    jest.advanceTimersByTime(1_000);
    expect(await check()).toEqual(ready);
  });

  it('starts no second check of a hanging server while the first one waits', async () => {
    const check = create();
    ping.mockReturnValueOnce(new Promise(() => undefined));
    const first = check();
    await jest.advanceTimersByTimeAsync(2_000);
    const second = check();
    await jest.advanceTimersByTimeAsync(501);
    expect((await first).checks.mongodb).toBe('unreachable');
    expect(await second).toBe(await first);
    expect(ping).toHaveBeenCalledTimes(1);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { keepAlive, stopIfCancelled } from '../../activities/keep-alive.ts';

const MINUTE_MS = 60_000;

/** A driver call whose connection breaks at the wrong moment never returns. */
const never = new Promise<never>(() => undefined);

describe('keepAlive', () => {
  let environment: MockActivityEnvironment;
  let beats: number;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    environment = new MockActivityEnvironment();
    beats = 0;
    environment.on('heartbeat', () => (beats += 1));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function outcomeOf(work: () => Promise<unknown>): () => string {
    let outcome = 'under way';
    environment
      .run(() => keepAlive(work))
      .then(
        (result) => (outcome = String(result)),
        (error: unknown) => (outcome = (error as Error).message),
      );
    return () => outcome;
  }

  it('fails when a step never ends, so that the activity is retried', async () => {
    const outcome = outcomeOf(() => never);
    await jest.advanceTimersByTimeAsync(14 * MINUTE_MS);
    expect(outcome()).toBe('under way');
    expect(beats).toBe((14 * MINUTE_MS) / 2_000);
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(outcome()).toBe('A step has taken longer than any should.');
    const heard = beats;
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(beats).toBe(heard);
  });

  it('runs for hours while steps complete', async () => {
    const outcome = outcomeOf(async () => {
      for (let step = 0; step < 30; step += 1) {
        stopIfCancelled();
        await new Promise((resolve) => setTimeout(resolve, 10 * MINUTE_MS));
      }
      return 'done';
    });
    await jest.advanceTimersByTimeAsync(301 * MINUTE_MS);
    expect(outcome()).toBe('done');
  });

  it('takes no further step after its attempt was given up', async () => {
    let steps = 0;
    const outcome = outcomeOf(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20 * MINUTE_MS));
      stopIfCancelled();
      steps += 1;
    });
    await jest.advanceTimersByTimeAsync(21 * MINUTE_MS);
    expect(outcome()).toBe('A step has taken longer than any should.');
    expect(steps).toBe(0);
  });

  it('runs the work without heartbeats outside an activity', async () => {
    expect(await keepAlive(() => Promise.resolve('done'))).toBe('done');
    expect(() => stopIfCancelled()).not.toThrow();
  });
});

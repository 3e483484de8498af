import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createFairQueue } from '../../../services/threads/fair-queue.ts';

const limits = { slots: 2, maxWaitingPerCaller: 2, maxWaiting: 3 };

/** A queue whose jobs end on request of the test. */
function startQueue(options = limits) {
  const queue = createFairQueue(options);
  const running: string[] = [];
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  function run(name: string, signal?: AbortSignal): Promise<string> {
    const [caller = ''] = name;
    return queue.run({ caller, signal }, async () => {
      running.push(name);
      order.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      running.splice(running.indexOf(name), 1);
      return name;
    });
  }
  async function end(name: string): Promise<void> {
    ends.get(name)?.();
    await settle();
  }
  return { run, end, running, order };
}

/** Waits until all settled promises have run their handlers. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const refusedAs = (code: string) => expect.objectContaining({ code, retryAfterSeconds: 5 });

describe('a fair queue', () => {
  it("runs one job per caller at a time, and a second caller's beside it", async () => {
    const { run, end, running, order } = startQueue();
    const jobs = ['a1', 'a2', 'b1'].map((name) => run(name));
    await settle();
    expect(running).toEqual(['a1', 'b1']);
    await end('b1');
    expect(running).toEqual(['a1']);
    await end('a1');
    expect(running).toEqual(['a2']);
    await end('a2');
    expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'b1']);
    expect(order).toEqual(['a1', 'b1', 'a2']);
  });

  it('runs several jobs per caller where it may, within its slots', async () => {
    const limits = { slots: 3, slotsPerCaller: 2, maxWaitingPerCaller: 9, maxWaiting: 9 };
    const { run, end, running } = startQueue(limits);
    const names = ['a1', 'a2', 'a3', 'b1', 'b2'];
    const jobs = names.map((name) => run(name));
    await settle();
    expect(running).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(running).toEqual(['a1', 'a2', 'b2']);
    await end('a1');
    expect(running).toEqual(['a2', 'b2', 'a3']);
    for (const name of ['a2', 'a3', 'b2']) await end(name);
    expect(await Promise.all(jobs)).toEqual(names);
  });

  it('alternates between callers, not jobs', async () => {
    const { run, end, order } = startQueue({ slots: 1, maxWaitingPerCaller: 9, maxWaiting: 9 });
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
    const jobs = names.map((name) => run(name));
    await settle();
    const turns = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2'];
    for (const name of turns) await end(name);
    await Promise.all(jobs);
    expect(order).toEqual(turns);
  });

  it('refuses a caller with too many waiting jobs, and no other caller', async () => {
    const { run, end } = startQueue();
    const [first] = ['a1', 'a2', 'a3'].map((name) => run(name));
    await expect(run('a4')).rejects.toEqual(refusedAs('rate_limited'));
    const other = run('b1');
    await settle();
    await end('b1');
    expect(await other).toBe('b1');
    await end('a1');
    expect(await first).toBe('a1');
    const next = run('a4');
    for (const name of ['a2', 'a3', 'a4']) await end(name);
    expect(await next).toBe('a4');
  });

  it('is busy for all when too many wait in total', async () => {
    const { run } = startQueue();
    for (const name of ['a1', 'b1', 'c1', 'd1', 'e1']) void run(name);
    await expect(run('f1')).rejects.toEqual(refusedAs('unavailable'));
  });

  it('drops a waiting job when its signal aborts, and frees its place', async () => {
    const { run, end, order } = startQueue();
    const gone = new AbortController();
    const jobs = [run('a1'), run('a2', gone.signal), run('a3', gone.signal)];
    const left = Promise.allSettled(jobs.slice(1));
    const reason = new Error('The client disconnected.');
    gone.abort(reason);
    expect(await left).toEqual([1, 2].map(() => ({ status: 'rejected', reason })));
    await expect(run('a2', gone.signal)).rejects.toBe(reason);
    const last = run('a4');
    await end('a1');
    await end('a4');
    expect(await last).toBe('a4');
    expect(order).toEqual(['a1', 'a4']);
  });

  it('keeps the place of a job that runs although its signal aborts', async () => {
    const { run, end, running } = startQueue();
    const gone = new AbortController();
    const job = run('a1', gone.signal);
    const next = run('a2');
    await settle();
    gone.abort();
    await settle();
    expect(running).toEqual(['a1']);
    await end('a1');
    expect(await job).toBe('a1');
    await end('a2');
    expect(await next).toBe('a2');
  });

  it('continues after a job that fails', async () => {
    const queue = createFairQueue(limits);
    const fails = queue.run({ caller: 'a' }, () => Promise.reject(new Error('no')));
    const next = queue.run({ caller: 'a' }, () => Promise.resolve('yes'));
    await expect(fails).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});

// Promise: in any order of arrival, each job ends once, in its caller's order, within the slots.
it('loses no job, and never runs two of one caller', async () => {
  const callers = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(callers, fc.integer({ min: 1, max: 3 }), async (jobs, slots) => {
      const queue = createFairQueue({ slots, maxWaitingPerCaller: 99, maxWaiting: 99 });
      const running: string[] = [];
      const ended: Record<string, number[]> = {};
      const all = jobs.map((caller, index) =>
        queue.run({ caller }, async () => {
          expect(running).not.toContain(caller);
          running.push(caller);
          expect(running.length).toBeLessThanOrEqual(slots);
          await Promise.resolve();
          running.splice(running.indexOf(caller), 1);
          (ended[caller] ??= []).push(index);
        }),
      );
      await Promise.all(all);
      const given: Record<string, number[]> = {};
      for (const [index, caller] of jobs.entries()) (given[caller] ??= []).push(index);
      expect(ended).toEqual(given);
    }),
  );
});

import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import { moduleBeside } from '../../../services/threads/thread-module.ts';
import { createThreadPool } from '../../../services/threads/thread-pool.ts';
import { eventually } from '../../support/eventually.ts';

interface Task {
  text: string;
}

function poolOf({ timeLimitMs = 60_000, module = 'echo-thread' } = {}) {
  const pool = createThreadPool<Task, Task>({
    module: moduleBeside(import.meta.url, `../../support/threads/${module}`),
    ...{ threads: 1, maxWaitingPerCaller: 1, maxWaiting: 2, memoryMiB: 64 },
    timeLimitMs,
  });
  return { run: (text: string, caller = text) => pool.run({ text }, { caller }) };
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

const stopped = { ended: 'stopped', cause: expect.anything() };
const done = (text: string) => ({ ended: 'done', result: { text } });

describe('a pool of threads', () => {
  it.each(['die', 'fail', 'fill'])('survives a task that does "%s"', async (harm) => {
    const pool = poolOf();
    const outcomes = ['one', harm, 'two'].map((text) => pool.run(text));
    expect(await Promise.all(outcomes)).toEqual([done('one'), stopped, done('two')]);
  });

  it('kills a thread that takes too long, even if its event loop is blocked', async () => {
    const pool = poolOf({ timeLimitMs: 500 });
    const outcomes = ['loop', 'after'].map((text) => pool.run(text));
    expect(await Promise.all(outcomes)).toEqual([stopped, done('after')]);
  });

  // Promise: no file is refused for the load of others alone.
  it('does not count the time in which others hold the processors', async () => {
    const busy = Array.from({ length: 4 * availableParallelism() }, () => {
      return new Worker('for (;;);', { eval: true });
    });
    const outcome = await poolOf({ timeLimitMs: 1_000 }).run('work');
    await Promise.all(busy.map((thread) => thread.terminate()));
    expect(outcome).toEqual(done('work'));
  });

  // Promise: only the task's own time counts. Loading a thread takes longer than this limit.
  it('does not count the time to load a thread', async () => {
    expect(await poolOf({ timeLimitMs: 100 }).run('first')).toEqual(done('first'));
  });

  it('shares its threads fairly', async () => {
    const pool = poolOf();
    const waiting = [pool.run('one', 'a'), pool.run('two', 'a')];
    await expect(pool.run('three', 'a')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await Promise.all(waiting)).toEqual([done('one'), done('two')]);
  });

  it('does not fail a task for a thread that cannot load', async () => {
    await expect(poolOf({ module: 'no-such-thread' }).run('one')).rejects.toThrow(/No thread/);
  });

  it('keeps no result once it is returned', async () => {
    const pool = poolOf();
    const results: WeakRef<Task>[] = [];
    for (const text of ['one', 'two', 'three']) {
      const outcome = await pool.run(text);
      if (outcome.ended === 'done') results.push(new WeakRef(outcome.result));
    }
    expect(results).toHaveLength(3);
    await eventually('the results to be collected', () => {
      collectGarbage();
      return results.slice(0, 2).every((result) => result.deref() === undefined);
    });
  });
});

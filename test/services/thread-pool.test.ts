import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { createThreadPool } from '../../services/thread-pool.ts';
import { eventually } from '../support/eventually.ts';

/** Answers each task with a copy of it, and dies of `die`. */
const echo = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.postMessage('ready');
    parentPort.on('message', (task) => {
      if (task.text === 'die') process.exit(1);
      if (task.text !== 'hang') parentPort.postMessage(task);
    });
  `)}`,
);

interface Task {
  text: string;
}

function poolOf({ timeLimitMs = 60_000 } = {}) {
  return createThreadPool<Task, Task>({
    ...{ module: echo, threads: 1, maxWaiting: 1, memoryMiB: 64 },
    timeLimitMs,
  });
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('a pool of threads', () => {
  it('gives each task its own answer, and the next thread where one was ended', async () => {
    const pool = poolOf();
    const outcomes = ['one', 'die', 'two'].map((text) => pool.run({ text }));
    expect(await Promise.all(outcomes)).toEqual([
      { ended: 'done', result: { text: 'one' } },
      { ended: 'stopped' },
      { ended: 'refused' },
    ]);
    expect(await pool.run({ text: 'three' })).toEqual({ ended: 'done', result: { text: 'three' } });
  });

  it('ends a thread that takes too long', async () => {
    const pool = poolOf({ timeLimitMs: 50 });
    expect(await pool.run({ text: 'hang' })).toEqual({ ended: 'stopped' });
  });

  it('keeps nothing of a result once it is handed out', async () => {
    const pool = poolOf();
    const results: WeakRef<Task>[] = [];
    for (const text of ['one', 'two', 'three']) {
      const outcome = await pool.run({ text });
      if (outcome.ended === 'done') results.push(new WeakRef(outcome.result));
    }
    expect(results).toHaveLength(3);
    await eventually('the results to be collected', () => {
      collectGarbage();
      return results.slice(0, 2).every((result) => result.deref() === undefined);
    });
  });
});

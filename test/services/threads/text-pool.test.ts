import { describe, expect, it } from '@jest/globals';
import { createTextPool } from '../../../services/threads/text-pool.ts';
import { moduleBeside } from '../../../services/threads/thread-module.ts';

/** Promise (decision 0026): a long text does not hold the event loop. */
describe('a pool for texts', () => {
  const here: number[] = [];
  const read = createTextPool({
    module: moduleBeside(import.meta.url, '../../support/threads/echo-thread'),
    work(task: { text: string }) {
      here.push(task.text.length);
      return task;
    },
  });

  it('works on a long text in a thread, and on a short one at once', async () => {
    for (const length of [20_000, 20_001, 1_000_000]) {
      const task = { text: 'x'.repeat(length) };
      expect(await read(task, 'a')).toEqual(task);
    }
    expect(here).toEqual([20_000]);
  });

  it('refuses a caller with too many texts, and no other', async () => {
    const task = { text: 'x'.repeat(30_000) };
    const some = Array.from({ length: 54 }, () => read(task, 'a'));
    const other = read(task, 'b');
    const outcomes = await Promise.allSettled(some);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: 'rate_limited' } });
    expect(await other).toEqual(task);
  });
});

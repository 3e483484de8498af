import { describe, expect, test } from '@jest/globals';
import { largeBodyTurn } from '../../../api/input/large-body-turn.ts';

const LARGE = 1024 * 1024;

/** The event-loop turn in which each body is parsed, for bodies of these sizes that arrive at once. */
async function turnsOf(sizes: number[]): Promise<number[]> {
  let turn = 0;
  let isDone = false;
  const count = () => {
    turn += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all(sizes.map((bytes) => largeBodyTurn(bytes).then(() => turn)));
  isDone = true;
  return turns;
}

describe('many concurrent large bodies do not delay other callers by the sum of their work', () => {
  test('each large body is parsed in its own turn', async () => {
    const turns = await turnsOf([LARGE, LARGE, LARGE, LARGE]);

    expect(new Set(turns).size).toBe(4);
  });

  test('a small body does not wait', async () => {
    const [, small] = await turnsOf([LARGE, 1000]);

    expect(small).toBe(0);
  });
});

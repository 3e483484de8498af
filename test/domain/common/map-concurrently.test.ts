import { expect, test } from '@jest/globals';
import { mapConcurrently } from '../../../domain/common/map-concurrently.ts';

test('calls run a few at a time, results keep their order, one failure fails all', async () => {
  let running = 0;
  let most = 0;
  const double = async (value: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return value * 2;
  };
  const values = Array.from({ length: 50 }, (_, index) => index);
  expect(await mapConcurrently(values, 4, double)).toEqual(values.map((value) => value * 2));
  expect(most).toBe(4);
  expect(await mapConcurrently([], 4, double)).toEqual([]);
  await expect(mapConcurrently(values, 4, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
});

import { describe, expect, it } from '@jest/globals';
import { readTogether } from '../../storage/read-together.ts';
import type { Stores } from '../../storage/stores.ts';
import { together } from '../../storage/together.ts';

/** No server: the batches are only recorded. */
const stores = { mongo: {} } as Stores;

/** Promises: concurrent requests are one batch, each gets its own result, and nothing is cached. */
describe('together', () => {
  it('runs once for the calls of one turn, and again for the next', async () => {
    const runs: number[][] = [];
    const double = together<number, number>((_stores, inputs) => {
      runs.push([...inputs]);
      return Promise.resolve(inputs.map((input) => input * 2));
    });
    expect(await Promise.all([1, 2, 3].map((input) => double(stores, input)))).toEqual([2, 4, 6]);
    expect(await double(stores, 1)).toBe(2);
    expect(runs).toEqual([[1, 2, 3], [1]]);
  });

  it('keeps the stores of two connections apart', async () => {
    const asked: Stores[] = [];
    const ask = together<string, string>((ofStores, inputs) => {
      asked.push(ofStores);
      return Promise.resolve([...inputs]);
    });
    const others = { mongo: {} } as Stores;
    await Promise.all([ask(stores, 'a'), ask(others, 'b')]);
    expect(asked).toEqual([stores, others]);
  });

  it('throws an error to its caller, and a failed run to all', async () => {
    const judge = together<number, number>((_stores, inputs) => {
      if (inputs.includes(0)) return Promise.reject(new Error('gone'));
      return Promise.resolve(inputs.map((input) => (input < 0 ? new Error('refused') : input)));
    });
    const outcomes = (inputs: number[]) =>
      Promise.all(
        inputs.map((input) => judge(stores, input).catch((error: Error) => error.message)),
      );
    expect(await outcomes([1, -1, 2])).toEqual([1, 'refused', 2]);
    expect(await outcomes([1, 0])).toEqual(['gone', 'gone']);
  });
});

describe('readTogether', () => {
  interface Kiln {
    owner: string;
    id: string;
  }
  const kilns: Kiln[] = [
    { owner: 'acc_a', id: '1' },
    { owner: 'acc_b', id: '2' },
  ];
  const nameOf = ({ owner, id }: Kiln) => `${owner} ${id}`;

  it('finds each record only for its owner, and queries once for two requests', async () => {
    const asked: Kiln[][] = [];
    const find = readTogether<Kiln, Kiln>({
      find: (_stores, refs) => {
        asked.push([...refs]);
        const ids = refs.map(({ id }) => id);
        return Promise.resolve(kilns.filter(({ id }) => ids.includes(id)));
      },
      nameOf: { asked: nameOf, found: nameOf },
    });
    const refs = [kilns[0], kilns[0], { owner: 'acc_a', id: '2' }, { owner: 'acc_a', id: '3' }];
    const found = await Promise.all(refs.map((ref) => find(stores, ref as Kiln)));
    expect(found).toEqual([kilns[0], kilns[0], null, null]);
    expect(asked).toEqual([[refs[0], refs[2], refs[3]]]);
  });
});

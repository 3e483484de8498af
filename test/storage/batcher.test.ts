import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { batchPerConnection } from '../../storage/batch-per-connection.ts';
import { Batcher, type BatcherOptions } from '../../storage/batcher.ts';
import { readInBatches } from '../../storage/read-in-batches.ts';
import type { Stores } from '../../storage/stores.ts';
import { eventually } from '../support/eventually.ts';

/** Stands for a connection; no query reaches it. */
const stores = { mongo: {} } as Stores;

/** A batcher that doubles numbers; with `holds`, each of its batches waits to be released. */
function doubling({
  holds = false,
  ...options
}: Partial<BatcherOptions<number, number>> & { holds?: boolean } = {}) {
  const runs: number[][] = [];
  const release: (() => void)[] = [];
  const batcher = new Batcher<number, number>({
    ...options,
    run: async (inputs) => {
      runs.push([...inputs]);
      if (holds) await new Promise<void>((resolve) => release.push(resolve));
      return inputs.map((input) => input * 2);
    },
  });
  const add = (input: number) => batcher.add(input);
  return { add, flush: () => batcher.flush(), size: () => batcher.size, runs, release };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Promises: concurrent inputs share a batch, each gets its own result, and nothing is lost or run twice. */
describe('a batcher', () => {
  it('runs once for the inputs of one event-loop turn, and again for the next', async () => {
    const { add, runs } = doubling();
    expect(await Promise.all([1, 2, 3].map(add))).toEqual([2, 4, 6]);
    expect(await add(1)).toBe(2);
    expect(runs).toEqual([[1, 2, 3], [1]]);
  });

  it('collects inputs during a delay, and sends a full batch early', async () => {
    const { add, runs } = doubling({ delayMs: 60_000, maxSize: 2 });
    const full = [add(1), add(2)];
    expect(await Promise.all(full)).toEqual([2, 4]);
    expect(runs).toEqual([[1, 2]]);
  });

  it('sends waiting inputs on flush, which resolves when they are done', async () => {
    const { add, flush, runs } = doubling({ delayMs: 60_000, maxSize: 2, concurrency: 1 });
    const results = [1, 2, 3, 4, 5].map(add);
    await flush();
    expect(runs).toEqual([[1, 2], [3, 4], [5]]);
    expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10]);
  });

  it('runs one batch of a key at a time, and others beside it', async () => {
    const { add, runs, release, size } = doubling({
      holds: true,
      concurrency: 1,
      keyOf: (input) => (input < 10 ? 'small' : 'large'),
    });
    const first = [add(1), add(10)];
    await turn();
    const later = [add(2), add(3)];
    await turn();
    expect(runs).toEqual([[1], [10]]);
    expect(size()).toBe(4);
    release[0]?.();
    await first[0];
    await eventually('the next batch', () => runs.length === 3);
    expect(runs[2]).toEqual([2, 3]);
    release.forEach((go) => go());
    expect(await Promise.all(later)).toEqual([4, 6]);
    release.forEach((go) => go());
    await eventually('all are done', () => size() === 0);
  });

  it('waits for the delay before it retries an input that its own batch added again', async () => {
    const runs: number[] = [];
    const batcher: Batcher<number, void> = new Batcher({
      delayMs: 50,
      concurrency: 1,
      run: () => {
        runs.push(Date.now());
        if (runs.length < 3) void batcher.add(1);
        return Promise.resolve();
      },
    });
    await batcher.add(1);
    await eventually('three runs', () => runs.length === 3);
    const [first = 0, second = 0, third = 0] = runs;
    expect(second - first).toBeGreaterThanOrEqual(45);
    expect(third - second).toBeGreaterThanOrEqual(45);
  });

  it('rejects one input by its Error, and all of a batch that fails', async () => {
    const batcher = new Batcher<number, number>({
      run: (inputs) =>
        inputs.includes(0)
          ? Promise.reject(new Error('gone'))
          : Promise.resolve(inputs.map((input) => (input < 0 ? new Error('refused') : input))),
    });
    const outcomes = (inputs: number[]) =>
      Promise.all(inputs.map((input) => batcher.add(input).catch((error: Error) => error.message)));
    expect(await outcomes([1, -1, 2])).toEqual([1, 'refused', 2]);
    expect(await outcomes([1, 0])).toEqual(['gone', 'gone']);
    expect(await outcomes([3])).toEqual([3]);
  });

  it('runs every input once, within size and concurrency, whatever the order of arrival', async () => {
    const arrivals = fc.array(fc.array(fc.nat(5), { maxLength: 12 }), { maxLength: 8 });
    const limits = {
      maxSize: fc.integer({ min: 1, max: 5 }),
      concurrency: fc.integer({ min: 1, max: 3 }),
    };
    await fc.assert(
      fc.asyncProperty(arrivals, fc.record(limits), async (turns, { maxSize, concurrency }) => {
        const running = new Map<string, number>();
        const done: number[] = [];
        const batcher = new Batcher<number, number>({
          maxSize,
          concurrency,
          keyOf: String,
          run: async (inputs) => {
            const key = String(inputs[0]);
            running.set(key, (running.get(key) ?? 0) + 1);
            expect(running.get(key)).toBeLessThanOrEqual(concurrency);
            expect(inputs.length).toBeLessThanOrEqual(maxSize);
            expect(new Set(inputs).size).toBe(1);
            await turn();
            running.set(key, (running.get(key) ?? 0) - 1);
            done.push(...inputs);
            return inputs;
          },
        });
        const results: Promise<number>[] = [];
        for (const inputs of turns) {
          results.push(...inputs.map((input) => batcher.add(input)));
          await turn();
        }
        await batcher.flush();
        expect(await Promise.all(results)).toEqual(turns.flat());
        expect(done.sort()).toEqual(turns.flat().sort());
      }),
      { numRuns: 60 },
    );
  });
});

describe('batches per connection', () => {
  it('keeps the stores of two connections apart', async () => {
    const asked: Stores[] = [];
    const ask = batchPerConnection<string, string>((ofStores, inputs) => {
      asked.push(ofStores);
      return Promise.resolve([...inputs]);
    });
    const others = { mongo: {} } as Stores;
    await Promise.all([ask(stores, 'a'), ask(others, 'b')]);
    expect(asked).toEqual([stores, others]);
  });
});

describe('readInBatches', () => {
  interface Kiln {
    owner: string;
    id: string;
  }
  const kilns: Kiln[] = [
    { owner: 'acc_a', id: '1' },
    { owner: 'acc_b', id: '2' },
  ];
  const nameOf = ({ owner, id }: Kiln) => `${owner} ${id}`;

  it('finds each record for its owner alone, and reads a record once for two callers', async () => {
    const asked: Kiln[][] = [];
    const find = readInBatches<Kiln, Kiln>({
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

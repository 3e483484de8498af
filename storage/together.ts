import DataLoader from 'dataloader';
import type { Stores } from './stores.ts';

/** Maximum size of a batch. */
const MOST_TOGETHER = 200;

/** The result of each input, in order. An `Error` is thrown to its caller. */
type RunMany<Input, Output> = (
  stores: Stores,
  inputs: readonly Input[],
) => Promise<(Output | Error)[]>;

/**
 * Batches the calls of one turn of the event loop into one operation on MongoDB. A busy process sends one message for
 * many requests, a single request is sent alone, and nothing is cached.
 */
export function together<Input, Output>(
  run: RunMany<Input, Output>,
): (stores: Stores, input: Input) => Promise<Output> {
  const loaders = new WeakMap<Stores['mongo'], DataLoader<Input, Output>>();

  function loaderOf(stores: Stores): DataLoader<Input, Output> {
    const known = loaders.get(stores.mongo);
    if (known !== undefined) return known;
    const loader = new DataLoader<Input, Output>((inputs) => run(stores, inputs), {
      cache: false,
      maxBatchSize: MOST_TOGETHER,
      // Runs after all requests that have arrived by then.
      batchScheduleFn: (send) => setImmediate(send),
    });
    loaders.set(stores.mongo, loader);
    return loader;
  }

  return (stores, input) => loaderOf(stores).load(input);
}

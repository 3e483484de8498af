import DataLoader from 'dataloader';
import type { Stores } from './stores.ts';

/** So many go to MongoDB at once, at most. */
const MOST_TOGETHER = 200;

/** What became of each input, in their order: an `Error` is thrown to the one it belongs to. */
type RunMany<Input, Output> = (
  stores: Stores,
  inputs: readonly Input[],
) => Promise<(Output | Error)[]>;

/**
 * Lets what is asked for in one turn of the event loop go to MongoDB together: a busy process sends one message for
 * many requests, a lone request goes alone, and nothing is remembered.
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
      // After all requests that have arrived by then were looked at.
      batchScheduleFn: (send) => setImmediate(send),
    });
    loaders.set(stores.mongo, loader);
    return loader;
  }

  return (stores, input) => loaderOf(stores).load(input);
}

import { Batcher } from './batcher.ts';
import type { Stores } from './stores.ts';

/** One result per input, in their order; an `Error` rejects that input alone. */
type RunMany<Input, Output> = (
  stores: Stores,
  inputs: readonly Input[],
) => Promise<readonly (Output | Error)[]>;

/** Sends the inputs of one event-loop turn to MongoDB in one batch, separately for each connection. */
export function batchPerConnection<Input, Output>(
  run: RunMany<Input, Output>,
): (stores: Stores, input: Input) => Promise<Output> {
  const batchers = new WeakMap<Stores['mongo'], Batcher<Input, Output>>();
  return (stores, input) => {
    const batcher =
      batchers.get(stores.mongo) ??
      new Batcher<Input, Output>({ run: (inputs) => run(stores, inputs) });
    batchers.set(stores.mongo, batcher);
    return batcher.add(input);
  };
}

import { context, ROOT_CONTEXT } from '@opentelemetry/api';

export interface BatcherOptions<Input, Output> {
  /**
   * Processes one batch. Returns one result per input, in their order, or nothing where inputs have no result. An
   * `Error` in the list rejects that input alone; a rejection rejects the whole batch.
   */
  run: (inputs: readonly Input[]) => Promise<readonly (Output | Error)[] | void>;
  /** Inputs of different keys never share a batch. Default: one key for all. */
  keyOf?: (input: Input) => string;
  /** Most inputs of a batch. */
  maxSize?: number;
  /**
   * How long the first input waits for others, also after a batch. Default 0: until the end of the event-loop turn.
   */
  delayMs?: number;
  /**
   * Most batches of a key in progress. Inputs that arrive while that many run wait until one of them ends, and then for
   * the delay: an input that is added again after a failure is not retried at once.
   */
  concurrency?: number;
}

interface Waiter<Input, Output> {
  input: Input;
  /** Settled by `resolve` or `reject`. */
  done: Promise<Output>;
  resolve: (output: Output) => void;
  reject: (reason: unknown) => void;
}

/** The inputs of one key. */
interface Queue<Input, Output> {
  waiting: Waiter<Input, Output>[];
  running: Set<Promise<void>>;
  /** Stops the timer that sends the next batch. */
  cancel: (() => void) | null;
}

/**
 * Collects single inputs into batches: one message to a server for many concurrent requests. A lone input is sent
 * alone, and nothing is cached.
 */
export class Batcher<Input, Output> {
  readonly #options: Required<BatcherOptions<Input, Output>>;
  readonly #queues = new Map<string, Queue<Input, Output>>();
  #size = 0;
  #flushes = 0;

  constructor(options: BatcherOptions<Input, Output>) {
    const defaults = { keyOf: () => '', maxSize: 200, delayMs: 0, concurrency: Infinity };
    this.#options = { ...defaults, ...options };
  }

  /** Inputs that wait or are being processed. */
  get size(): number {
    return this.#size;
  }

  /** Adds an input to the next batch of its key; resolves with its result. */
  add(input: Input): Promise<Output> {
    const key = this.#options.keyOf(input);
    const waiter = createWaiter<Input, Output>(input);
    const queue = this.#queues.get(key) ?? { waiting: [], running: new Set(), cancel: null };
    this.#queues.set(key, queue);
    queue.waiting.push(waiter);
    this.#size += 1;
    this.#schedule(key, queue);
    return waiter.done;
  }

  /** Sends all waiting inputs now and resolves when they and all batches in progress are done. Never rejects. */
  async flush(): Promise<void> {
    this.#flushes += 1;
    for (const [key, queue] of [...this.#queues]) this.#send(key, queue);
    const queues = [...this.#queues.values()];
    const unsent = queues.flatMap(({ waiting }) => waiting.map(({ done }) => done));
    const running = queues.flatMap((queue) => [...queue.running]);
    await Promise.allSettled([...running, ...unsent]);
    this.#flushes -= 1;
  }

  #schedule(key: string, queue: Queue<Input, Output>): void {
    const { concurrency, delayMs, maxSize } = this.#options;
    if (queue.running.size >= concurrency) return;
    if (delayMs > 0 && queue.waiting.length >= maxSize) this.#send(key, queue);
    else queue.cancel ??= startTimer(delayMs, () => this.#send(key, queue));
  }

  #send(key: string, queue: Queue<Input, Output>): void {
    const { concurrency, maxSize } = this.#options;
    queue.cancel?.();
    queue.cancel = null;
    while (queue.waiting.length > 0 && queue.running.size < concurrency) {
      const batch = this.#run(queue.waiting.splice(0, maxSize)).then(() => {
        queue.running.delete(batch);
        this.#sendNext(key, queue);
      });
      queue.running.add(batch);
    }
    if (queue.running.size === 0) this.#queues.delete(key);
  }

  /** Continues after a batch. */
  #sendNext(key: string, queue: Queue<Input, Output>): void {
    const waits = this.#options.delayMs > 0 && this.#flushes === 0 && queue.waiting.length > 0;
    if (waits) this.#schedule(key, queue);
    else this.#send(key, queue);
  }

  async #run(batch: readonly Waiter<Input, Output>[]): Promise<void> {
    try {
      // A batch serves several requests, so it belongs to the trace of none.
      const inputs = batch.map(({ input }) => input);
      const outputs = await context.with(ROOT_CONTEXT, this.#options.run, undefined, inputs);
      batch.forEach(({ resolve, reject }, index) => {
        const output = outputs?.[index] as Output | Error;
        if (output instanceof Error) reject(output);
        else resolve(output);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.#size -= batch.length;
  }
}

function createWaiter<Input, Output>(input: Input): Waiter<Input, Output> {
  const waiter = { input } as Waiter<Input, Output>;
  waiter.done = new Promise((resolve, reject) => Object.assign(waiter, { resolve, reject }));
  return waiter;
}

/** Without a delay, the end of the event-loop turn: all requests that arrived with it have been read by then. */
function startTimer(delayMs: number, then: () => void): () => void {
  if (delayMs === 0) {
    const immediate = setImmediate(then);
    return () => clearImmediate(immediate);
  }
  const timer = setTimeout(then, delayMs).unref();
  return () => clearTimeout(timer);
}

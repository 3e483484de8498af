import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { context } from '@opentelemetry/api';

/** Most workflows that are remembered while Temporal does not respond. The sweep wakes further ones. */
const MOST_WAITING = 1_000;
/** Signals in flight at a time. */
const MAX_SIGNALS = 20;
/** Time between two signals to one workflow, so that much that falls due at once shares one. */
const APART_MS = 250;

/** Workflows that have to look for what is due. One that waits for its signal is not added again. */
export class WakeUps {
  readonly #waiting = new Map<string, () => Promise<void>>();
  #sending: Promise<void> | null = null;
  #closing = new AbortController();

  /** `wake` signals the workflow, in the trace of the caller. It must not reject. */
  add(workflowId: string, wake: () => Promise<void>): void {
    if (this.#waiting.size >= MOST_WAITING) return;
    // Signals are sent in a loop that the first caller starts.
    this.#waiting.set(workflowId, context.bind(context.active(), wake));
    this.#sending ??= this.#send();
  }

  /** Sends all signals. */
  async flush(): Promise<void> {
    this.#closing.abort();
    while (this.#sending !== null) await this.#sending;
    this.#closing = new AbortController();
  }

  async #send(): Promise<void> {
    await nextTurn();
    while (this.#waiting.size > 0) {
      const round = [...this.#waiting].slice(0, MAX_SIGNALS);
      for (const [workflowId] of round) this.#waiting.delete(workflowId);
      await Promise.all(round.map(([, wake]) => wake()));
      const { signal } = this.#closing;
      await delay(APART_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.#sending = null;
  }
}

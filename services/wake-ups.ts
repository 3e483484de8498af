import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { OwnedRef } from '../../domain/common/ids.ts';

/** Most endpoints that are remembered while Temporal does not respond. The sweep wakes further ones. */
const MAX_ENDPOINTS = 1_000;
/** Signals in flight at a time. */
const MAX_SIGNALS = 20;
/** Time between two signals to one endpoint, so that many events of a failing endpoint share one. */
const APART_MS = 250;

/** Endpoints whose workflow has to look for due deliveries. One that waits for its signal is not added again. */
export class EndpointsToWake {
  readonly #waiting = new Map<string, () => Promise<void>>();
  #sending: Promise<void> | null = null;
  #closing = new AbortController();

  /** `wake` signals the workflow. It must not reject. */
  add({ id }: OwnedRef, wake: () => Promise<void>): void {
    if (this.#waiting.size >= MAX_ENDPOINTS) return;
    this.#waiting.set(id, wake);
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
      for (const [id] of round) this.#waiting.delete(id);
      await Promise.all(round.map(([, wake]) => wake()));
      const { signal } = this.#closing;
      await delay(APART_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.#sending = null;
  }
}

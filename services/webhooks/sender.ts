import { createSafeFetch, type SafeFetch } from '../../clients/safe-fetch/index.ts';
import type { Config } from '../../config/config.ts';
import { Batcher } from '../../storage/batcher.ts';
import type { Stores } from '../../storage/stores.ts';
import { noteAttempts, type NotedAttempt } from '../../storage/webhooks/note-attempts.ts';
import { noteSuccesses } from '../../storage/webhooks/webhooks.ts';
import type { AppContext } from '../context.ts';
import type { Attempt } from './attempt-delivery.ts';
import { createEndpointGate, type EndpointGate } from './endpoint-gate.ts';
import { createFirstAttempts } from './first-attempts.ts';
import { createThreadedAttempts } from './threaded-attempts.ts';

/** Attempts noted in one statement. */
const MAX_NOTES = 40;

/** The result of an attempt to be stored, and the endpoint that received it. */
export interface AttemptNote {
  noted: NotedAttempt;
  received: { id: string; at: Date } | null;
}

/** Sends webhooks: one per process, for announcers and workflows alike. */
export interface WebhookSender {
  safeFetch: SafeFetch;
  gate: EndpointGate;
  notes: Batcher<AttemptNote, void>;
  /**
   * Makes first attempts in the background, in their order for each endpoint. What finds no room at its endpoint, and
   * what fails, is left to the endpoint's workflow.
   */
  attemptSoon(ctx: AppContext, attempts: readonly Attempt[]): void;
  /** Waits until all first attempts are made and noted. */
  drain(): Promise<void>;
}

export function createSender(
  config: Config,
  { log, stores }: Pick<AppContext, 'log' | 'stores'>,
): WebhookSender {
  const { allowLoopback, allowCidrs, allowPorts, firstAttempt } = config.webhooks;
  const notes = new Batcher<AttemptNote, void>({
    run: (batch) => storeNotes(stores, batch),
    maxSize: MAX_NOTES,
    concurrency: 1,
  });
  const gate = createEndpointGate();
  const firstAttempts =
    firstAttempt === 'sender'
      ? createThreadedAttempts(config, log)
      : createFirstAttempts(stores, gate);
  return {
    safeFetch: createSafeFetch({
      allowLoopback,
      allowedCidrs: allowCidrs,
      // A receiver on the developer's machine may use any port.
      allowedPorts: allowLoopback ? 'any' : allowPorts,
      // Endpoints of many accounts share an origin; the gate limits each.
      maxPerOrigin: null,
      userAgent: 'Openrole-Webhooks/1.0',
    }),
    gate,
    notes,
    attemptSoon: (ctx, attempts) => firstAttempts.start(ctx, attempts),
    drain: () => firstAttempts.drain(),
  };
}

/** Successes of endpoints first: if a crash repeats the attempts, it repeats them too. */
async function storeNotes(stores: Stores, batch: readonly AttemptNote[]): Promise<void> {
  await noteSuccesses(
    stores,
    batch.flatMap(({ received }) => received ?? []),
  );
  for (const notes of distinct(batch.map(({ noted }) => noted))) await noteAttempts(stores, notes);
}

/** Lists in which each delivery occurs once. */
function distinct(notes: readonly NotedAttempt[]): NotedAttempt[][] {
  const lists: Map<string, NotedAttempt>[] = [];
  for (const note of notes) {
    const { _id } = note.delivery;
    const free = lists.find((list) => !list.has(_id));
    if (free === undefined) lists.push(new Map([[_id, note]]));
    else free.set(_id, note);
  }
  return lists.map((list) => [...list.values()]);
}

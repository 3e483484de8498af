import { createSafeFetch, type SafeFetch } from '../../clients/safe-fetch/index.ts';
import type { Config } from '../../config/config.ts';
import { Batcher } from '../../storage/batcher.ts';
import type { Stores } from '../../storage/stores.ts';
import { hurryDeliveries } from '../../storage/webhooks/due-deliveries.ts';
import { noteAttempts, type NotedAttempt } from '../../storage/webhooks/note-attempts.ts';
import { noteSuccesses } from '../../storage/webhooks/webhooks.ts';
import { createEndpointGate, type EndpointGate } from './endpoint-gate.ts';
import { EndpointsToWake } from './endpoints-to-wake.ts';

/** Attempts noted in one statement. */
const MAX_NOTES = 40;

/** The result of an attempt to be stored, and the endpoint that received it. */
export interface AttemptNote {
  noted: NotedAttempt;
  received: { id: string; at: Date } | null;
}

/** What sends webhooks: one per process, for announcers and workflows alike. */
export interface WebhookSender {
  safeFetch: SafeFetch;
  gate: EndpointGate;
  notes: Batcher<AttemptNote, void>;
  /** Ids of deliveries whose first attempt could not be made here. */
  handOvers: Batcher<string, void>;
  endpointsToWake: EndpointsToWake;
  /** First attempts of this process. */
  attempts: Set<Promise<void>>;
  /** Waits until all first attempts are made and noted. */
  drain(): Promise<void>;
}

export function createSender(
  { allowLoopback, allowCidrs, allowPorts }: Config['webhooks'],
  stores: Stores,
): WebhookSender {
  const notes = new Batcher<AttemptNote, void>({
    run: (batch) => storeNotes(stores, batch),
    maxSize: MAX_NOTES,
    concurrency: 1,
  });
  const handOvers = new Batcher<string, void>({
    run: (ids) => hurryDeliveries(stores, ids),
    concurrency: 1,
  });
  const endpointsToWake = new EndpointsToWake();
  const attempts = new Set<Promise<void>>();
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
    gate: createEndpointGate(),
    notes,
    handOvers,
    endpointsToWake,
    attempts,
    async drain() {
      while (attempts.size > 0) await Promise.all(attempts);
      await endpointsToWake.flush();
    },
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

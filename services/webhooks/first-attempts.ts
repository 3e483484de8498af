import { Batcher } from '../../storage/batcher.ts';
import type { Stores } from '../../storage/stores.ts';
import { hurryDeliveries } from '../../storage/webhooks/due-deliveries.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';
import { attemptDelivery, type Attempt } from './attempt-delivery.ts';
import type { EndpointGate } from './endpoint-gate.ts';
import { wakeEndpointSoon } from './wake-endpoint.ts';
import { endDisabled } from './webhook-health.ts';

/** Most first attempts in line and in flight. Further ones are handed over to the workflows of their endpoints. */
const MAX_ATTEMPTS = 2_000;

/** Makes the first attempts at deliveries that this process announces. */
export interface FirstAttempts {
  start(ctx: AppContext, attempts: readonly Attempt[]): void;
  /** Waits until all are made and noted. */
  drain(): Promise<void>;
}

/** Makes first attempts in this thread, and counts them. */
export function createFirstAttempts(stores: Stores, gate: EndpointGate): FirstAttempts {
  const running = new Set<Promise<void>>();
  /** Ids of deliveries whose first attempt cannot be made here. */
  const handOvers = new Batcher<string, void>({
    run: (ids) => hurryDeliveries(stores, ids),
    concurrency: 1,
  });

  async function attemptFirst(ctx: AppContext, attempt: Attempt): Promise<void> {
    const { webhook } = attempt;
    const pass = await gate.enter(webhook._id);
    if (pass === null) return handOver(ctx, attempt);
    const { delayMs, disabled } = await attemptDelivery(ctx, attempt, pass);
    if (delayMs !== null) wakeEndpointSoon(ctx, { accountId: webhook.accountId, id: webhook._id });
    if (disabled !== null) await endDisabled(ctx, webhook._id, disabled);
  }

  async function handOver(
    ctx: Pick<AppContext, 'log' | 'temporal' | 'wakeUps'>,
    { delivery, webhook }: Attempt,
  ): Promise<void> {
    await handOvers.add(delivery._id);
    wakeEndpointSoon(ctx, { accountId: webhook.accountId, id: webhook._id });
  }

  return {
    start(ctx, attempts) {
      for (const attempt of attempts) {
        const hasRoom = running.size < MAX_ATTEMPTS;
        const work = hasRoom ? attemptFirst(ctx, attempt) : handOver(ctx, attempt);
        const done = orDeferToSweep(ctx, work, { delivery_id: attempt.delivery._id });
        running.add(done);
        void done.then(() => running.delete(done));
      }
    },
    async drain() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

import type { StoredEvents } from '../../storage/webhooks/events/outboxes.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';
import { attemptDelivery, type Attempt } from './attempt-delivery.ts';
import { wakeEndpointSoon } from './wake-endpoint.ts';
import { endDisabled } from './webhook-health.ts';

/** Most first attempts in line and in flight. Further ones are handed over to the workflows of their endpoints. */
const MAX_ATTEMPTS = 2_000;

type Announce = (ctx: AppContext, stored: readonly StoredEvents[]) => Promise<void>;

/**
 * Makes first attempts in the background, in their order for each endpoint. What finds no room at its endpoint, and
 * what fails, is left to the endpoint's workflow. `announce` announces that an endpoint was disabled.
 */
export function attemptSoon(
  ctx: AppContext,
  attempts: readonly Attempt[],
  announce: Announce,
): void {
  const { sender } = ctx;
  for (const attempt of attempts) {
    const work =
      sender.attempts.size < MAX_ATTEMPTS
        ? attemptFirst(ctx, attempt, announce)
        : handOver(ctx, attempt);
    const done = orDeferToSweep(ctx, work, { delivery_id: attempt.delivery._id });
    sender.attempts.add(done);
    void done.then(() => sender.attempts.delete(done));
  }
}

async function attemptFirst(ctx: AppContext, attempt: Attempt, announce: Announce): Promise<void> {
  const { webhook } = attempt;
  const pass = await ctx.sender.gate.enter(webhook._id);
  if (pass === null) return handOver(ctx, attempt);
  const { delayMs, disabled } = await attemptDelivery(ctx, attempt, pass);
  if (delayMs !== null) wakeEndpointSoon(ctx, { accountId: webhook.accountId, id: webhook._id });
  if (disabled !== null) await announce(ctx, [await endDisabled(ctx, webhook._id, disabled)]);
}

async function handOver(ctx: AppContext, { delivery, webhook }: Attempt): Promise<void> {
  await ctx.sender.handOvers.add(delivery._id);
  wakeEndpointSoon(ctx, { accountId: webhook.accountId, id: webhook._id });
}

import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { SafeFetch } from '../../clients/safe-fetch/index.ts';
import { nextAttemptDelay } from '../../domain/webhooks/delivery-schedule.ts';
import { eventBody } from '../../domain/webhooks/events/event.ts';
import type { AppContext } from '../../services/context.ts';
import {
  cancelDeliveries,
  findDelivery,
  recordAttempt,
  type DeliveryRecord,
} from '../../storage/webhooks/deliveries.ts';
import { findEvent } from '../../storage/webhooks/events/events.ts';
import { signingSecrets } from '../../storage/webhooks/webhook-secrets.ts';
import { findWebhook, type WebhookRecord } from '../../storage/webhooks/webhooks.ts';
import type {
  AttemptOutcome,
  DeliverWebhookInput,
  DeliveryState,
} from '../../workflows/webhooks/contract.ts';
import type { Entered, Pass } from '../../services/webhooks/endpoint-line.ts';
import { sendWebhook, type WebhookAnswer } from '../../services/webhooks/send-webhook.ts';
import {
  GONE,
  isReceived,
  noteHealth,
  announceDisabled,
} from '../../services/webhooks/webhook-health.ts';

export interface AttemptTools {
  /** Asks the gate of an endpoint for permission to send. */
  enter: (webhookId: string) => Promise<Entered>;
  safeFetch: SafeFetch;
}

/**
 * Attempts to deliver an event once and records the result. After a crash, the same event is sent again under the
 * same id, which receivers must expect. An ended delivery is left alone.
 */
export function createAttemptDelivery(ctx: AppContext, { enter, safeFetch }: AttemptTools) {
  return async function attemptDelivery(input: DeliverWebhookInput): Promise<AttemptOutcome> {
    const pass = passOf(await enter(input.webhookId));
    const { accountId } = input;
    let answered: boolean | null = null;
    try {
      const [delivery, webhook, event] = await Promise.all([
        findDelivery(ctx.stores, { accountId, id: input.deliveryId }),
        findWebhook(ctx.stores, { accountId, id: input.webhookId }),
        findEvent(ctx.stores, input.eventId),
      ]);
      if (delivery?.status !== 'pending') return notSent(delivery?.status ?? 'cancelled');
      if (webhook?.status !== 'enabled' || event === null) {
        await cancelDeliveries(ctx.stores, { _id: delivery._id });
        return notSent('cancelled');
      }
      const answer = await sendWebhook(safeFetch, {
        url: webhook.url,
        eventId: event.id,
        body: eventBody(event),
        secrets: await signingSecrets(ctx.stores, webhook),
      });
      answered = answer.error !== 'timeout';
      // Before the delivery ends: if a crash repeats the attempt, it repeats this too.
      const disabled = await noteHealth(ctx, webhook, answer);
      const isOver = isReceived(answer) || (await isGone(ctx, webhook, answer));
      const outcome = await record(ctx, delivery, { ...answer, isOver });
      if (disabled !== null) await announceDisabled(ctx, webhook._id, disabled);
      return { ...outcome, host: new URL(webhook.url).host };
    } finally {
      pass.leave(answered);
    }
  };
}

/** Waiting in the queue is no failure: Temporal retries the attempt when its turn comes. */
function passOf(entered: Entered): Pass {
  if ('leave' in entered) return entered;
  throw ApplicationFailure.create({
    type: 'endpoint_busy',
    message: 'Other deliveries to this endpoint are under way.',
    nextRetryDelay: entered.comeBackMs,
    category: ApplicationFailureCategory.BENIGN,
  });
}

/**
 * Whether the receiver has unsubscribed (410). An endpoint whose URL has changed meanwhile is tried at the new one.
 */
async function isGone(
  { stores }: AppContext,
  { _id: id, accountId }: WebhookRecord,
  { statusCode }: WebhookAnswer,
): Promise<boolean> {
  return (
    statusCode === GONE && (await findWebhook(stores, { accountId, id }))?.status !== 'enabled'
  );
}

function notSent(state: DeliveryState): AttemptOutcome {
  return { state, host: null, number: 0, answer: null, delayMs: null };
}

async function record(
  ctx: AppContext,
  delivery: DeliveryRecord,
  { retryAfterMs, isOver, ...answer }: WebhookAnswer & { isOver: boolean },
): Promise<Omit<AttemptOutcome, 'host'>> {
  const number = delivery.attemptCount + 1;
  const place = number - delivery.earlierAttempts;
  const { durationMs } = answer;
  const delayMs = isOver
    ? null
    : nextAttemptDelay({ deliveryId: delivery._id, number: place, durationMs, retryAfterMs });
  const state = isReceived(answer) ? 'succeeded' : delayMs === null ? 'failed' : 'pending';
  await recordAttempt(ctx.stores, delivery, {
    attempt: { number, ...answer },
    status: state,
    nextAttemptAt: delayMs === null ? null : new Date(Date.now() + delayMs),
  });
  return { state, number: place, answer: String(answer.statusCode ?? answer.error), delayMs };
}

import { SpanKind, type Span } from '@opentelemetry/api';
import type { DeliveryStatus } from '../../domain/webhooks/delivery-row.ts';
import { nextAttemptDelay } from '../../domain/webhooks/delivery-schedule.ts';
import { eventBody, type OutboxEvent } from '../../domain/webhooks/events/event.ts';
import type { DueDelivery } from '../../storage/webhooks/due-deliveries.ts';
import { signingSecrets } from '../../storage/webhooks/webhook-secrets.ts';
import { findWebhook, type WebhookRecord } from '../../storage/webhooks/webhooks.ts';
import { contextOf } from '../../storage/webhooks/events/trace-parent.ts';
import type { AppContext } from '../context.ts';
import { inSpan, noteError } from '../tracing/in-span.ts';
import type { Pass } from './endpoint-line.ts';
import { sendWebhook, type WebhookAnswer } from './send-webhook.ts';
import { GONE, isReceived, noteHealth } from './webhook-health.ts';

/** A delivery with all that its attempt needs. */
export interface Attempt {
  delivery: Omit<DueDelivery, 'createdAt'>;
  webhook: WebhookRecord;
  event: OutboxEvent;
}

export interface AttemptOutcome {
  state: DeliveryStatus;
  /** Number of the attempt in the schedule, from 1. */
  number: number;
  /** The status code, or the reason why there was no response. */
  answer: string;
  /** Time until the next attempt, from the end of this one; null when there is none. */
  delayMs: number | null;
  /** The event that the endpoint was disabled, for `endDisabled`. */
  disabled: OutboxEvent | null;
}

/**
 * Attempts to deliver an event once, ends the pass and notes the result. After a crash, the same event is sent again
 * under the same id, which receivers must expect.
 */
export async function attemptDelivery(
  ctx: Pick<AppContext, 'stores' | 'sender'>,
  attempt: Attempt,
  pass: Pass,
): Promise<AttemptOutcome> {
  const { delivery, webhook } = attempt;
  const answer = await sendTraced(ctx, attempt, pass);
  const disabled = await noteHealth(ctx, webhook, answer);
  const isOver = isReceived(answer) || (await isGone(ctx, webhook, answer));
  const { retryAfterMs, ...request } = answer;
  const number = delivery.attemptCount + 1;
  const place = number - delivery.earlierAttempts;
  const { durationMs } = answer;
  const delayMs = isOver
    ? null
    : nextAttemptDelay({ deliveryId: delivery._id, number: place, durationMs, retryAfterMs });
  const state = isReceived(answer) ? 'succeeded' : delayMs === null ? 'failed' : 'pending';
  await ctx.sender.notes.add({
    noted: {
      delivery,
      attempt: { number, ...request },
      status: state,
      nextAttemptAt: delayMs === null ? null : new Date(Date.now() + delayMs),
    },
    received: isReceived(answer)
      ? { id: webhook._id, at: new Date(answer.at.getTime() + durationMs) }
      : null,
  });
  const answered = String(answer.statusCode ?? answer.error);
  return { state, number: place, answer: answered, delayMs, disabled };
}

/** The request, in the trace of the one that caused the event. Receivers are foreign and get no `traceparent`. */
function sendTraced(
  ctx: Pick<AppContext, 'stores' | 'sender'>,
  attempt: Attempt,
  pass: Pass,
): Promise<WebhookAnswer> {
  const { delivery, event, webhook } = attempt;
  const start = {
    name: `deliver ${event.kind}`,
    kind: SpanKind.CLIENT,
    parent: contextOf(event),
    attributes: {
      'openrole.event_id': event.id,
      'openrole.delivery_id': delivery._id,
      'openrole.webhook_id': webhook._id,
      'openrole.attempt': delivery.attemptCount + 1,
    },
  };
  return inSpan(start, async (span) => noteAnswer(span, await send(ctx, attempt, pass)));
}

function noteAnswer(span: Span, answer: WebhookAnswer): WebhookAnswer {
  const { statusCode, error } = answer;
  if (statusCode !== null) span.setAttribute('http.response.status_code', statusCode);
  if (!isReceived(answer)) noteError(span, error ?? String(statusCode));
  return answer;
}

async function send(
  { sender, stores }: Pick<AppContext, 'stores' | 'sender'>,
  { webhook, event }: Attempt,
  pass: Pass,
): Promise<WebhookAnswer> {
  let answered: boolean | null = null;
  try {
    const answer = await sendWebhook(sender.safeFetch, {
      url: webhook.url,
      eventId: event.id,
      body: eventBody(event),
      secrets: await signingSecrets(stores, webhook),
    });
    answered = answer.error !== 'timeout';
    return answer;
  } finally {
    pass.leave(answered);
  }
}

/**
 * Whether the receiver has unsubscribed (410). An endpoint whose URL has changed meanwhile is tried at the new one.
 */
async function isGone(
  { stores }: Pick<AppContext, 'stores'>,
  { _id: id, accountId }: WebhookRecord,
  { statusCode }: WebhookAnswer,
): Promise<boolean> {
  return (
    statusCode === GONE && (await findWebhook(stores, { accountId, id }))?.status !== 'enabled'
  );
}

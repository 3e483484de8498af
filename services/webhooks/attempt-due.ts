import type { OwnedRef } from '../../domain/common/ids.ts';
import { cancelDeliveries } from '../../storage/webhooks/deliveries.ts';
import {
  endPostponement,
  findDueDeliveries,
  findWaitingDeliveries,
  postponeDelivery,
  postponeDue,
  type DueDelivery,
} from '../../storage/webhooks/due-deliveries.ts';
import { findEvent } from '../../storage/webhooks/events/events.ts';
import { findWebhook, type WebhookRecord } from '../../storage/webhooks/webhooks.ts';
import type { EndpointLook, EndpointState } from '../../workflows/webhooks/contract.ts';
import type { AppContext } from '../context.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import type { Pass } from './endpoint-line.ts';
import { endDisabled } from './webhook-health.ts';

/** Deliveries read at a time. */
const BATCH = 100;
/** Attempts at a time; the gate admits fewer to most endpoints. */
const AT_ONCE = 20;
/** A look starts no attempt after this time. */
const LOOK_MS = 30_000;
/** An endpoint gets this many requests first. It gets a pause if it answers none of them. */
const SILENT_AFTER = 2;
/** Retries that fall due within this time are made in one look. */
const SPACING_MS = 1_000;
const PAUSE_MS = { shortest: 5_000, longest: 5 * 60_000 };
/** An event may be stored shortly after its delivery, and is kept for as long. */
const EVENT_MISSING_MS = 60 * 60_000;
const EVENT_LATE_MS = 60_000;

/** The progress of a look. */
interface Tally {
  until: number;
  attempted: number;
  received: number;
  timeouts: number;
  answer: string | null;
  isDisabled: boolean;
}

/**
 * Attempts all that is due of an endpoint, and returns counts and the time of the next attempt. After a crash, attempts
 * that were not noted are made again, under the same ids.
 * @param stopIfCancelled Throws when the caller no longer waits for the look.
 */
export async function attemptDue(
  ctx: AppContext,
  endpoint: OwnedRef,
  stopIfCancelled: () => void,
): Promise<EndpointLook> {
  const webhook = await findWebhook(ctx.stores, endpoint);
  if (webhook?.status !== 'enabled') return endDeliveries(ctx, endpoint.id);
  const tally = newTally();
  while (!isOver(tally)) {
    stopIfCancelled();
    const limit = hasAnswered(tally) ? BATCH : SILENT_AFTER;
    const due = await findDueDeliveries(ctx.stores, webhook._id, limit);
    if (due.length === 0) break;
    await attemptAll(ctx, { webhook, due, tally });
  }
  const seen = await findWebhook(ctx.stores, endpoint);
  if (seen?.status !== 'enabled') return endDeliveries(ctx, webhook._id, tally);
  return conclude(ctx, seen, tally);
}

function newTally(): Tally {
  const counts = { attempted: 0, received: 0, timeouts: 0 };
  return { ...counts, until: Date.now() + LOOK_MS, answer: null, isDisabled: false };
}

function hasAnswered({ attempted, timeouts }: Tally): boolean {
  return attempted > timeouts;
}

function isSilent(tally: Tally): boolean {
  return tally.timeouts >= SILENT_AFTER && !hasAnswered(tally);
}

function isOver(tally: Tally): boolean {
  return tally.isDisabled || isSilent(tally) || Date.now() >= tally.until;
}

interface Batch {
  webhook: WebhookRecord;
  due: DueDelivery[];
  tally: Tally;
}

/** In their order, as many at a time as the gate admits. */
async function attemptAll(ctx: AppContext, { webhook, due, tally }: Batch): Promise<void> {
  const left = due.values();
  const runner = async () => {
    for (const delivery of left) {
      const pass = await enter(ctx, webhook._id, tally);
      if (pass === null) return;
      try {
        await attemptOne(ctx, { webhook, delivery, tally, pass });
      } finally {
        // A read may fail before anything is sent. The endpoint would stay full until the process ends.
        pass.leave(null);
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, runner));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Waits for a pass; null when the look is over first. */
async function enter(
  ctx: Pick<AppContext, 'sender'>,
  webhookId: string,
  tally: Tally,
): Promise<Pass | null> {
  while (!isOver(tally)) {
    const pass = await ctx.sender.gate.enter(webhookId);
    if (pass !== null && !isOver(tally)) return pass;
    pass?.leave(null);
  }
  return null;
}

interface One extends Omit<Batch, 'due'> {
  delivery: DueDelivery;
  pass: Pass;
}

async function attemptOne(ctx: AppContext, { webhook, delivery, tally, pass }: One): Promise<void> {
  const event = await findEvent(ctx.stores, delivery.eventId);
  if (event === null) return skip(ctx, delivery);
  const outcome = await attemptDelivery(ctx, { webhook, delivery, event }, pass);
  tally.attempted += 1;
  tally.answer = outcome.answer;
  if (outcome.state === 'succeeded') tally.received += 1;
  if (outcome.answer === 'timeout') tally.timeouts += 1;
  if (outcome.disabled !== null) {
    tally.isDisabled = true;
    await endDisabled(ctx, webhook._id, outcome.disabled);
  }
}

/** An event that is missing has expired, or is not stored yet. */
async function skip(
  { stores }: Pick<AppContext, 'stores'>,
  { _id, createdAt }: DueDelivery,
): Promise<void> {
  const now = Date.now();
  if (now - createdAt.getTime() > EVENT_MISSING_MS) await cancelDeliveries(stores, { _id });
  else await postponeDelivery(stores, _id, new Date(now + EVENT_LATE_MS));
}

async function endDeliveries(
  { stores }: Pick<AppContext, 'stores'>,
  webhookId: string,
  tally = newTally(),
): Promise<EndpointLook> {
  await cancelDeliveries(stores, { webhookId });
  const { attempted, received, answer } = tally;
  const state = received > 0 || attempted === 0 ? 'delivering' : 'failing';
  const nothing = { host: null, failingSince: null, waiting: 0, nextInMs: null };
  return { ...nothing, state, attempted, received, answer };
}

async function conclude(
  { stores }: Pick<AppContext, 'stores'>,
  webhook: WebhookRecord,
  tally: Tally,
): Promise<EndpointLook> {
  const { _id: id, failingSince, url } = webhook;
  const now = Date.now();
  if (isSilent(tally)) await postponeDue(stores, id, new Date(now + pauseMs(failingSince, now)));
  else if (tally.received > 0) await endPostponement(stores, id);
  const { count: waiting, next } = await findWaitingDeliveries(stores, id);
  const { attempted, received, answer } = tally;
  return {
    host: new URL(url).host,
    state: stateOf(webhook, tally),
    attempted,
    received,
    answer,
    failingSince: failingSince?.toISOString() ?? null,
    waiting,
    nextInMs: next === null ? null : untilLook(next),
  };
}

/** Milliseconds until the next look: none when a delivery is due already. */
function untilLook(next: Date): number {
  const untilDue = next.getTime() - Date.now();
  return untilDue <= 0 ? 0 : Math.max(untilDue, SPACING_MS);
}

/** Half the time of its silence. */
function pauseMs(failingSince: Date | null, now: number): number {
  const silentMs = now - (failingSince?.getTime() ?? now);
  return Math.min(Math.max(silentMs / 2, PAUSE_MS.shortest), PAUSE_MS.longest);
}

function stateOf({ failingSince }: WebhookRecord, { received, answer }: Tally): EndpointState {
  if (received > 0 || failingSince === null) return 'delivering';
  return answer === 'timeout' ? 'silent' : 'failing';
}

import { SpanKind } from '@opentelemetry/api';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import type { EventKind } from '../../domain/webhooks/events/registry.ts';
import { insertEvents, findEvent } from '../../storage/webhooks/events/events.ts';
import {
  findDueReactions,
  forgetReaction,
  noteFailedReaction,
  type FailedReaction,
} from '../../storage/webhooks/events/failed-reactions.ts';
import { contextOf } from '../../storage/webhooks/events/trace-parent.ts';
import type { AppContext } from '../context.ts';
import { inSpan } from '../tracing/in-span.ts';

/**
 * A reaction to an event inside the service. It runs at least once per event, so it must be idempotent. It may run
 * long after the event, so it reads the current state and does not trust the event's data.
 */
export interface Reaction<Kind extends EventKind = EventKind> {
  /** Unique and stable over deployments: failed reactions are stored under it. */
  name: string;
  kind: Kind;
  run(ctx: AppContext, event: OutboxEvent<Kind>): Promise<void>;
}

/** Declares a reaction: `on('job.closed', 'tell-sessions', (ctx, event) => …)`. */
export function on<Kind extends EventKind>(
  kind: Kind,
  name: string,
  run: Reaction<Kind>['run'],
): Reaction {
  return { kind, name, run };
}

/** Minutes until the next attempt, by the number of attempts; then every hour. */
const RETRY_AFTER_MINUTES = [1, 2, 5, 15, 60];
/** Due reactions read per batch. */
const PAGE = 100;

/**
 * Runs the reactions of events concurrently. A failed one is stored and retried by `retryReactions`; the others are
 * not held up.
 * @throws when a failure cannot be stored; the events then stay in their outbox.
 */
export async function runReactions(ctx: AppContext, events: readonly OutboxEvent[]): Promise<void> {
  const due = events.flatMap((event) =>
    ctx.reactions
      .filter(({ kind }) => kind === event.kind)
      .map((reaction) => ({ event, reaction })),
  );
  await Promise.all(due.map(({ event, reaction }) => runOrNote(ctx, reaction, event)));
}

async function runOrNote(ctx: AppContext, reaction: Reaction, event: OutboxEvent): Promise<void> {
  try {
    await react(ctx, reaction, event);
  } catch (error) {
    ctx.log.warn({ err: error, event_id: event.id, reaction: reaction.name }, 'reaction failed');
    await insertEvents(ctx.stores, [event]);
    await noteAttempt(ctx, { eventId: event.id, reaction: reaction.name, attempts: 1 });
  }
}

/** In the trace of the request that caused the event. */
function react(ctx: AppContext, reaction: Reaction, event: OutboxEvent): Promise<void> {
  const start = {
    name: `react ${reaction.name}`,
    kind: SpanKind.CONSUMER,
    parent: contextOf(event),
    attributes: { 'openrole.event_id': event.id },
  };
  return inSpan(start, () => reaction.run(ctx, event));
}

/** Runs the failed reactions that are due. One that fails again is due later. Returns how many succeeded. */
export async function retryReactions(ctx: AppContext): Promise<number> {
  const before = new Date();
  let succeeded = 0;
  for (;;) {
    const due = await findDueReactions(ctx.stores, { before, limit: PAGE });
    for (const failed of due) {
      if (await retry(ctx, failed)) succeeded += 1;
    }
    if (due.length < PAGE) return succeeded;
  }
}

async function retry(ctx: AppContext, failed: FailedReaction): Promise<boolean> {
  const event = await findEvent(ctx.stores, failed.eventId);
  const reaction = ctx.reactions.find(({ name }) => name === failed.reaction);
  // The event is older than 30 days, or a deployment has removed the reaction.
  if (event === null || reaction === undefined) {
    await forgetReaction(ctx.stores, failed);
    return false;
  }
  try {
    await react(ctx, reaction, event);
  } catch (error) {
    ctx.log.warn({ err: error, event_id: event.id, reaction: reaction.name }, 'reaction failed');
    await noteAttempt(ctx, { ...failed, attempts: failed.attempts + 1 });
    return false;
  }
  await forgetReaction(ctx.stores, failed);
  return true;
}

async function noteAttempt(
  { stores }: Pick<AppContext, 'stores'>,
  failed: FailedReaction,
): Promise<void> {
  const minutes = RETRY_AFTER_MINUTES[failed.attempts - 1] ?? RETRY_AFTER_MINUTES.at(-1) ?? 60;
  await noteFailedReaction(stores, failed, new Date(Date.now() + minutes * 60_000));
}

import { randomUUID } from 'node:crypto';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { eventRegistry } from '../../domain/webhooks/events/registry.ts';
import type { AppContext } from '../../services/context.ts';
import { Batcher } from '../../storage/batcher.ts';
import { newEvent } from '../../storage/webhooks/events/new-event.ts';
import type { StoredEvents } from '../../storage/webhooks/events/outboxes.ts';
import { insertWebhook } from '../../storage/webhooks/webhooks.ts';

interface NewEndpoints {
  url: string;
  paths: readonly string[];
  accountId?: string;
}

/** Endpoints at these paths, of a new account if none is given. Returns the account. */
export async function addEndpoints(
  { stores }: AppContext,
  { url, paths, accountId = `acc_${randomUUID()}` }: NewEndpoints,
): Promise<string> {
  for (const path of paths) {
    await insertWebhook(stores, {
      accountId,
      url: url + path,
      description: null,
      eventKinds: ['candidate.application_submitted'],
    });
  }
  return accountId;
}

interface Written {
  _id: string;
  outbox: OutboxEvent[];
}

/** How the business writes: each commit in a message of its own, or the commits of a moment in one. */
export const COMMITS = ['alone', 'together'] as const;
export type Commits = (typeof COMMITS)[number];

/** A write of the business with an event in its outbox. */
export async function storeEvent(ctx: AppContext, accountId: string): Promise<StoredEvents> {
  const document = newDocument(accountId);
  await collectionOf(ctx).insertOne(document);
  return storedEvents(document);
}

/**
 * Stores and announces events, so many at a time. A caller waits for its announcement, so that the process never has
 * more to announce than it keeps.
 */
export async function sendEvents(
  ctx: AppContext,
  accountId: string,
  { events, callers, commits }: { events: number; callers: number; commits: Commits },
): Promise<void> {
  const together = new Batcher<Written, void>({
    run: async (documents) => {
      await collectionOf(ctx).insertMany([...documents]);
    },
  });
  const commit: Record<Commits, (document: Written) => Promise<unknown>> = {
    alone: (document) => collectionOf(ctx).insertOne(document),
    together: (document) => together.add(document),
  };
  await inParallel(events, callers, async () => {
    const document = newDocument(accountId);
    await commit[commits](document);
    await ctx.announcements.add({ ctx, stored: storedEvents(document) });
  });
}

function collectionOf({ stores }: AppContext) {
  return stores.mongo.collection<Written>('candidates');
}

function newDocument(accountId: string): Written {
  const event = newEvent({
    kind: 'candidate.application_submitted',
    accountId,
    organizationId: null,
    data: eventRegistry['candidate.application_submitted'].example,
  });
  return { _id: `cand_${randomUUID()}`, outbox: [event] };
}

function storedEvents({ _id: documentId, outbox: events }: Written): StoredEvents {
  return { collection: 'candidates', documentId, events };
}

export async function inParallel(
  times: number,
  callers: number,
  work: () => Promise<unknown>,
): Promise<void> {
  let begun = 0;
  const call = async () => {
    while (begun < times) {
      begun += 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
}

import { Batcher } from '../../storage/batcher.ts';
import type { StoredEvents } from '../../storage/webhooks/events/outboxes.ts';
import type { AppContext } from '../context.ts';
import { within } from '../../domain/common/within.ts';
import { announceEvents } from './announce-events.ts';

/** Documents of this process whose events are not announced yet. */
export type Announcements = Batcher<Announcement, void>;

interface Announcement {
  /** The same for all announcements of a process. */
  ctx: AppContext;
  stored: StoredEvents;
}

/** Most documents of a batch: they fail together, and others wait for them. */
const MAX_DOCUMENTS = 20;
/** While Temporal hangs, further events are deferred to the sweep. */
const MAX_PENDING = 1_000;
/** Older events are deferred to the sweep, which reads them from the store: a person in them may be anonymised. */
const MAX_AGE_MS = 60_000;
/** A call of MongoDB's driver may never return. */
const MAX_BATCH_MS = 90_000;

/** A single event is announced at once. Events that arrive during an announcement form the next batch. */
export function createAnnouncements(): Announcements {
  return new Batcher({ run: announceBatch, maxSize: MAX_DOCUMENTS, concurrency: 1 });
}

/** Announces events without keeping the caller waiting. The sweep retries those that fail. */
export function announceSoon(ctx: AppContext, stored: StoredEvents): void {
  if (ctx.announcements.size < MAX_PENDING) void ctx.announcements.add({ ctx, stored });
}

async function announceBatch(batch: readonly Announcement[]): Promise<void> {
  const [first] = batch;
  if (first === undefined) return;
  const { ctx } = first;
  const fresh = batch.map(({ stored }) => stored).filter(isFresh);
  try {
    const announced = announceEvents(ctx, fresh).then(() => true);
    if (!(await within(announced, MAX_BATCH_MS, false))) throw new Error('Announcing timed out.');
  } catch (error) {
    ctx.log.warn({ err: error, documents: fresh.length }, 'events deferred to the sweep');
  }
}

function isFresh({ events }: StoredEvents): boolean {
  const newest = events.at(-1)?.createdAt ?? new Date();
  return Date.now() - newest.getTime() <= MAX_AGE_MS;
}

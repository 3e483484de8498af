import { Batcher } from '../../storage/batcher.ts';
import type { StoredEvents } from '../../storage/webhooks/events/outboxes.ts';
import type { AppContext } from '../context.ts';
import { within } from '../../domain/common/within.ts';
import { announceEvents } from './announce-events.ts';

/** Events of this process that are not announced yet. */
export interface Announcements {
  add(ctx: AppContext, stored: StoredEvents): void;
  /** Documents whose events wait or are being announced. */
  pending(): number;
  /** Resolves when all of them are announced or deferred to the sweep; a graceful stop waits for it. */
  flush(): Promise<void>;
}

/** Most documents of a batch: they fail together, and others wait for them. */
const MAX_DOCUMENTS = 20;
/** While Temporal hangs, further events are deferred to the sweep. */
const MAX_PENDING = 1_000;
/** Older events are deferred to the sweep, which reads them from the store: a person in them may be anonymised. */
const MAX_AGE_MS = 60_000;
/** A call of MongoDB's driver may never return. */
const MAX_BATCH_MS = 90_000;

interface Announcement {
  ctx: AppContext;
  stored: StoredEvents;
}

/** A lone event is announced at once. Events that arrive meanwhile share the next batch. */
export function createAnnouncements(): Announcements {
  let pending = 0;
  const batches = new Batcher<Announcement, void>({
    run: (batch) => announceBatch(batch).then(() => []),
    maxSize: MAX_DOCUMENTS,
    concurrency: 1,
  });
  return {
    add(ctx, stored) {
      if (pending >= MAX_PENDING) return;
      pending += 1;
      void batches.add({ ctx, stored }).then(() => (pending -= 1));
    },
    pending: () => pending,
    flush: () => batches.flush(),
  };
}

/** Announces events without keeping the caller waiting. The sweep retries those that fail. */
export function announceSoon(ctx: AppContext, stored: StoredEvents): void {
  ctx.announcements.add(ctx, stored);
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

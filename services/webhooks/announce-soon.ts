import type { StoredEvents } from '../../storage/webhooks/events/outboxes.ts';
import type { AppContext } from '../context.ts';
import { within } from '../within.ts';
import { announceEvents } from './announce-events.ts';

/** Events of one process that nobody has been told of yet. */
export interface Announcements {
  waiting: StoredEvents[];
  underWay: boolean;
  /** Settles when the announcements under way are done; a graceful stop waits for it. */
  done: Promise<void>;
}

/** At most so many documents at a time: what fails, fails together, and while they are written others wait. */
const BATCH = 20;
/** While Temporal hangs, no more than this is kept in mind: the sweep finds the rest where it is stored. */
const MOST_WAITING = 1_000;
/** What has waited longer is told as it is stored by then, by the sweep: a person in it may have been anonymised. */
const LONGEST_WAIT_MS = 60_000;
/** MongoDB's driver can leave a call without an end; the others do not wait for it. */
const LONGEST_BATCH_MS = 90_000;

/**
 * Announces without keeping the caller waiting; what fails here, the sweep announces. A lone event leaves at once;
 * those that come while others are being announced go together after them, so that a busy process writes
 * once for many. Those beyond what a process keeps in mind are the sweep's.
 */
export function announceSoon(ctx: AppContext, stored: StoredEvents): void {
  const { announcements } = ctx;
  if (announcements.waiting.length >= MOST_WAITING) return;
  announcements.waiting.push(stored);
  if (!announcements.underWay) announcements.done = announceWaiting(ctx);
}

async function announceWaiting(ctx: AppContext): Promise<void> {
  const { announcements } = ctx;
  announcements.underWay = true;
  while (announcements.waiting.length > 0) {
    const batch = announcements.waiting.splice(0, BATCH).filter(isFresh);
    try {
      const announced = announceEvents(ctx, batch).then(() => true);
      if (!(await within(announced, LONGEST_BATCH_MS, false)))
        throw new Error('Announcing timed out.');
    } catch (error) {
      ctx.log.warn({ err: error, documents: batch.length }, 'events left to the sweep');
    }
  }
  announcements.underWay = false;
}

function isFresh({ events }: StoredEvents): boolean {
  const newest = events.at(-1)?.createdAt ?? new Date();
  return Date.now() - newest.getTime() <= LONGEST_WAIT_MS;
}

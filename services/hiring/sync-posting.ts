import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { findPosting } from '../../storage/hiring/postings.ts';
import { markPostingSynced } from '../../storage/hiring/postings-to-sync.ts';
import type { AppContext } from '../context.ts';
import { announceSoon } from '../webhooks/announce-soon.ts';
import { within } from '../../domain/common/within.ts';
import { projectPosting } from './project-posting.ts';
import { scheduleClosing } from './schedule-closing.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';

/**
 * Syncs board, market and closing timer with the latest version of a posting. Idempotent; a posting that changes
 * meanwhile stays due.
 */
export async function syncPosting(ctx: AppContext, target: OwnedRef): Promise<void> {
  const posting = await findPosting(ctx.stores, target);
  if (posting === null) return;
  await Promise.all([projectPosting(ctx, posting), scheduleClosing(ctx, posting)]);
  await markPostingSynced(ctx.stores, posting);
}

/** A client that changes a role often reads it next: within this time it sees the change. */
const SYNC_WAIT_MS = 500;

/** Announces a change and syncs it, waiting briefly. The sweeps repeat what fails here. */
export async function announceAndSync(
  ctx: AppContext,
  posting: Posting,
  events: OutboxEvent[],
): Promise<void> {
  announceSoon(ctx, { collection: 'postings', documentId: posting.id, events });
  const synced = orDeferToSweep(ctx, syncPosting(ctx, posting), { job_id: posting.id });
  await within(synced, SYNC_WAIT_MS, undefined);
}

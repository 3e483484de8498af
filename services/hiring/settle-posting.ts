import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { findPosting } from '../../storage/hiring/postings.ts';
import { markSettled } from '../../storage/hiring/unsettled-postings.ts';
import type { AppContext } from '../context.ts';
import { announceSoon } from '../webhooks/announce-soon.ts';
import { within } from '../within.ts';
import { projectPosting } from './project-posting.ts';
import { scheduleClosing } from './schedule-closing.ts';
import { orLeftToSweep } from '../left-to-sweep.ts';

/**
 * Does what follows from the latest change of a posting: board, market and closing timer. Harmless to repeat; a
 * posting that has changed meanwhile stays due.
 */
export async function settlePosting(ctx: AppContext, target: OwnedRef): Promise<void> {
  const posting = await findPosting(ctx.stores, target);
  if (posting === null) return;
  await Promise.all([projectPosting(ctx, posting), scheduleClosing(ctx, posting)]);
  await markSettled(ctx.stores, posting);
}

/** Who changes a role reads it next: as changed, unless a server is away or slow. */
const PATIENCE_MS = 500;

/** Announces a change and settles it, for a moment before the caller's eyes; what fails here, the sweeps make good. */
export async function settleChange(
  ctx: AppContext,
  posting: Posting,
  events: OutboxEvent[],
): Promise<void> {
  announceSoon(ctx, { collection: 'postings', documentId: posting.id, events });
  const settled = orLeftToSweep(ctx, settlePosting(ctx, posting), { job_id: posting.id });
  await within(settled, PATIENCE_MS, undefined);
}

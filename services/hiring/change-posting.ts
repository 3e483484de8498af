import type { OwnedRef } from '../../domain/common/ids.ts';
import { AppError } from '../../domain/common/errors.ts';
import type { PostingChange } from '../../domain/hiring/change-posting.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { findPosting, savePosting } from '../../storage/hiring/postings.ts';
import type { AppContext } from '../context.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { postingEvents } from './posting-events.ts';
import { announceAndSync } from './sync-posting.ts';

/**
 * Applies `decide` to the current posting and writes the result with its event in one write. Retries on a version
 * conflict. Market, board, closing timer and subscribers follow in the background.
 * @throws AppError `not_found`, and any error of `decide`.
 */
export async function changePosting(
  ctx: AppContext,
  target: OwnedRef,
  decide: (posting: Posting) => PostingChange | null,
): Promise<Posting> {
  return retryOnConflict(async () => {
    const posting = await findPosting(ctx.stores, target);
    if (posting === null) throw new AppError('not_found');
    const change = decide(posting);
    if (change === null) return posting;
    const events = await postingEvents(ctx, change);
    const saved = await savePosting(ctx.stores, change.posting, events);
    if (saved !== null) await announceAndSync(ctx, saved, events);
    return saved;
  });
}

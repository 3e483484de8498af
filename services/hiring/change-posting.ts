import type { OwnedRef } from '../../domain/common/ids.ts';
import { AppError } from '../../domain/common/errors.ts';
import type { PostingChange } from '../../domain/hiring/change-posting.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { findPosting, savePosting } from '../../storage/hiring/postings.ts';
import type { AppContext } from '../context.ts';
import { retryOvertaken } from '../retry-overtaken.ts';
import { postingEvents } from './posting-events.ts';
import { settleChange } from './settle-posting.ts';

/**
 * Changes a posting as `decide` says of the version it sees; again where somebody else was first. The change and its
 * event are one write; market, board, timer and receivers follow by themselves. @throws AppError `not_found`, and
 * whatever `decide` throws.
 */
export async function changePosting(
  ctx: AppContext,
  target: OwnedRef,
  decide: (posting: Posting) => PostingChange | null,
): Promise<Posting> {
  return retryOvertaken(async () => {
    const posting = await findPosting(ctx.stores, target);
    if (posting === null) throw new AppError('not_found');
    const change = decide(posting);
    if (change === null) return posting;
    const events = await postingEvents(ctx, change);
    const saved = await savePosting(ctx.stores, change.posting, events);
    if (saved !== null) await settleChange(ctx, saved, events);
    return saved;
  });
}

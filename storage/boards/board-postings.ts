import type { ListedPosting } from '../../domain/boards/board-role.ts';
import { isId } from '../../domain/common/ids.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { postingModel, type PostingRecord } from '../hiring/posting.model.ts';
import { postingOfRecord } from '../hiring/postings.ts';
import type { Stores } from '../stores.ts';

/** The open roles of a board, newest first, without what only a role's own page shows. */
export async function listOpenPostings(
  { mongo }: Stores,
  organizationId: string,
): Promise<ListedPosting[]> {
  const records = await postingModel(mongo)
    .find(
      { organizationId, status: 'open' },
      { descriptionHtml: 0, descriptionText: 0, applicationFields: 0, outbox: 0 },
    )
    .sort({ publishedAt: -1, _id: -1 })
    .lean<PostingRecord[]>();
  return records.map(postingOfRecord);
}

/** When the open roles of a board close by themselves. */
export async function listDeadlines({ mongo }: Stores, organizationId: string): Promise<Date[]> {
  const records = await postingModel(mongo)
    .find({ organizationId, status: 'open', closesAt: { $ne: null } }, { closesAt: 1 })
    .lean<{ closesAt: Date }[]>();
  return records.map(({ closesAt }) => closesAt);
}

/** A role of a board by id or slug, open or closed; null for drafts, archived ones and other organizations'. */
export async function findBoardPosting(
  { mongo }: Stores,
  organizationId: string,
  idOrSlug: string,
): Promise<Posting | null> {
  const name = isId('job', idOrSlug) ? { _id: idOrSlug } : { slug: idOrSlug };
  const record = await postingModel(mongo)
    .findOne({ organizationId, ...name, status: { $in: ['open', 'closed'] } }, { outbox: 0 })
    .lean<PostingRecord>();
  return record === null ? null : postingOfRecord(record);
}

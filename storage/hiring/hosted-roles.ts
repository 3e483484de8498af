import { isId } from '../../domain/common/ids.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import type { Stores } from '../stores.ts';
import { postingModel, type PostingRecord } from './posting.model.ts';
import { postingOfRecord } from './postings.ts';

/** A role of any account that is or was open; null for drafts and archived roles. */
export async function findHostedRole({ mongo }: Stores, id: string): Promise<Posting | null> {
  if (!isId('job', id)) return null;
  const record = await postingModel(mongo)
    .findOne({ _id: id, status: { $in: ['open', 'closed'] } }, { outbox: 0 })
    .lean<PostingRecord>();
  return record === null ? null : postingOfRecord(record);
}

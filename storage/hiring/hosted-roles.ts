import { isId } from '../../domain/common/ids.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { readInBatches } from '../read-in-batches.ts';
import type { Stores } from '../stores.ts';
import { postingModel, type PostingRecord } from './posting.model.ts';
import { postingOfRecord } from './postings.ts';

const readRole = readInBatches<string, PostingRecord>({
  find: ({ mongo }, ids) =>
    postingModel(mongo)
      .find({ _id: { $in: ids } }, { outbox: 0 })
      .lean<PostingRecord[]>(),
  nameOf: { asked: (id) => id, found: ({ _id }) => _id },
});

/** A role of any account that is or was open; null for drafts and archived roles. */
export async function findHostedRole(stores: Stores, id: string): Promise<Posting | null> {
  if (!isId('job', id)) return null;
  const record = await readRole(stores, id);
  const isShown = record?.status === 'open' || record?.status === 'closed';
  return isShown ? postingOfRecord(record) : null;
}

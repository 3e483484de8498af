import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import type { Stores } from '../stores.ts';
import { postingModel, type PostingRecord } from './posting.model.ts';
import { postingOfRecord } from './postings.ts';

/** Marks board, market and timer as synced with this version. A posting that has changed since stays due. */
export async function markPostingSynced(stores: Stores, { id, version }: Posting): Promise<void> {
  await postingModel(stores.mongo).updateOne(
    { _id: id, version },
    { $unset: { projectionDueAt: '' } },
  );
}

/** Postings whose latest change was due before a time, longest due first. */
export function findPostingsToSync(
  stores: Stores,
  before: Date,
  limit: number,
): Promise<OwnedRef[]> {
  return refs(stores, { projectionDueAt: { $lte: before } }, { sort: 'projectionDueAt', limit });
}

/** Open postings whose deadline is before a time, longest overdue first. */
export function findOverduePostings(
  stores: Stores,
  before: Date,
  limit: number,
): Promise<OwnedRef[]> {
  const overdue = { closesAt: { $type: 'date', $lte: before }, status: 'open' };
  return refs(stores, overdue, { sort: 'closesAt', limit });
}

async function refs(
  { mongo }: Stores,
  filter: Record<string, unknown>,
  { sort, limit }: { sort: string; limit: number },
): Promise<OwnedRef[]> {
  const found = await postingModel(mongo)
    .find(filter, { accountId: 1 })
    .sort({ [sort]: 1 })
    .limit(limit)
    .lean<Pick<PostingRecord, '_id' | 'accountId'>[]>();
  return found.map(({ _id: id, accountId }) => ({ id, accountId }));
}

/** Every posting of an organization that is or was open. Board and market show these. */
export async function* findShownPostings(
  { mongo }: Stores,
  organizationId: string,
): AsyncGenerator<Posting> {
  const shown = postingModel(mongo)
    .find({ organizationId, status: { $in: ['open', 'closed'] } }, { outbox: 0 })
    .lean<PostingRecord[]>()
    .cursor();
  for await (const record of shown) yield postingOfRecord(record);
}

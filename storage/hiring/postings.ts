import type { PageStart } from '../../domain/common/result-page.ts';
import { newestFirst } from '../newest-first.ts';
import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import { noOverrides } from '../../domain/hiring/board-features.ts';
import type { PostingStatus } from '../../domain/hiring/posting-lifecycle.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { readOwned } from '../read-owned.ts';
import type { Stores } from '../stores.ts';
import { postingModel, type PostingRecord } from './posting.model.ts';

/** Maps a document to the posting. */
export function postingOfRecord({
  _id: id,
  outbox: _outbox,
  projectionDueAt: _due,
  ...posting
}: PostingRecord): Posting {
  // A record from before a switch existed lacks it.
  return { id, ...posting, features: { ...noOverrides, ...posting.features } };
}

/** Adds a posting with the events of its creation; false when its organization has a posting with that slug. */
export async function insertPosting(
  stores: Stores,
  { id, ...posting }: Posting,
  outbox: OutboxEvent[],
): Promise<boolean> {
  const record: PostingRecord = { _id: id, ...posting, outbox, projectionDueAt: new Date() };
  return unlessTaken(() => postingModel(stores.mongo).create(record));
}

const readRecord = readOwned<PostingRecord>(postingModel, { outbox: 0 });

/** A posting of the account, archived or not, in one query with others of the same moment; null when there is none. */
export async function findPosting(stores: Stores, ref: OwnedRef): Promise<Posting | null> {
  if (!isId('job', ref.id)) return null;
  const record = await readRecord(stores, ref);
  return record === null ? null : postingOfRecord(record);
}

interface PostingFilter {
  accountId: string;
  statuses: readonly PostingStatus[];
  /** Only these; all by default. */
  ids?: readonly string[] | undefined;
}

/** A page of an account's postings in these statuses, newest first. */
export async function listPostings(
  stores: Stores,
  { accountId, statuses, ids }: PostingFilter,
  page: PageStart,
): Promise<Posting[]> {
  const wanted = {
    accountId,
    status: { $in: [...statuses] },
    ...(ids !== undefined && { _id: { $in: [...ids] } }),
  };
  const records = await newestFirst(postingModel(stores.mongo), wanted, {
    ...page,
    without: { outbox: 0 },
  });
  return records.map(postingOfRecord);
}

/** Whether an organization has a posting that is not archived. */
export async function hasLivePostings(stores: Stores, organizationId: string): Promise<boolean> {
  const live = { organizationId, status: { $ne: 'archived' as const } };
  return (await postingModel(stores.mongo).exists(live)) !== null;
}

/**
 * Writes a posting over the version that was read, with the events of the change; null when the write lost the race.
 * The version increases by one, and the same write marks index, board and timer as outdated.
 */
export async function savePosting(
  stores: Stores,
  next: Posting,
  events: OutboxEvent[],
): Promise<Posting | null> {
  const { id, accountId, version, ...content } = next;
  const record = await postingModel(stores.mongo)
    .findOneAndUpdate(
      { _id: id, accountId, version },
      {
        $set: { ...content, projectionDueAt: new Date() },
        $inc: { version: 1 },
        $push: { outbox: { $each: events } },
      },
      { returnDocument: 'after', projection: { outbox: 0 } },
    )
    .lean<PostingRecord>();
  return record === null ? null : postingOfRecord(record);
}

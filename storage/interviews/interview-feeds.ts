import type { Interview } from '../../domain/interviews/interview.ts';
import type { Stores } from '../stores.ts';
import { interviewFeedModel } from './interview-feed.model.ts';
import { interviewModel, type InterviewRecord } from './interview.model.ts';

/** The reader of a feed: a member, or the account where `userId` is null. */
export interface FeedReader {
  accountId: string;
  userId: string | null;
}

/** Opens the feed of a reader under a token, or under another one: the former token opens nothing from now on. */
export async function openFeed(
  { mongo }: Stores,
  { accountId, userId }: FeedReader,
  tokenHash: string,
): Promise<void> {
  await interviewFeedModel(mongo).updateOne(
    { _id: idOf({ accountId, userId }) },
    { $set: { accountId, userId, tokenHash, createdAt: new Date() } },
    { upsert: true },
  );
}

/** Closes the feed of a reader. Idempotent. */
export async function closeFeed({ mongo }: Stores, reader: FeedReader): Promise<void> {
  await interviewFeedModel(mongo).deleteOne({ _id: idOf(reader) });
}

/** The reader whose feed a token opens; null when there is none. */
export async function findFeed({ mongo }: Stores, tokenHash: string): Promise<FeedReader | null> {
  const record = await interviewFeedModel(mongo).findOne({ tokenHash }).lean();
  return record === null ? null : { accountId: record.accountId, userId: record.userId };
}

export type TimedInterview = Pick<
  Interview,
  'id' | 'candidateId' | 'title' | 'place' | 'url' | 'sequence' | 'updatedAt' | 'timezone'
> & { startsAt: Date; endsAt: Date };

/** The interviews of a feed from a moment on, earliest first. */
export async function listFeedInterviews(
  { mongo }: Stores,
  { accountId, interviewerKey }: { accountId: string; interviewerKey: string | null },
  { from, limit }: { from: Date; limit: number },
): Promise<TimedInterview[]> {
  const records = await interviewModel(mongo)
    .find({
      accountId,
      startsAt: { $gte: from },
      status: { $in: ['scheduled', 'done'] },
      ...(interviewerKey !== null && { 'interviewers.key': interviewerKey }),
    })
    .select('candidateId title place url sequence updatedAt timezone startsAt endsAt')
    .sort({ startsAt: 1 })
    .limit(limit)
    .lean<(InterviewRecord & { startsAt: Date; endsAt: Date })[]>();
  return records.map(({ _id: id, ...interview }) => ({ id, ...interview }));
}

function idOf({ accountId, userId }: FeedReader): string {
  return `${accountId} ${userId ?? 'account'}`;
}

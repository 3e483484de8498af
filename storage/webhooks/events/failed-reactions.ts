import type { Stores } from '../../stores.ts';
import { failedReactionModel, type FailedReactionRecord } from './failed-reaction.model.ts';

export type FailedReaction = Pick<FailedReactionRecord, 'eventId' | 'reaction' | 'attempts'>;

/** Records that a reaction failed and when it is due again. A repeated call moves that time. */
export async function noteFailedReaction(
  { mongo }: Stores,
  { eventId, reaction, attempts }: FailedReaction,
  dueAt: Date,
): Promise<void> {
  await failedReactionModel(mongo).updateOne(
    { _id: idOf(eventId, reaction) },
    { $set: { attempts, dueAt }, $setOnInsert: { eventId, reaction, createdAt: new Date() } },
    { upsert: true },
  );
}

/** Reactions that are due, longest overdue first. */
export async function findDueReactions(
  { mongo }: Stores,
  { before, limit }: { before: Date; limit: number },
): Promise<FailedReaction[]> {
  return failedReactionModel(mongo)
    .find({ dueAt: { $lte: before } }, { _id: 0, eventId: 1, reaction: 1, attempts: 1 })
    .sort({ dueAt: 1 })
    .limit(limit)
    .lean<FailedReaction[]>();
}

/** Deletes a reaction that succeeded or whose event no longer exists. */
export async function forgetReaction(
  { mongo }: Stores,
  { eventId, reaction }: Pick<FailedReaction, 'eventId' | 'reaction'>,
): Promise<void> {
  await failedReactionModel(mongo).deleteOne({ _id: idOf(eventId, reaction) });
}

function idOf(eventId: string, reaction: string): string {
  return `${eventId}:${reaction}`;
}

import type { OwnedRef } from '../../../domain/common/ids.ts';
import { emptyMembers } from '../../../domain/common/personal.ts';
import { candidateSchema, type Candidate } from '../../../domain/hiring/candidate.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel, type CandidateRecord } from './candidate.model.ts';
import { candidateOfRecord, unseen } from './candidates.ts';

/** A duplicate that is being merged into another candidate. */
export interface MergingCandidate {
  candidate: Candidate;
  mergedInto: string;
  /** Whether the survivor has all of its data. */
  isDone: boolean;
}

/**
 * Starts the merge of a duplicate: from now on only the merge changes it, and its address leads to the survivor.
 * False when it cannot be merged or is merged already.
 */
export async function closeDuplicate(
  { mongo }: Stores,
  { accountId, id, into }: OwnedRef & { into: string },
): Promise<boolean> {
  const { matchedCount } = await candidateModel(mongo).updateOne(
    { _id: id, accountId, mergedInto: { $exists: false }, anonymizedAt: null },
    { $set: { mergedInto: into, mergeDueAt: new Date() }, $inc: { version: 1 } },
  );
  return matchedCount === 1;
}

/** A duplicate with the data it still holds; null when the candidate is not merged. */
export async function findMerging(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<MergingCandidate | null> {
  const record = await candidateModel(mongo)
    .findOne({ _id: id, accountId, mergedInto: { $exists: true } }, unseen)
    .lean<CandidateRecord>();
  if (record?.mergedInto === undefined) return null;
  const { mergedInto, mergeDueAt } = record;
  return { candidate: candidateOfRecord(record), mergedInto, isDone: mergeDueAt === undefined };
}

/** Undoes the start of a merge, where two candidates were being merged into each other. */
export async function reopenDuplicate(
  { mongo }: Stores,
  { accountId, id, into }: OwnedRef & { into: string },
): Promise<void> {
  await candidateModel(mongo).updateOne(
    { _id: id, accountId, mergedInto: into, mergeDueAt: { $exists: true } },
    { $unset: { mergedInto: '', mergeDueAt: '' }, $inc: { version: 1 } },
  );
}

/**
 * Empties a duplicate whose survivor has all its data. Id and e-mail address stay, because both lead to the survivor.
 * Events stay until they are announced.
 */
export async function emptyDuplicate(
  { mongo }: Stores,
  { accountId, id, into }: OwnedRef & { into: string },
): Promise<void> {
  const emptied = { ...emptyMembers(candidateSchema), words: [], applications: [] };
  await candidateModel(mongo).updateOne(
    { _id: id, accountId, mergeDueAt: { $exists: true } },
    { $set: { ...emptied, mergedInto: into, updatedAt: new Date() }, $unset: { mergeDueAt: '' } },
  );
}

/** Duplicates whose merge has been running since before a moment, oldest first. */
export async function findUnfinishedMerges(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<OwnedRef[]> {
  const records = await candidateModel(mongo)
    .find({ mergeDueAt: { $lte: before } }, { accountId: 1 })
    .sort({ mergeDueAt: 1 })
    .limit(limit)
    .lean();
  return records.map(({ _id: id, accountId }) => ({ accountId, id }));
}

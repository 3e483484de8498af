import type { Candidate } from '../../domain/hiring/candidate.ts';
import { candidateModel, type CandidateRecord } from '../hiring/candidates/candidate.model.ts';
import { candidateOfRecord, unseen } from '../hiring/candidates/candidates.ts';
import type { Stores } from '../stores.ts';

const consenting = {
  'consent.discovery': true,
  anonymizedAt: null,
  mergedInto: { $exists: false },
} as const;

/** Those of the ids whose candidates consent to discovery now. */
export async function findConsenting(
  { mongo }: Stores,
  ids: readonly string[],
): Promise<Set<string>> {
  const records = await candidateModel(mongo)
    .find({ _id: { $in: [...ids] }, ...consenting }, { _id: 1 })
    .lean();
  return new Set(records.map(({ _id }) => _id));
}

/** A candidate of any account that consents to discovery now; null otherwise. */
export async function findConsentingCandidate(
  { mongo }: Stores,
  id: string,
): Promise<Candidate | null> {
  const record = await candidateModel(mongo)
    .findOne({ _id: id, ...consenting }, unseen)
    .lean<CandidateRecord>();
  return record === null ? null : candidateOfRecord(record);
}

/** A candidate whose row in People Search lags behind, and since when. */
export interface DuePerson {
  id: string;
  dueAt: Date;
}

/** Candidates whose row lags behind, longest first. */
export async function findDuePeople({ mongo }: Stores, limit: number): Promise<DuePerson[]> {
  const records = await candidateModel(mongo)
    .find({ personDueAt: { $exists: true } }, { personDueAt: 1 })
    .sort({ personDueAt: 1 })
    .limit(limit)
    .lean<{ _id: string; personDueAt: Date }[]>();
  return records.map(({ _id: id, personDueAt: dueAt }) => ({ id, dueAt }));
}

/** Marks the row of a candidate as lagging behind. */
export async function markPersonDue({ mongo }: Stores, id: string): Promise<void> {
  await candidateModel(mongo).updateOne({ _id: id }, { $set: { personDueAt: new Date() } });
}

/** Ends a mark, unless the candidate has changed since. */
export async function clearPersonDue({ mongo }: Stores, { id, dueAt }: DuePerson): Promise<void> {
  await candidateModel(mongo).updateOne(
    { _id: id, personDueAt: dueAt },
    { $unset: { personDueAt: '' } },
  );
}

import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel, type CandidateRecord } from './candidate.model.ts';
import { candidateOfRecord, unseen } from './candidates.ts';

/** A candidate whose employee may not be stored yet, also a merged duplicate; null when there is none. */
export async function findHiredCandidate(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<Candidate | null> {
  const record = await candidateModel(mongo)
    .findOne({ _id: id, accountId, employeeDueAt: { $exists: true } }, unseen)
    .lean<CandidateRecord>();
  return record === null ? null : candidateOfRecord(record);
}

/** Notes that the employee is stored. Returns whether the candidate is anonymised by now. */
export async function clearEmployeeDue(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<{ isAnonymized: boolean }> {
  const record = await candidateModel(mongo)
    .findOneAndUpdate(
      { _id: id, accountId },
      { $unset: { employeeDueAt: '' } },
      { returnDocument: 'after', projection: { anonymizedAt: 1 } },
    )
    .lean<Pick<CandidateRecord, 'anonymizedAt'>>();
  return { isAnonymized: record !== null && record.anonymizedAt !== null };
}

/** Hired candidates whose employee has been due since before a moment, oldest first. */
export async function findDueEmployees(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<OwnedRef[]> {
  const records = await candidateModel(mongo)
    .find({ employeeDueAt: { $lte: before } }, { accountId: 1 })
    .sort({ employeeDueAt: 1 })
    .limit(limit)
    .lean();
  return records.map(({ _id: id, accountId }) => ({ accountId, id }));
}

import type { Candidate } from '../../../domain/hiring/candidate.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel, type CandidateRecord } from './candidate.model.ts';
import { candidateOfRecord, unseen } from './candidates.ts';

/** A candidate of an account, and the survivor if it was merged. */
export type KnownCandidate = { candidate: Candidate } | { mergedInto: string };

/** The ids of candidates that hold these e-mail keys, merged ones included. */
export async function findHolders(
  { mongo }: Stores,
  accountId: string,
  emailKeys: readonly string[],
): Promise<Map<string, string>> {
  if (emailKeys.length === 0) return new Map();
  const wanted = new Set(emailKeys);
  const records = await candidateModel(mongo)
    .find({ accountId, emailKey: { $in: [...wanted] } }, { emailKey: 1 })
    .lean();
  const pairs = records.flatMap(({ _id, emailKey = [] }) =>
    [emailKey].flat().map((key) => [key, _id] as const),
  );
  return new Map(pairs.filter(([key]) => wanted.has(key)));
}

/** Candidates of an account by id. */
export async function findCandidates(
  { mongo }: Stores,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, KnownCandidate>> {
  if (ids.length === 0) return new Map();
  const records = await candidateModel(mongo)
    .find({ _id: { $in: [...ids] }, accountId }, unseen)
    .lean<CandidateRecord[]>();
  return new Map(
    records.map((record) => [
      record._id,
      record.mergedInto === undefined
        ? { candidate: candidateOfRecord(record) }
        : { mergedInto: record.mergedInto },
    ]),
  );
}

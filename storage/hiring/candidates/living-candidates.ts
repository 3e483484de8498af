import type { Stores } from '../../stores.ts';
import { candidateModel } from './candidate.model.ts';

/** Those of the ids that are candidates of the account, neither merged away nor anonymised. */
export async function findLivingCandidates(
  { mongo }: Stores,
  accountId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const living = { mergedInto: { $exists: false }, anonymizedAt: null };
  const records = await candidateModel(mongo)
    .find({ _id: { $in: [...ids] }, accountId, ...living }, { _id: 1 })
    .lean();
  return new Set(records.map(({ _id }) => _id));
}

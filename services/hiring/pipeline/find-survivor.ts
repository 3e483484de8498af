import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { findCandidate } from '../../../storage/hiring/candidates/candidates.ts';
import type { Stores } from '../../../storage/stores.ts';

/** More merges than a chain of duplicates has. */
const MAX_MERGES = 50;

/** A candidate, or the survivor into which it was merged; null when there is none. An anonymised one is returned too. */
export async function findSurvivor(
  stores: Stores,
  { accountId, id }: OwnedRef,
): Promise<Candidate | null> {
  let next = id;
  for (let merges = 0; merges < MAX_MERGES; merges += 1) {
    const found = await findCandidate(stores, { accountId, id: next });
    if (found === null) return null;
    if ('candidate' in found) return found.candidate;
    next = found.mergedInto;
  }
  return null;
}

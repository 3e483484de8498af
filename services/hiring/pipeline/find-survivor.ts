import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { findCandidate } from '../../../storage/hiring/candidates/candidates.ts';
import { findCandidates } from '../../../storage/hiring/candidates/known-candidates.ts';
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

/** Candidates, or their survivors, by the ids that were asked for. */
export async function findSurvivors(
  stores: Stores,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, Candidate>> {
  const known = await findCandidates(stores, accountId, ids);
  const survivors = new Map<string, Candidate>();
  for (const [id, found] of known) {
    const survivor =
      'candidate' in found
        ? found.candidate
        : await findSurvivor(stores, { accountId, id: found.mergedInto });
    if (survivor !== null) survivors.set(id, survivor);
  }
  return survivors;
}

import { idsOf } from '../../../domain/hiring/pipeline/anonymize-candidate.ts';
import type { MergedCandidates } from '../../../domain/hiring/merged-candidates.ts';
import type { Erasure } from '../../../storage/hiring/candidates/candidate-erasure.ts';
import type { AppContext } from '../../context.ts';

/** An anonymised candidate. */
export interface AnonymizedCandidate {
  accountId: string;
  /** The candidate and its applications, and the ids of those that were merged into them. */
  ids: string[];
  fileIds: string[];
  noteIds: string[];
  /** Keyed hashes of its addresses (`addressKeyOf`). */
  addressKeys: string[];
}

/** Collections that hold personal data of candidates, and how it is found, erased and merged there. */
export interface PersonalData {
  collections: readonly string[];
  /**
   * Erases the data of a candidate, found by tenant and id. Runs at least twice, so it is idempotent.
   * Returns how many files have to wait for a later pass.
   */
  anonymize: (ctx: AppContext, candidate: AnonymizedCandidate) => Promise<number>;
  /** Moves rows of a merged duplicate to the survivor. Absent where rows keep the duplicate's id. Idempotent. */
  merge?: (ctx: AppContext, merged: MergedCandidates) => Promise<void>;
}

/**
 * Erases an anonymised candidate from every registered collection; returns how many files have to wait. A collection
 * that fails does not hold up the others.
 * @throws the first failure, once every collection was tried.
 */
export async function erasePersonalData(
  ctx: AppContext,
  { candidate, fileIds, noteIds, addressKeys = [] }: Erasure,
): Promise<number> {
  const { accountId } = candidate;
  const anonymized = { accountId, ids: idsOf(candidate), fileIds, noteIds, addressKeys };
  let held = 0;
  await runAll(ctx.personalData, async ({ anonymize }) => {
    held += await anonymize(ctx, anonymized);
  });
  return held;
}

/**
 * Merges the rows of a duplicate in every registered collection.
 * @throws the first failure, once every collection was tried.
 */
export async function mergePersonalData(ctx: AppContext, merged: MergedCandidates): Promise<void> {
  await runAll(ctx.personalData, async ({ merge }) => merge?.(ctx, merged));
}

async function runAll(
  registry: readonly PersonalData[],
  step: (data: PersonalData) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const data of registry) await step(data).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

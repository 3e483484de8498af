import type { AppContext } from '../../services/context.ts';
import { startErasure } from '../../services/hiring/pipeline/anonymize-candidate.ts';
import { finishMerge } from '../../services/hiring/pipeline/merge-candidates.ts';
import { findDueErasures } from '../../storage/hiring/candidates/candidate-erasure.ts';
import { findUnfinishedMerges } from '../../storage/hiring/candidates/merging-candidates.ts';
import { sweepEach } from '../sweep-each.ts';

/** Younger ones are still handled by the call that began them. */
const LEFT_BEHIND_MS = 10_000;
const BATCH = 200;

/**
 * Completes merges that a crash interrupted, and starts erasures that were not started. Idempotent: a completed merge
 * is not found again, and a running erasure is joined.
 */
export function createSweepCandidates(ctx: AppContext) {
  return async function sweepCandidates(): Promise<{ merged: number; started: number }> {
    const before = new Date(Date.now() - LEFT_BEHIND_MS);
    const merges = await findUnfinishedMerges(ctx.stores, before, BATCH);
    const erasures = await findDueErasures(ctx.stores, before, BATCH);
    return {
      merged: await sweepEach(ctx, merges, (one) => finishMerge(ctx, one)),
      started: await sweepEach(ctx, erasures, (one) => startErasure(ctx, one)),
    };
  };
}

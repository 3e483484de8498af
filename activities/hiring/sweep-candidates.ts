import type { AppContext } from '../../services/context.ts';
import { startErasure } from '../../services/hiring/pipeline/anonymize-candidate.ts';
import { finishMerge } from '../../services/hiring/pipeline/merge-candidates.ts';
import { findDueErasures } from '../../storage/hiring/candidates/candidate-erasure.ts';
import { findUnfinishedMerges } from '../../storage/hiring/candidates/merging-candidates.ts';
import { sweepEach } from '../sweep-each.ts';

/** Younger ones are being seen to by whoever began them. */
const LEFT_BEHIND_MS = 10_000;
const BATCH = 200;

/**
 * Goes on with merges that a crash interrupted, and starts erasures that nobody started. Harmless to repeat: a
 * finished merge is not found again, and an erasure that runs is joined.
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

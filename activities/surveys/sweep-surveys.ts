import type { AppContext } from '../../services/context.ts';
import { finishDeletion } from '../../services/surveys/remove-survey.ts';
import { finishPending } from '../../services/surveys/store-response.ts';
import { findPendingTokens } from '../../storage/surveys/survey-tokens.ts';
import { findDeletedSurveys } from '../../storage/surveys/surveys.ts';
import { sweepEach } from '../sweep-each.ts';

/** Younger ones are still handled by the call that began them. */
const PENDING_MS = 10_000;
/** Longer than any submission that found the survey before it was deleted. */
const DELETED_MS = 2 * 60_000;
const BATCH = 200;

/**
 * Stores anonymous responses and finishes deletions that a crash interrupted. Idempotent: a stored response keeps its
 * id, and a deleted survey is not found again.
 */
export function createSweepSurveys(ctx: AppContext) {
  return async function sweepSurveys(): Promise<{ stored: number; deleted: number }> {
    const { stores } = ctx;
    const now = Date.now();
    const pending = await findPendingTokens(stores, new Date(now - PENDING_MS), BATCH);
    const deleted = await findDeletedSurveys(stores, new Date(now - DELETED_MS), BATCH);
    const waiting = pending.map((token) => ({ id: token.surveyId, token }));
    const gone = deleted.map((id) => ({ id }));
    return {
      stored: await sweepEach(ctx, waiting, ({ token }) => finishPending(ctx, token)),
      deleted: await sweepEach(ctx, gone, ({ id }) => finishDeletion(ctx, id)),
    };
  };
}

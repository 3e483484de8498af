import type { AppContext } from '../../services/context.ts';
import { createSweepClosings } from './sweep-closings.ts';
import { createTakeClosingSteps } from './take-closing-steps.ts';

/** The activities of accounts that close: one line each. */
export function createClosingActivities(ctx: AppContext) {
  return {
    sweepClosings: createSweepClosings(ctx),
    takeClosingSteps: createTakeClosingSteps(ctx),
  };
}

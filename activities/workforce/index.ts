import type { AppContext } from '../../services/context.ts';
import { createSweepWorkforce } from './sweep-workforce.ts';

export type WorkforceActivities = ReturnType<typeof createWorkforceActivities>;

/** The activities of the workforce area: one line each. */
export function createWorkforceActivities(ctx: AppContext) {
  return { sweepWorkforce: createSweepWorkforce(ctx) };
}

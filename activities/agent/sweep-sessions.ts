import { startSessionWorkflow } from '../../services/agent/sessions/session-workflow.ts';
import type { AppContext } from '../../services/context.ts';
import { findLeftBehind } from '../../storage/agent/open-sessions.ts';
import { sweepEach } from '../sweep-each.ts';

const BATCH = 500;
/** What has waited this long was left behind by whatever should have started or ended it. */
const OVERDUE_MS = 10_000;

/**
 * Has the workflow of every session run that a crash, or an outage of Temporal, left without one. Harmless to repeat:
 * a workflow that runs is left alone. One that cannot be started does not hold up the others.
 */
export function createStartLeftBehind(ctx: AppContext) {
  return async function startLeftBehind(): Promise<number> {
    const before = new Date(Date.now() - OVERDUE_MS);
    const left = await findLeftBehind(ctx.stores, before, BATCH);
    return sweepEach(ctx, left, (session) => startSessionWorkflow(ctx, session));
  };
}

import { startSessionWorkflow } from '../../services/agent/sessions/session-workflow.ts';
import type { AppContext } from '../../services/context.ts';
import { findStalledSessions } from '../../storage/agent/open-sessions.ts';
import { sweepEach } from '../sweep-each.ts';

const BATCH = 500;
/** A session that has waited this long was left behind by a crash. */
const OVERDUE_MS = 10_000;
/** A turn or submission takes less, unless it waits for a server; its workflow is running then. */
const SILENT_MS = 5 * 60_000;

/**
 * Starts a workflow for every session that a crash, or an outage of Temporal, left without one. Idempotent: a running
 * workflow is left alone. A session that cannot be started does not hold up the others.
 */
export function createStartStalledSessions(ctx: AppContext) {
  return async function startLeftBehind(): Promise<number> {
    const now = Date.now();
    const overdue = { due: new Date(now - OVERDUE_MS), silent: new Date(now - SILENT_MS) };
    const left = await findStalledSessions(ctx.stores, overdue, BATCH);
    return sweepEach(ctx, left, (session) => startSessionWorkflow(ctx, session));
  };
}

import { findOpenSessionsOf } from '../../../storage/agent/open-sessions.ts';
import { ROLE_CLOSED_SIGNAL } from '../../../workflows/agent/contract.ts';
import type { AppContext } from '../../context.ts';
import { signalSession } from './session-workflow.ts';

/** Tells every session for a role that it takes no more applications. Each looks for itself whether that is so. */
export async function tellRoleClosed(ctx: AppContext, jobId: string): Promise<void> {
  for (const session of await findOpenSessionsOf(ctx.stores, jobId)) {
    await signalSession(ctx, session, ROLE_CLOSED_SIGNAL);
  }
}

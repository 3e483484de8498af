import { findOpenSessionsOf } from '../../../storage/agent/open-sessions.ts';
import { roleClosedSignal } from '../../../workflows/agent/contract.ts';
import type { AppContext } from '../../context.ts';
import { signalSession } from './session-workflow.ts';

/** Signals all sessions of a role that it may have closed. Each checks by itself. */
export async function signalRoleClosed(
  ctx: Pick<AppContext, 'stores' | 'temporal'>,
  jobId: string,
): Promise<void> {
  for (const session of await findOpenSessionsOf(ctx.stores, jobId)) {
    await signalSession(ctx, session, roleClosedSignal);
  }
}

import { findUnpaidSessions, type SessionName } from '../../../storage/agent/open-sessions.ts';
import { paidSignal } from '../../../workflows/agent/contract.ts';
import type { AppContext } from '../../context.ts';
import { signalSession, startSessionWorkflow } from './session-workflow.ts';

/**
 * Resumes the sessions of an account that wait for funds; called after the account was credited or its limit was
 * raised. A session that cannot be signalled checks by itself: after 1, 5 and 30 minutes, then every three hours.
 */
export async function resumeSessionsAfterPayment(
  ctx: Pick<AppContext, 'log' | 'stores' | 'temporal'>,
  accountId: string,
): Promise<void> {
  for (const session of await findUnpaidSessions(ctx.stores, accountId)) {
    await tell(ctx, session).catch((error: unknown) => {
      ctx.log.warn(
        { err: error, session_id: session.id },
        'a session was not notified of a top-up',
      );
    });
  }
}

/** A session without a running workflow gets a new one, which checks its funds. */
async function tell(ctx: Pick<AppContext, 'temporal'>, session: SessionName): Promise<void> {
  if (!(await signalSession(ctx, session, paidSignal))) await startSessionWorkflow(ctx, session);
}

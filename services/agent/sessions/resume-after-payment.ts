import { findUnpaidSessions } from '../../../storage/agent/open-sessions.ts';
import { PAID_SIGNAL } from '../../../workflows/agent/contract.ts';
import type { AppContext } from '../../context.ts';
import { signalSession } from './session-workflow.ts';

/**
 * Has the sessions of an account that wait for money go on; called after it was credited. One that cannot be told now
 * looks for itself every three hours.
 */
export async function resumeSessionsAfterPayment(
  ctx: AppContext,
  accountId: string,
): Promise<void> {
  for (const session of await findUnpaidSessions(ctx.stores, accountId)) {
    await signalSession(ctx, session, PAID_SIGNAL).catch((error: unknown) => {
      ctx.log.warn({ err: error, session_id: session.id }, 'a session was not told of a top-up');
    });
  }
}

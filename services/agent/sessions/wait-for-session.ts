import { isBusy } from '../../../domain/agent/session-lifecycle.ts';
import type { ApplySession } from '../../../domain/agent/session.ts';
import type { AppContext } from '../../context.ts';
import { waitWhileBusy } from '../wait-while-busy.ts';
import { requireSession } from './change-session.ts';

/** Waits up to `wait_s` until the session needs the caller or has ended, then returns it (decision 0021). */
export function waitForSession(
  ctx: Pick<AppContext, 'stores'>,
  session: ApplySession,
  waitSeconds: number,
): Promise<ApplySession> {
  return waitWhileBusy(session, waitSeconds, {
    isBusy: ({ status }) => isBusy(status),
    read: (latest) => requireSession(ctx, latest),
  });
}

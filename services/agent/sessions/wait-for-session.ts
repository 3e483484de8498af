import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from '../../../domain/agent/session-lifecycle.ts';
import type { ApplySession } from '../../../domain/agent/session.ts';
import type { AppContext } from '../../context.ts';
import { requireSession } from './change-session.ts';

const FIRST_LOOK_MS = 50;
const LAST_LOOK_MS = 500;

/** Waits up to `wait_s` until the session needs the caller or has ended, then returns it (decision 0021). */
export async function waitForSession(
  ctx: Pick<AppContext, 'stores'>,
  session: ApplySession,
  waitSeconds: number,
): Promise<ApplySession> {
  const deadline = Date.now() + waitSeconds * 1000;
  let latest = session;
  for (
    let lookMs = FIRST_LOOK_MS;
    isBusy(latest.status);
    lookMs = Math.min(lookMs * 2, LAST_LOOK_MS)
  ) {
    const leftMs = deadline - Date.now();
    if (leftMs <= 0) break;
    await pause(Math.min(lookMs, leftMs));
    latest = await requireSession(ctx, latest);
  }
  return latest;
}

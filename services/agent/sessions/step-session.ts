import type { OwnedRef } from '../../../domain/common/ids.ts';
import { isOver, type SessionStatus } from '../../../domain/agent/session-lifecycle.ts';
import { takeInput, takeStep, type ApplySession } from '../../../domain/agent/session.ts';
import { storedError, type StoredError } from '../../../domain/agent/stored-error.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { acceptsApplications } from '../../../domain/hiring/posting-lifecycle.ts';
import { findInput } from '../../../storage/agent/session-inputs.ts';
import type { SessionChange } from '../../../workflows/agent/contract.ts';
import type { AppContext } from '../../context.ts';
import { findRoleToApply } from '../../hiring/applying/find-role.ts';
import { bringLedgerUpToDate } from '../../billing/read-month.ts';
import { changeSession, requireSession } from './change-session.ts';

/** A turn that was given up but has finished did not fail. */
const TURN_OVER: ReadonlySet<SessionStatus> = new Set(['needs_input', 'awaiting_approval']);

/**
 * Applies a step by the client or a timer. A step that is done already, or no longer allowed, changes nothing. A
 * session that ends also records all its charges, including those that a crashed worker did not note.
 */
export async function stepSession(ctx: AppContext, change: SessionChange): Promise<ApplySession> {
  const session = await takeStepOf(ctx, change);
  if (isOver(session.status)) await bringLedgerUpToDate(ctx, session.accountId);
  return session;
}

async function takeStepOf(
  ctx: AppContext,
  { accountId, sessionId: id, step, input }: SessionChange,
): Promise<ApplySession> {
  const target = { accountId, id };
  if (step === 'continue') {
    const said = input === null ? null : await findInput(ctx.stores, target, input);
    if (said === null) return requireSession(ctx, target);
    return changeSession(ctx, target, (session) =>
      session.inputs.includes(said.id) ? null : takeInput(session, said, new Date()),
    );
  }
  if (step === 'fail' || step === 'close_role') {
    const error = await whyFailed(ctx, target, step);
    if (error === null) return requireSession(ctx, target);
    return changeSession(ctx, target, (session) =>
      step === 'fail' && TURN_OVER.has(session.status)
        ? null
        : takeStep(session, 'fail', { at: new Date(), error }),
    );
  }
  return changeSession(ctx, target, (session) => takeStep(session, step, { at: new Date() }));
}

/** A role that has reopened in between does not end the session. */
async function whyFailed(
  ctx: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  step: 'fail' | 'close_role',
): Promise<StoredError | null> {
  const { jobId } = await requireSession(ctx, target);
  const role = await findRoleToApply(ctx, jobId);
  const isOpen = role?.hosted === true && acceptsApplications(role.posting, new Date());
  if (!isOpen) return storedError(new AppError('role_closed'));
  return step === 'fail' ? storedError(new AppError('unavailable')) : null;
}

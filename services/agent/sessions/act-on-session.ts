import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isOver, statusAfter, type SessionAction } from '../../../domain/agent/apply-session.ts';
import type { ApplySession } from '../../../domain/agent/session.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { invalidApplication } from '../../../domain/hiring/application-form/invalid-application.ts';
import type { SessionRef } from '../../../storage/agent/apply-sessions.ts';
import { keepInput } from '../../../storage/agent/session-inputs.ts';
import { newId } from '../../../storage/new-id.ts';
import type { AppContext } from '../../context.ts';
import { requireSession } from './change-session.ts';
import { findProblems, judgeInput } from './judge-input.ts';
import { sendCommand, startSessionWorkflow } from './session-workflow.ts';

/** So often the session may be found in another state than the workflow says. */
const MAX_TRIES = 10;
const RETRY_MS = 100;

/** What a user says to a session. */
export interface Said {
  answers: Readonly<Record<string, unknown>>;
  message: string | null;
  /** Of the caller: what is said again under the same key has been said once. */
  idempotencyKey: string | null;
}

/** Goes on with the user's answers and words. @throws AppError `invalid_application`, `invalid_session_state`. */
export async function continueSession(
  ctx: AppContext,
  target: SessionRef,
  { answers, message, idempotencyKey }: Said,
): Promise<ApplySession> {
  const id = inputId(target, idempotencyKey);
  let isKept = false;
  return act(ctx, target, {
    step: 'continue',
    idFor: () => id,
    isDone: ({ inputs }) => inputs.includes(id),
    async prepare(session) {
      if (isKept) return;
      await keepInput(ctx.stores, target, {
        id,
        message,
        ...(await judgeInput(ctx, session, answers)),
      });
      isKept = true;
    },
  });
}

/**
 * Approves the draft as it is. Any number of approvals of one draft are one. @throws AppError `invalid_application`
 * while the form requires what is not there, `invalid_session_state`.
 */
export async function approveSession(ctx: AppContext, target: SessionRef): Promise<ApplySession> {
  return act(ctx, target, {
    step: 'approve_submit',
    idFor: ({ version }) => `approve-${version}`,
    isDone: () => false,
    async prepare(session) {
      const problems = await findProblems(ctx, session);
      if (problems.length > 0) throw invalidApplication(problems);
    },
  });
}

/** Stops a session. @throws AppError `invalid_session_state`. */
export async function stopSession(ctx: AppContext, target: SessionRef): Promise<ApplySession> {
  return act(ctx, target, {
    step: 'stop',
    idFor: ({ version }) => `stop-${version}`,
    isDone: () => false,
    prepare: () => Promise.resolve(),
  });
}

interface Act {
  step: SessionAction;
  /** Names the command: what is sent again under the same id is taken once. */
  idFor: (session: ApplySession) => string;
  /** Whether the session has taken it already, whatever state that has led to. */
  isDone: (session: ApplySession) => boolean;
  /** What must hold, and be stored, before the command is sent. */
  prepare: (session: ApplySession) => Promise<void>;
}

/** Judges an action by the session as it is, then has its workflow take it; again where it has moved meanwhile. */
async function act(ctx: AppContext, target: SessionRef, action: Act): Promise<ApplySession> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const session = await requireSession(ctx, target);
    if (action.isDone(session)) return session;
    const next = statusAfter(session.status, action.step);
    if (next === null) throw wrongState(session, action.step);
    if (next === session.status) return session;
    await action.prepare(session);
    const { version } = session;
    const command = { id: action.idFor(session), version, step: action.step };
    const outcome = await sendCommand(ctx, session, command);
    if (outcome === 'taken') return requireSession(ctx, target);
    if (outcome === 'gone' && !isOver(session.status)) await startSessionWorkflow(ctx, session);
    await pause(RETRY_MS);
  }
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}

function wrongState({ status }: ApplySession, step: SessionAction): AppError {
  const message = `The session is ${status}, which does not allow ${step}.`;
  return new AppError('invalid_session_state', {
    message,
    details: [{ path: 'status', message: status }],
  });
}

/** The same for the same key of the same account and session; else new. */
function inputId({ accountId, id }: SessionRef, idempotencyKey: string | null): string {
  if (idempotencyKey === null) return newId('message');
  const name = JSON.stringify([accountId, id, idempotencyKey]);
  return `msg_${createHash('sha256').update(name).digest('hex').slice(0, 40)}`;
}

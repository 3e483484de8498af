import type { OwnedRef } from '../../../domain/common/ids.ts';
import { setTimeout as pause } from 'node:timers/promises';
import {
  isOver,
  statusAfter,
  type SessionAction,
} from '../../../domain/agent/session-lifecycle.ts';
import type { ApplySession } from '../../../domain/agent/session.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { invalidApplication } from '../../../domain/hiring/application-form/validate-answers.ts';
import { keepInput } from '../../../storage/agent/session-inputs.ts';
import { applySessionId, sessionUpdates } from '../../../workflows/agent/contract.ts';
import type { AppContext } from '../../context.ts';
import { inputId } from '../input-id.ts';
import { sendCommand } from '../send-command.ts';
import { requireSession } from './change-session.ts';
import { findProblems, judgeInput } from './judge-input.ts';
import { requireRoom } from './require-room.ts';
import { startSessionWorkflow } from './session-workflow.ts';

/** Retries when the session's state in MongoDB differs from the workflow's. */
const MAX_TRIES = 10;
const RETRY_MS = 100;

/** An action of the user on a session. */
export interface SessionInput {
  answers: Readonly<Record<string, unknown>>;
  message: string | null;
  /** The caller's idempotency key: an action repeated under the same key is applied once. */
  idempotencyKey: string | null;
}

/** Selects the session. Throws when the caller expects another version. */
export interface SessionTarget extends OwnedRef {
  requireVersion?: (version: number) => void;
}

/**
 * Continues with the user's answers and messages.
 * @throws AppError `invalid_application`, `payload_too_large`, `invalid_session_state`, `version_conflict`.
 */
export async function continueSession(
  ctx: Pick<AppContext, 'stores' | 'temporal'>,
  target: SessionTarget,
  said: SessionInput,
): Promise<ApplySession> {
  const { answers, message, idempotencyKey } = said;
  const id = inputId(target, idempotencyKey, [answers, message]);
  let isKept = false;
  return act(ctx, target, {
    step: 'continue',
    idFor: () => id,
    isDone: ({ inputs }) => inputs.includes(id),
    async prepare(session) {
      if (isKept) return;
      const input = { id, message, ...(await judgeInput(ctx, session, answers)) };
      requireRoom(session, input);
      await keepInput(ctx.stores, target, input);
      isKept = true;
    },
  });
}

/**
 * Approves the current draft, never a later one. Repeated approvals of one draft are one approval.
 * @throws AppError `invalid_application` while required answers are missing, `invalid_session_state`,
 * `version_conflict`.
 */
export async function approveSession(
  ctx: Pick<AppContext, 'stores' | 'temporal'>,
  target: SessionTarget,
): Promise<ApplySession> {
  return act(ctx, target, {
    step: 'approve_submit',
    ofOneVersion: true,
    idFor: ({ version }) => `approve-${version}`,
    isDone: () => false,
    async prepare(session) {
      const problems = await findProblems(ctx, session);
      if (problems.length > 0) throw invalidApplication(problems);
    },
  });
}

/**
 * Stops a session.
 * @throws AppError `invalid_session_state`, `version_conflict`.
 */
export async function stopSession(
  ctx: Pick<AppContext, 'stores' | 'temporal'>,
  target: SessionTarget,
): Promise<ApplySession> {
  return act(ctx, target, {
    step: 'stop',
    idFor: ({ version }) => `stop-${version}`,
    isDone: () => false,
    prepare: () => Promise.resolve(),
  });
}

interface Act {
  step: SessionAction;
  /** Whether the action refers to the version that the caller saw, and must not be applied to a later one. */
  ofOneVersion?: true;
  /** The command's id. A command sent again under the same id is applied once. */
  idFor: (session: ApplySession) => string;
  /** Whether the session has applied the command already, in any state. */
  isDone: (session: ApplySession) => boolean;
  /** Checks and stores what the command needs before it is sent. */
  prepare: (session: ApplySession) => Promise<void>;
}

/**
 * Checks an action against the current session and sends it to the workflow. Starts over when the session has changed
 * in between.
 */
async function act(
  ctx: Pick<AppContext, 'stores' | 'temporal'>,
  target: SessionTarget,
  action: Act,
): Promise<ApplySession> {
  let seen: number | null = null;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const session = await requireSession(ctx, target);
    const next = statusAfter(session.status, action.step);
    if (action.isDone(session) || next === session.status) return session;
    target.requireVersion?.(session.version);
    if (next === null) throw wrongState(session, action.step);
    if (action.ofOneVersion) seen = requireSeen(seen, session);
    await action.prepare(session);
    const { version } = session;
    const command = { id: action.idFor(session), version };
    const receiver = {
      workflowId: applySessionId(session.id),
      update: sessionUpdates[action.step],
    };
    const outcome = await sendCommand(ctx, receiver, command);
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

/**
 * Throws `invalid_session_state` when the first seen version is no longer the current one.
 * @returns that version.
 */
function requireSeen(seen: number | null, { version }: ApplySession): number {
  if (seen === null || seen === version) return version;
  throw new AppError('invalid_session_state', {
    message: 'The session has changed. Read it before you approve it.',
    details: [{ path: 'version', message: 'has changed' }],
  });
}

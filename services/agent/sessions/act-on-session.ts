import type { OwnedRef } from '../../../domain/common/ids.ts';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  isOver,
  statusAfter,
  type SessionAction,
} from '../../../domain/agent/session-lifecycle.ts';
import type { ApplySession } from '../../../domain/agent/session.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { invalidApplication } from '../../../domain/hiring/application-form/invalid-application.ts';
import { keepInput } from '../../../storage/agent/session-inputs.ts';
import { newId } from '../../../storage/new-id.ts';
import type { AppContext } from '../../context.ts';
import { requireSession } from './change-session.ts';
import { findProblems, judgeInput } from './judge-input.ts';
import { requireRoom } from './require-room.ts';
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

/** The session that is meant, and what its version must be where the caller says so: throws for another one. */
export interface Meant extends OwnedRef {
  requireVersion?: (version: number) => void;
}

/**
 * Goes on with the user's answers and words. @throws AppError `invalid_application`, `payload_too_large`,
 * `invalid_session_state`, `version_conflict`.
 */
export async function continueSession(
  ctx: AppContext,
  target: Meant,
  said: Said,
): Promise<ApplySession> {
  const { answers, message } = said;
  const id = inputId(target, said);
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
 * Approves the draft as it is, and no other that comes in between. Any number of approvals of one draft are one.
 * @throws AppError `invalid_application` while the form requires what is not there, `invalid_session_state`,
 * `version_conflict`.
 */
export async function approveSession(ctx: AppContext, target: Meant): Promise<ApplySession> {
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

/** Stops a session. @throws AppError `invalid_session_state`, `version_conflict`. */
export async function stopSession(ctx: AppContext, target: Meant): Promise<ApplySession> {
  return act(ctx, target, {
    step: 'stop',
    idFor: ({ version }) => `stop-${version}`,
    isDone: () => false,
    prepare: () => Promise.resolve(),
  });
}

interface Act {
  step: SessionAction;
  /** Whether it is about what was seen: then it is not done to a later version. */
  ofOneVersion?: true;
  /** Names the command: what is sent again under the same id is taken once. */
  idFor: (session: ApplySession) => string;
  /** Whether the session has taken it already, whatever state that has led to. */
  isDone: (session: ApplySession) => boolean;
  /** What must hold, and be stored, before the command is sent. */
  prepare: (session: ApplySession) => Promise<void>;
}

/** Judges an action by the session as it is, then has its workflow take it; again where it has moved meanwhile. */
async function act(ctx: AppContext, target: Meant, action: Act): Promise<ApplySession> {
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

/** The version that was seen first. @throws AppError `invalid_session_state` when it has gone by. */
function requireSeen(seen: number | null, { version }: ApplySession): number {
  if (seen === null || seen === version) return version;
  throw new AppError('invalid_session_state', {
    message: 'The session has changed meanwhile: read it, then approve what it is now.',
    details: [{ path: 'version', message: 'is another by now' }],
  });
}

/** Names an input: alike for the same words under one key of an account and session, new without a key. */
function inputId({ accountId, id }: OwnedRef, { idempotencyKey, answers, message }: Said): string {
  if (idempotencyKey === null) return newId('message');
  const name = JSON.stringify([accountId, id, idempotencyKey, answers, message]);
  return `msg_${createHash('sha256').update(name).digest('hex').slice(0, 40)}`;
}

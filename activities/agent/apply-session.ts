import type { AppContext } from '../../services/context.ts';
import { requireSession } from '../../services/agent/sessions/change-session.ts';
import { draftSession } from '../../services/agent/sessions/draft-session.ts';
import { stepSession } from '../../services/agent/sessions/step-session.ts';
import { submitSession } from '../../services/agent/sessions/submit-session.ts';
import { markStarted } from '../../storage/agent/apply-sessions.ts';
import type {
  ApplySessionInput,
  SessionChange,
  SessionState,
} from '../../workflows/agent/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';
import { asTurnFailure } from '../turn-failure.ts';
import { sessionState } from './session-state.ts';

/** Notes that the workflow runs, and reads the session's state. Idempotent. */
export function createReadSessionState(ctx: AppContext) {
  return async function readSessionState(input: ApplySessionInput): Promise<SessionState> {
    const target = refOf(input);
    await markStarted(ctx.stores, target);
    return sessionState(await requireSession(ctx, target));
  };
}

/** Moves the session to its next state. Idempotent: a finished step changes nothing. */
export function createChangeSessionState(ctx: AppContext) {
  return async function changeSessionState(change: SessionChange): Promise<SessionState> {
    return sessionState(await stepSession(ctx, change));
  };
}

/** Runs one turn. Idempotent: a finished turn is kept, and each model call is charged once per key. */
export function createDraftApplySession(ctx: AppContext) {
  return async function draftApplySession(input: ApplySessionInput): Promise<SessionState> {
    try {
      return sessionState(await keepAlive(() => draftSession(ctx, refOf(input), stopIfCancelled)));
    } catch (error) {
      throw asTurnFailure(error);
    }
  };
}

/** Submits the approved draft. Idempotent: the application's id derives from the session's. */
export function createSubmitApplySession(ctx: AppContext) {
  return async function submitApplySession(input: ApplySessionInput): Promise<SessionState> {
    return sessionState(await submitSession(ctx, refOf(input)));
  };
}

function refOf({ accountId, sessionId: id }: ApplySessionInput) {
  return { accountId, id };
}

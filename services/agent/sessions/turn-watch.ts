import type { ApplySession, PaidTurn } from '../../../domain/agent/session.ts';
import { addPaidTurns } from '../../../storage/agent/apply-sessions.ts';
import type { AppContext } from '../../context.ts';
import { requireSession } from './change-session.ts';

/** The turn is no longer the one under way: nobody wants what it would still pay for. */
export class TurnLeft extends Error {}

/** What whoever works on a turn does around each question to the model. */
export interface TurnWatch {
  /** Before it. @throws `TurnLeft` once the session has been stopped or has moved on. */
  mayAsk(): Promise<void>;
  /** Right after it has been paid. If the process dies before, the move of its entry into the ledger notes it. */
  notePaid(turn: PaidTurn): Promise<void>;
}

/** @param stopIfCancelled Throws when whoever had the turn run waits for it no more. */
export function watchTurn(
  ctx: AppContext,
  session: ApplySession,
  stopIfCancelled: () => void,
): TurnWatch {
  return {
    async mayAsk() {
      stopIfCancelled();
      if (!isSameTurn(await requireSession(ctx, session), session)) throw new TurnLeft();
    },
    notePaid: (turn) =>
      addPaidTurns(ctx.stores, [{ accountId: session.accountId, sessionId: session.id, turn }]),
  };
}

/** Whether a session still is, or waits with, the turn that is drafted. */
export function isSameTurn(now: ApplySession, { turn }: ApplySession): boolean {
  return now.turn === turn && (now.status === 'drafting' || now.status === 'needs_payment');
}

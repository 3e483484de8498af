import type { PaidTurn } from '../../../domain/agent/paid-turn.ts';
import type { ApplySession } from '../../../domain/agent/session.ts';
import { addPaidTurns } from '../../../storage/agent/apply-sessions.ts';
import type { AppContext } from '../../context.ts';
import { requireSession } from './change-session.ts';

/** The turn is no longer the current one, so nothing more should be charged for it. */
export class TurnSuperseded extends Error {}

/** Hooks around each model call of a turn. */
export interface TurnWatch {
  /** Before a call. @throws TurnSuperseded once the session was stopped or has moved on. */
  mayAsk(): Promise<void>;
  /** Right after a call was charged. If the process dies before this, the entry mover notes the charge. */
  notePaid(turn: PaidTurn): Promise<void>;
}

/** @param stopIfCancelled Throws when the caller of the turn no longer waits for it. */
export function watchTurn(
  ctx: Pick<AppContext, 'stores'>,
  session: ApplySession,
  stopIfCancelled: () => void,
): TurnWatch {
  return {
    async mayAsk() {
      stopIfCancelled();
      if (!isSameTurn(await requireSession(ctx, session), session)) throw new TurnSuperseded();
    },
    notePaid: (turn) =>
      addPaidTurns(ctx.stores, [{ accountId: session.accountId, sessionId: session.id, turn }]),
  };
}

/** Whether this turn is still the session's current one. */
export function isSameTurn(now: ApplySession, { turn }: ApplySession): boolean {
  return now.turn === turn && (now.status === 'drafting' || now.status === 'needs_payment');
}

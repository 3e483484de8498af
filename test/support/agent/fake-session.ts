import { Context } from '@temporalio/activity';
import { keepAlive } from '../../../activities/keep-alive.ts';
import type { AgentActivities } from '../../../activities/agent/index.ts';
import { IDLE_MS, isOver, statusAfter } from '../../../domain/agent/session-lifecycle.ts';
import type { SessionChange, SessionState } from '../../../workflows/agent/contract.ts';

type SessionWork = Pick<
  AgentActivities,
  'readSessionState' | 'changeSessionState' | 'draftApplySession' | 'submitApplySession'
>;

/** A fake of a stored session, for tests of the workflow alone. */
export interface FakeSession {
  state: SessionState;
  /** Every change, and every attempt to draft and submit. */
  log: string[];
  activities: SessionWork;
}

/** The results of the turns, in order; the last one repeats. */
export type Turn =
  'ask' | 'complete' | 'run_short' | (() => Promise<'ask' | 'complete' | 'run_short'>);

/** A turn of a worker that died. It ends with the worker. */
export const abandonedTurn = () => Context.current().cancelled;

export function fakeSession(now: () => Promise<number>, ...turns: Turn[]): FakeSession {
  const session: FakeSession = {
    state: { status: 'drafting', version: 1, turn: 1, answers: 0, questions: 0, expiresAt: null },
    log: [],
    activities: {
      readSessionState: async () => touch(session.state),
      changeSessionState: ({ step, input }) => take(step, input),
      async draftApplySession() {
        session.log.push('draft');
        const turn = turns.length > 1 ? turns.shift() : turns[0];
        // As a real turn does, which would otherwise count as lost.
        const step = typeof turn === 'function' ? await keepAlive(turn) : (turn ?? 'ask');
        if (session.state.status === 'drafting') return move(step);
        const hasMoney = session.state.status === 'needs_payment' && step !== 'run_short';
        return hasMoney ? move('top_up', step) : session.state;
      },
      async submitApplySession() {
        session.log.push('submit');
        return move('submit');
      },
    },
  };
  return session;

  function take(step: SessionChange['step'], input: string | null): Promise<SessionState> {
    session.log.push([step, input].filter((part) => part !== null).join(' '));
    return move(step === 'close_role' ? 'fail' : step);
  }

  function move(...steps: Parameters<typeof statusAfter>[1][]): Promise<SessionState> {
    const { state } = session;
    const status = steps.reduce((at, step) => statusAfter(at, step) ?? at, state.status);
    const turn = state.turn + (steps.includes('continue') ? 1 : 0);
    return touch({ ...state, status, turn, version: state.version + 1 });
  }

  async function touch(state: SessionState): Promise<SessionState> {
    const expiresAt = new Date((await now()) + IDLE_MS).toISOString();
    session.state = { ...state, expiresAt: isOver(state.status) ? null : expiresAt };
    return session.state;
  }
}

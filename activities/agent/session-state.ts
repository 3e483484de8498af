import type { ApplySession } from '../../domain/agent/session.ts';
import type { SessionState } from '../../workflows/agent/contract.ts';

/** The part of a session that its workflow reads: states and counts. */
export function sessionState(session: ApplySession): SessionState {
  const { status, version, turn, answers, questions, expiresAt } = session;
  return {
    ...{ status, version, turn },
    answers: Object.keys(answers).length,
    questions: questions.length,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

import type { SessionStatus } from '../../domain/agent/session-lifecycle.ts';
import type { SessionClient } from '../support/agent/session-client.ts';

/** An applicant who uses AI sessions. */
export interface Applicant {
  begin: () => Promise<SessionClient>;
  topUp: () => Promise<void>;
}

/** The actions of an applicant. */
export interface Course {
  /** Initial credit of the account; ample by default. */
  creditUsdMicros?: number;
  documents?: { cover_letter: boolean; tailored_resume: boolean };
  /** Expected statuses of the applicant's sessions, in order. */
  ends: SessionStatus[];
  play(applicant: Applicant): Promise<void>;
}

/** Covers a letter, but not the answers to a form after it. */
const A_LETTER_USD_MICROS = 30_000;

async function finish(session: SessionClient): Promise<void> {
  await session.reaches('needs_input');
  await session.answer();
  await session.approve();
}

const plain: Course = {
  ends: ['submitted'],
  play: async ({ begin }) => finish(await begin()),
};

const withDocuments: Course = {
  ...plain,
  documents: { cover_letter: true, tailored_resume: true },
};

const shortOfMoney: Course = {
  creditUsdMicros: A_LETTER_USD_MICROS,
  documents: { cover_letter: true, tailored_resume: false },
  ends: ['submitted'],
  async play({ begin, topUp }) {
    const session = await begin();
    await session.reaches('needs_payment');
    await topUp();
    await finish(session);
  },
};

const secondThoughts: Course = {
  ends: ['stopped', 'submitted'],
  async play({ begin }) {
    const session = await begin();
    await session.reaches('needs_input');
    await session.answer();
    await session.stop();
    await finish(await begin());
  },
};

/** Courses that end without outside influence, in this proportion. */
export const active = [
  ...[plain, shortOfMoney, plain, withDocuments],
  ...[plain, shortOfMoney, plain, secondThoughts],
];

/** Leaves a session waiting. */
function leavesAt(
  status: 'needs_input' | 'awaiting_approval' | 'needs_payment',
  end: SessionStatus,
): Course {
  return {
    ...(status === 'needs_payment' && { creditUsdMicros: 0 }),
    ends: [end],
    async play({ begin }) {
      const session = await begin();
      await session.reaches(status === 'awaiting_approval' ? 'needs_input' : status);
      if (status === 'awaiting_approval') await session.answer();
    },
  };
}

const waiting = ['needs_input', 'awaiting_approval', 'needs_payment'] as const;
/** For a role that closes during the session. */
export const closedMeanwhile = waiting.map((status) => leavesAt(status, 'failed'));
/** Until the session expires. */
export const silent = waiting.map((status) => leavesAt(status, 'expired'));

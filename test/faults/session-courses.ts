import type { SessionStatus } from '../../domain/agent/session-lifecycle.ts';
import type { SessionClient } from '../support/agent/session-client.ts';

/** Somebody who applies with AI. */
export interface Applicant {
  begin: () => Promise<SessionClient>;
  topUp: () => Promise<void>;
}

/** What an applicant does. */
export interface Course {
  /** What the account has at first; plenty unless said. */
  creditUsdMicros?: number;
  documents?: { cover_letter: boolean; tailored_resume: boolean };
  /** What becomes of the applicant's sessions, the first one first. */
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

/** What people do who come to an end themselves; in this proportion. */
export const active = [
  ...[plain, shortOfMoney, plain, withDocuments],
  ...[plain, shortOfMoney, plain, secondThoughts],
];

/** Leaves a session where it waits. */
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
/** For a role that closes meanwhile. */
export const overtaken = waiting.map((status) => leavesAt(status, 'failed'));
/** Until their time is over. */
export const silent = waiting.map((status) => leavesAt(status, 'expired'));

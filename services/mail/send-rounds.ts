import type { Mail } from '../../domain/mail/mail.ts';
import { claimMails, type BatchMoment } from '../../storage/mail/claims.ts';
import type { AppContext } from '../context.ts';
import { awaitTurns } from './throttle.ts';

/** Mails that are claimed together. */
export const CLAIMED_TOGETHER = 50;
/** A batch ends after so many mails, or so long after its first turn. */
const MOST_MAILS = 500;
const LONGEST_MS = 5_000;
/** Rounds may find nothing that can leave. */
const MOST_ROUNDS = 500;

/** Mails that are due together. */
interface Round {
  ids: readonly string[];
  /** Sends those that were claimed. False when there is no server. */
  send: (mails: readonly Mail[]) => Promise<boolean>;
}

interface Rounds {
  /** Null when nothing is due. */
  next: () => Promise<Round | null>;
  /** Called before each round; throws to end the batch. */
  beat: () => Promise<void>;
}

/**
 * Sends round after round, up to 500 mails and for up to five seconds, within `MAIL_PER_SECOND`. `unreached`: there is no
 * server.
 */
export async function sendRounds(
  ctx: AppContext,
  batch: BatchMoment,
  { next, beat }: Rounds,
): Promise<{ sent: number; unreached: boolean }> {
  const state = { until: Infinity, turns: 0, sent: 0, unreached: false };
  for (let rounds = 0; rounds < MOST_ROUNDS && hasTime(state); rounds += 1) {
    await beat();
    const round = await next();
    if (round === null) break;
    await sendRound(round);
  }
  return { sent: state.sent, unreached: state.unreached };

  /** Claims as many mails of a round as may leave, until all of them have had their turn. */
  async function sendRound({ ids, send }: Round): Promise<void> {
    for (let place = 0; place < ids.length && hasTime(state);) {
      // Another batch may have claimed some of the due ones: turns that were not used are kept.
      if (state.turns === 0) state.turns = await awaitTurns(ctx, ids.length - place, beat);
      state.until = Math.min(state.until, Date.now() + LONGEST_MS);
      const some = ids.slice(place, place + state.turns);
      place += some.length;
      const mails = await claimMails(ctx.stores, batch, some);
      state.turns -= mails.length;
      state.sent += mails.length;
      state.unreached = mails.length > 0 && !(await send(mails));
    }
  }
}

function hasTime({ until, sent, unreached }: { until: number; sent: number; unreached: boolean }) {
  return !unreached && sent < MOST_MAILS && Date.now() < until;
}

import type { Mail } from '../../domain/mail/mail.ts';
import { claimMails, type Claimant } from '../../storage/mail/claims.ts';
import type { AppContext } from '../context.ts';
import { awaitTurns } from './throttle.ts';

/** Mails that are claimed together. */
export const CLAIMED_TOGETHER = 50;
/** A batch ends after so many mails, or so long after its first turn. */
const MOST_MAILS = 500;
const LONGEST_MS = 5_000;

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
  batch: Claimant,
  { next, beat }: Rounds,
): Promise<{ sent: number; unreached: boolean }> {
  let until = Infinity;
  let turns = 0;
  let sent = 0;
  for (let rounds = 0; rounds < MOST_MAILS && sent < MOST_MAILS; rounds += 1) {
    if (Date.now() >= until) break;
    await beat();
    const round = await next();
    if (round === null) break;
    if (round.ids.length === 0) continue;
    // Another batch may have claimed some of the due ones: turns that were not used are kept.
    if (turns === 0) turns = await awaitTurns(ctx, round.ids.length, beat);
    until = Math.min(until, Date.now() + LONGEST_MS);
    const mails = await claimMails(ctx.stores, batch, round.ids.slice(0, turns));
    turns -= mails.length;
    sent += mails.length;
    if (mails.length > 0 && !(await round.send(mails))) return { sent, unreached: true };
  }
  return { sent, unreached: false };
}

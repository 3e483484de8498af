import type { Mail } from './mail.ts';
import { isNews, type Send } from './send.ts';

const MINUTE_MS = 60_000;

/** The order of leaving. News has 1, because thousands may be due at once. */
export const mailRanks = [0, 1] as const;
export type MailRank = (typeof mailRanks)[number];

export function rankOf(send: Pick<Send, 'kind'>): MailRank {
  return isNews(send) ? 1 : 0;
}

/** The next state of a send of one mail: it ends, or its mail is due at a moment. */
export type SendStep = 'sent' | 'failed' | Date;

interface Moments {
  now: Date;
  /** Until when the domain of the mail gets none; null when it is not paused. */
  pausedUntil: Date | null;
  /** Until when the batch that sends the mail is believed; null when none does. */
  claimedUntil: Date | null;
}

/** Decides by the state of the mail. A suppressed mail has not failed. */
export function afterMail(
  { status, nextAttemptAt }: Pick<Mail, 'status' | 'nextAttemptAt'>,
  { now, pausedUntil, claimedUntil }: Moments,
): SendStep {
  switch (status) {
    case 'queued':
    case 'deferred':
      return later(nextAttemptAt ?? now, pausedUntil ?? now);
    case 'sending':
      return claimedUntil ?? new Date(now.getTime() + MINUTE_MS);
    case 'failed':
    case 'bounced':
      return 'failed';
    default:
      return 'sent';
  }
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

import type { Handover, SmtpReply } from './handover.ts';

/** The consequence of an attempt for its mail. */
export type Verdict =
  | { status: 'sent'; reason: string | null }
  | { status: 'bounced' | 'failed'; reason: string; suppresses: boolean }
  | {
      status: 'deferred';
      reason: string;
      afterMs: number;
      pausesDomain: boolean;
      /** Whether it may have been delivered. */
      isUncertain?: true;
    }
  /** No server: not the recipient's fault. The whole send waits. */
  | { status: 'unreached'; reason: string }
  /** Its address is on the suppression list: nothing was tried. */
  | { status: 'suppressed' };

export interface Tries {
  /** Attempts before this one. */
  attempts: number;
  /** Those of them that may have delivered. */
  uncertain: number;
  /** Since the first attempt. */
  elapsedMs: number;
}

const MINUTE_MS = 60_000;
/** Minutes from the first attempt to each further one. */
const SCHEDULE = [5, 15, 30, 60, 120, 240, 480, 960, 1_440, 2_160, 2_880];
const UNCERTAIN_AFTER_MS = 10 * MINUTE_MS;
const NO_SUCH_DOMAIN_AFTER_MS = 60 * MINUTE_MS;

const NO_MAILBOX = ['5.1.1', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];
const FULL = ['5.2.2', '4.2.2', '5.2.3'];
const NO_SUCH_USER = [
  ...['no such user', 'user unknown', 'unknown user', 'no such mailbox', 'mailbox not found'],
  ...['does not exist', 'no mailbox', 'mailbox unavailable', 'recipient not found'],
];
/** The server refuses us, not the recipient. */
const REFUSES_US = ['block', 'blacklist', 'spam', 'reputation', 'policy', 'spf', 'dkim', 'dmarc'];

/** Judges an attempt by the table of decision 0028. */
export function judgeHandover(handover: Handover, tries: Tries): Verdict {
  switch (handover.outcome) {
    case 'accepted':
      return { status: 'sent', reason: null };
    case 'unsupported':
      return { status: 'failed', reason: 'smtputf8_unsupported', suppresses: false };
    case 'unreached':
      return { status: 'unreached', reason: handover.reason };
    case 'uncertain':
      return judgeUncertain(tries);
    case 'refused':
      return judgeReply(handover.reply, tries);
  }
}

/** Tried once more, because it may not have been delivered; the Message-ID is the same. */
export function judgeUncertain({ uncertain }: Tries): Verdict {
  if (uncertain > 0) return { status: 'sent', reason: 'unconfirmed' };
  const reason = 'connection lost after the message';
  const afterMs = UNCERTAIN_AFTER_MS;
  return { status: 'deferred', reason, afterMs, pausesDomain: false, isUncertain: true };
}

function judgeReply(reply: SmtpReply, tries: Tries): Verdict {
  const { code, enhanced, text: reason } = reply;
  if (enhanced !== null && FULL.includes(enhanced)) {
    return { status: 'bounced', reason, suppresses: false };
  }
  if (code < 500) return judgeTemporary(reply, tries);
  if (enhanced === '5.1.2' && tries.attempts === 0) {
    return { status: 'deferred', reason, afterMs: NO_SUCH_DOMAIN_AFTER_MS, pausesDomain: false };
  }
  return isNoMailbox(reply)
    ? { status: 'bounced', reason, suppresses: true }
    : { status: 'failed', reason, suppresses: false };
}

function judgeTemporary({ code, enhanced, text: reason }: SmtpReply, tries: Tries): Verdict {
  const pausesDomain =
    code === 421 || (enhanced !== null && (enhanced.startsWith('4.7.') || enhanced === '4.3.2'));
  return deferred(tries, { reason, pausesDomain });
}

/** A fault of our own with this mail. It is tried again like one that a server has deferred. */
export function judgeNotComposed(tries: Tries): Verdict {
  return deferred(tries, { reason: 'could not be composed', pausesDomain: false });
}

function deferred(
  { elapsedMs }: Tries,
  why: Pick<Extract<Verdict, { status: 'deferred' }>, 'reason' | 'pausesDomain'>,
): Verdict {
  const next = SCHEDULE.find((minutes) => minutes * MINUTE_MS > elapsedMs);
  if (next === undefined) return { status: 'failed', reason: 'expired', suppresses: false };
  return { status: 'deferred', ...why, afterMs: next * MINUTE_MS - elapsedMs };
}

/** Whether a reply says that there is no such mailbox, so that nothing is sent to it any more. */
export function isNoMailbox({ phase, code, enhanced, text }: SmtpReply): boolean {
  const lower = text.toLowerCase();
  if (REFUSES_US.some((word) => lower.includes(word))) return false;
  if (enhanced !== null) return enhanced === '5.1.2' || NO_MAILBOX.includes(enhanced);
  if (phase !== 'rcpt' || ![550, 551, 553].includes(code)) return false;
  return NO_SUCH_USER.some((words) => lower.includes(words));
}

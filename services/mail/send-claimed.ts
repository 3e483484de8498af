import type { ComposedMail, MailSession } from '../../clients/mail/index.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import {
  judgeHandover,
  judgeNotComposed,
  type Tries,
  type Verdict,
} from '../../domain/mail/verdict.ts';
import { Batcher } from '../../storage/batcher.ts';
import {
  releaseMails,
  writeSteps,
  type Batch,
  type Claimant,
  type MailStep,
  type Settlement,
} from '../../storage/mail/claims.ts';
import { resetDomains } from '../../storage/mail/mail-domains.ts';
import { outageOf } from '../outages/outage-of.ts';
import {
  composeMail,
  readForMails,
  type ClaimedMails,
  type Sending,
  type Withheld,
} from './compose-mail.ts';
import { settlementOf } from './settle-mail.ts';

export interface BatchSending extends Sending {
  batch: Claimant;
  /** Domains that get no mail now; the batch adds those that it pauses. */
  paused: Set<string>;
}

/** Claimed mails on their way, over several connections. */
interface Part extends ClaimedMails {
  /** Those that no connection has taken. */
  waiting: IterableIterator<Mail>;
  /** Collects the steps of the connections into one write. */
  steps: Batcher<MailStep, boolean>;
  /** Domains that took a mail. */
  took: Set<string>;
  unreached: boolean;
}

/** Sends claimed mails over the connections that are free, one at least. False when there is no server. */
export async function sendClaimed(sending: BatchSending, mails: readonly Mail[]): Promise<boolean> {
  const { ctx, batch } = sending;
  const part: Part = {
    ...(await readForMails(sending, mails)),
    waiting: mails
      .map((mail) => ({ ...mail, firstAttemptAt: mail.firstAttemptAt ?? batch.now }))
      .values(),
    steps: new Batcher({ run: (steps) => writeSteps(ctx.stores, batch, steps), concurrency: 1 }),
    took: new Set(),
    unreached: false,
  };
  const sessions = [await ctx.mail.open(), ...ctx.mail.openFree(mails.length - 1)];
  try {
    const ended = sessions.map((session) => sendOver(sending, part, session));
    for (const outcome of await Promise.allSettled(ended)) {
      if (outcome.status === 'rejected') throw outcome.reason;
    }
  } finally {
    for (const session of sessions) session.close();
  }
  await releaseMails(ctx.stores, batch, mails);
  if (ctx.mail.isSmtp && part.took.size > 0) {
    await resetDomains(ctx.stores, [...part.took], batch.now);
  }
  return !part.unreached;
}

/**
 * Sends mail after mail over one connection. The result of one is written with the begin of the next, before that one is
 * handed over: a crash leaves one mail of a connection uncertain.
 */
async function sendOver(sending: BatchSending, part: Part, session: MailSession): Promise<void> {
  let settled: Settlement | null = null;
  try {
    for (const mail of part.waiting) {
      if (part.unreached) break;
      // Released at the end.
      if (sending.paused.has(mail.domain)) continue;
      const composed = await composeOrWithhold(sending, part, mail);
      const begins = 'withheld' in composed ? null : mail.id;
      const isOurs = await part.steps.add({ settled, begins });
      settled = null;
      if (begins !== null && !isOurs) continue;
      settled = await handOver(sending, part, { mail, composed, session });
    }
  } finally {
    if (settled !== null) await part.steps.add({ settled, begins: null });
  }
}

/** A mail that cannot be composed does not hold up the others. While a server is down, none can. */
async function composeOrWithhold(
  sending: BatchSending,
  part: Part,
  mail: Mail,
): Promise<ComposedMail | Withheld> {
  try {
    return await composeMail(sending, part, mail);
  } catch (error) {
    if (outageOf(error) !== undefined) throw error;
    sending.ctx.log.error({ err: error, mail_id: mail.id }, 'a mail could not be composed');
    return { withheld: 'not_composed' };
  }
}

interface Attempt {
  mail: Mail;
  composed: ComposedMail | Withheld;
  session: MailSession;
}

async function handOver(
  sending: BatchSending,
  part: Part,
  { mail, composed, session }: Attempt,
): Promise<Settlement> {
  const { batch } = sending;
  const verdict =
    'withheld' in composed
      ? judgeWithheld(composed, triesOf(mail, batch))
      : judgeHandover(await session.send(composed), triesOf(mail, batch));
  if (verdict.status === 'unreached') part.unreached = true;
  if (verdict.status === 'sent') part.took.add(mail.domain);
  return settlementOf(sending, mail, verdict);
}

function judgeWithheld({ withheld }: Withheld, tries: Tries): Verdict {
  if (withheld === 'not_composed') return judgeNotComposed(tries);
  if (withheld === 'suppressed') return { status: 'suppressed' };
  return { status: 'failed', reason: withheld, suppresses: false };
}

/** The earlier attempts of a mail. */
export function triesOf(
  { attempts, uncertain, firstAttemptAt }: Mail,
  { now }: Pick<Batch, 'now'>,
): Tries {
  return { attempts, uncertain, elapsedMs: now.getTime() - (firstAttemptAt ?? now).getTime() };
}

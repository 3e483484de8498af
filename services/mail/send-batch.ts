import type { Mail, MailEvent } from '../../domain/mail/mail.ts';
import type { Send } from '../../domain/mail/send.ts';
import {
  judgeHandover,
  judgeUncertain,
  type Tries,
  type Verdict,
} from '../../domain/mail/verdict.ts';
import { findPaused, pauseDomain, resetDomain } from '../../storage/mail/mail-domains.ts';
import {
  claimMail,
  findInterrupted,
  settleMail,
  type Batch,
  type MailChange,
} from '../../storage/mail/mails.ts';
import { suppressBounced } from '../../storage/mail/suppressions.ts';
import type { AppContext } from '../context.ts';
import { bouncedEvent } from './bounced-event.ts';
import { handOver, type Sending, type Withheld } from './hand-over.ts';
import { readMergeContext } from './merge-context.ts';
import { rendererOf } from './render-mail.ts';
import { awaitTurn, inBatch } from './throttle.ts';

const MAILS_PER_BATCH = 50;
/** Retries of many mails spread over this part of their delay. */
const SPREAD = 0.1;

interface BatchSending extends Sending {
  batch: Batch;
  /** Domains that get no mail now; the batch adds those that it pauses. */
  paused: Set<string>;
}

/**
 * Sends up to 50 mails of a send over one connection. Each is claimed, handed over and settled before the next, so that
 * a crash leaves one mail uncertain. `unreached`: there is no server, and the send waits.
 * @param beat called between mails; throws to end the batch.
 */
export function sendBatch(
  ctx: AppContext,
  send: Send,
  { batch, beat }: { batch: Batch; beat: () => void },
): Promise<{ unreached: boolean }> {
  const running = { accountId: send.accountId, by: batch.by };
  return inBatch(ctx, { running, beat }, (beaten) => sendMails(ctx, send, { batch, beat: beaten }));
}

async function sendMails(
  ctx: AppContext,
  send: Send,
  { batch, beat }: { batch: Batch; beat: () => Promise<void> },
): Promise<{ unreached: boolean }> {
  const context = await readMergeContext(ctx, send);
  const paused = new Set((await findPaused(ctx.stores, batch.now)).domains);
  const session = await ctx.mail.open();
  const sending = { ctx, send, batch, paused, context, renderer: rendererOf(send), session };
  try {
    await settleInterrupted(sending);
    for (let sent = 0; sent < MAILS_PER_BATCH; sent += 1) {
      await beat();
      await awaitTurn(ctx, beat);
      const mail = await claimMail(ctx.stores, batch, [...paused]);
      if (mail === null) break;
      if (!(await sendOne(sending, mail))) return { unreached: true };
    }
    return { unreached: false };
  } finally {
    session.close();
  }
}

/** The maildir finds an earlier delivery under the same name, so an interrupted one is repeated there. */
async function settleInterrupted(sending: BatchSending): Promise<void> {
  const { ctx, batch } = sending;
  for (const mail of await findInterrupted(ctx.stores, batch)) {
    if (ctx.mail.isSmtp) await settle(sending, mail, judgeUncertain(triesOf(mail, batch)));
    else await sendOne(sending, mail);
  }
}

/** False when there is no server. */
async function sendOne(sending: BatchSending, claimed: Mail): Promise<boolean> {
  const firstAttemptAt = claimed.firstAttemptAt ?? sending.batch.now;
  const mail = { ...claimed, firstAttemptAt };
  const result = await handOver(sending, mail, firstAttemptAt);
  const isHandedOver = !('withheld' in result);
  const verdict = isHandedOver
    ? judgeHandover(result, triesOf(mail, sending.batch))
    : withheldVerdict(result);
  if (verdict === 'suppressed') await withhold(sending, mail);
  else await settle(sending, mail, verdict);
  return verdict === 'suppressed' || verdict.status !== 'unreached';
}

function withheldVerdict({ withheld }: Withheld): Verdict | 'suppressed' {
  if (withheld === 'suppressed') return withheld;
  return { status: 'failed', reason: withheld, suppresses: false };
}

function triesOf({ attempts, uncertain, firstAttemptAt }: Mail, { now }: Batch): Tries {
  return { attempts, uncertain, elapsedMs: now.getTime() - (firstAttemptAt ?? now).getTime() };
}

async function withhold({ ctx, batch }: BatchSending, mail: Mail): Promise<void> {
  const event: MailEvent = { kind: 'suppressed', at: batch.now, reason: null };
  const state = { ...unchanged(mail), status: 'suppressed' as const, nextAttemptAt: null };
  await settleMail(ctx.stores, mail, { ...state, events: [event], outbox: [] });
}

/** Records what an attempt meant. Lists and domains follow; repeating them changes nothing. */
async function settle(sending: BatchSending, mail: Mail, verdict: Verdict): Promise<void> {
  const { ctx, batch } = sending;
  const { stores } = ctx;
  if (verdict.status === 'bounced' && verdict.suppresses) {
    await suppressBounced(stores, mail);
  }
  if (verdict.status === 'deferred' && verdict.pausesDomain) {
    sending.paused.add(mail.domain);
    await pauseDomain(stores, mail.domain, batch.now);
  }
  if (verdict.status === 'sent' && ctx.mail.isSmtp) {
    await resetDomain(stores, mail.domain, batch.now);
  }
  const isFollowed = verdict.status === 'sent' && sending.send.track !== undefined;
  await settleMail(stores, mail, {
    ...changeOf(mail, verdict, batch.now),
    ...(isFollowed && { visits: { handedAt: new Date(), version: 1, clicks: [] } }),
  });
}

function changeOf(mail: Mail, verdict: Verdict, now: Date): MailChange {
  if (verdict.status === 'unreached') {
    return { ...unchanged(mail), status: 'queued', nextAttemptAt: now, events: [], outbox: [] };
  }
  const { status, reason } = verdict;
  return {
    ...unchanged(mail),
    status,
    attempts: mail.attempts + 1,
    uncertain: mail.uncertain + (isUncertain(verdict) ? 1 : 0),
    nextAttemptAt: verdict.status === 'deferred' ? later(now, verdict.afterMs) : null,
    events: [{ kind: status, at: now, reason }],
    outbox: verdict.status === 'bounced' ? [bouncedEvent(mail, verdict)] : [],
  };
}

function isUncertain(verdict: Verdict): boolean {
  return verdict.status === 'deferred' && verdict.isUncertain === true;
}

function unchanged({ attempts, uncertain, firstAttemptAt }: Mail) {
  return { attempts, uncertain, firstAttemptAt };
}

function later(now: Date, afterMs: number): Date {
  return new Date(now.getTime() + afterMs * (1 + SPREAD * (2 * Math.random() - 1)));
}

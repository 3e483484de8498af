import type { Mail } from '../../domain/mail/mail.ts';
import type { Send } from '../../domain/mail/send.ts';
import type { Verdict } from '../../domain/mail/verdict.ts';
import { pauseDomain, resetDomain } from '../../storage/mail/mail-domains.ts';
import { settleMail, type Batch, type MailChange } from '../../storage/mail/mails.ts';
import { suppressBounced } from '../../storage/mail/suppressions.ts';
import type { AppContext } from '../context.ts';
import { bouncedEvent } from './bounced-event.ts';

/** Retries of many mails spread over this part of their delay. */
const SPREAD = 0.1;

/** The batch whose attempt is settled. */
interface Settling {
  ctx: Pick<AppContext, 'stores' | 'mail'>;
  send: Pick<Send, 'track'>;
  batch: Pick<Batch, 'now'>;
  paused: Set<string>;
}

/**
 * Records what an attempt meant: for the suppression list and the domain, then for the mail. Idempotent. A domain that
 * is paused by it is added to `paused`.
 */
export async function settle(
  { ctx: { stores, mail: server }, send, batch: { now }, paused }: Settling,
  mail: Mail,
  verdict: Verdict,
): Promise<void> {
  if (verdict.status === 'bounced' && verdict.suppresses) await suppressBounced(stores, mail);
  if (verdict.status === 'deferred' && verdict.pausesDomain) {
    paused.add(mail.domain);
    await pauseDomain(stores, mail.domain, now);
  }
  const isSent = verdict.status === 'sent';
  if (isSent && server.isSmtp) await resetDomain(stores, mail.domain, now);
  await settleMail(stores, mail, {
    ...changeOf(mail, verdict, now),
    ...(isSent &&
      send.track !== undefined && { visits: { handedAt: new Date(), version: 1, clicks: [] } }),
  });
}

function changeOf(mail: Mail, verdict: Verdict, now: Date): MailChange {
  const { attempts, uncertain, firstAttemptAt } = mail;
  const untried = { attempts, uncertain, firstAttemptAt, nextAttemptAt: null, outbox: [] };
  const { status } = verdict;
  if (status === 'unreached')
    return { ...untried, status: 'queued', nextAttemptAt: now, events: [] };
  if (status === 'suppressed') {
    return { ...untried, status, events: [{ kind: status, at: now, reason: null }] };
  }
  const tried = {
    ...untried,
    status,
    attempts: attempts + 1,
    events: [{ kind: status, at: now, reason: verdict.reason }],
  };
  switch (status) {
    case 'bounced':
      return { ...tried, outbox: [bouncedEvent(mail, verdict)] };
    case 'deferred':
      return {
        ...tried,
        uncertain: uncertain + (verdict.isUncertain === true ? 1 : 0),
        nextAttemptAt: later(now, verdict.afterMs),
      };
    default:
      return tried;
  }
}

function later(now: Date, afterMs: number): Date {
  return new Date(now.getTime() + afterMs * (1 + SPREAD * (2 * Math.random() - 1)));
}

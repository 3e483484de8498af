import type { Mail } from '../../domain/mail/mail.ts';
import type { Send } from '../../domain/mail/send.ts';
import type { Verdict } from '../../domain/mail/verdict.ts';
import { pauseDomain } from '../../storage/mail/mail-domains.ts';
import type { Batch, MailChange, Settlement } from '../../storage/mail/claims.ts';
import { suppressBounced } from '../../storage/mail/suppressions.ts';
import type { AppContext } from '../context.ts';
import { bouncedEvent } from './bounced-event.ts';

/** Retries of many mails spread over this part of their delay. */
const SPREAD = 0.1;

/** The batch whose attempt is settled. */
interface Settling {
  ctx: Pick<AppContext, 'stores'>;
  letterOf: (mail: Mail) => { send: Pick<Send, 'track'> };
  batch: Pick<Batch, 'now'>;
  paused: Set<string>;
}

/**
 * Records what an attempt meant for the suppression list and the domain, and returns the result to be stored with the
 * mail. Idempotent. A domain that is paused by it is added to `paused`.
 */
export async function settlementOf(
  { ctx: { stores }, letterOf, batch: { now }, paused }: Settling,
  mail: Mail,
  verdict: Verdict,
): Promise<Settlement> {
  if (verdict.status === 'bounced' && verdict.suppresses) await suppressBounced(stores, mail);
  if (verdict.status === 'deferred' && verdict.pausesDomain) {
    paused.add(mail.domain);
    await pauseDomain(stores, mail.domain, now);
  }
  const isTracked = verdict.status === 'sent' && letterOf(mail).send.track !== undefined;
  const visits = { handedAt: new Date(), version: 1, clicks: [] };
  const change = { ...changeOf(mail, verdict, now), ...(isTracked && { visits }) };
  return { id: mail.id, change };
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

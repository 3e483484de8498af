import type { OwnedRef } from '../../domain/common/ids.ts';
import { noCounts, unendedStatuses, type Send } from '../../domain/mail/send.ts';
import { findPaused } from '../../storage/mail/mail-domains.ts';
import { countMails, endWaitingMails, nextAttempt } from '../../storage/mail/mails.ts';
import { findSend, moveSend } from '../../storage/mail/sends.ts';
import { LATEST_MS, type SendOutcome } from '../../workflows/mail/contract.ts';
import type { AppContext } from '../context.ts';

/** How long a send waits for its moment; null when it has ended. It is too late when its moment is a day old. */
export async function readSend(
  { stores }: Pick<AppContext, 'stores'>,
  ref: OwnedRef,
): Promise<{ now: number; waitMs: number; isLate: boolean; recipients: number } | null> {
  const send = await findSend(stores, ref);
  if (send === null || !isUnended(send)) return null;
  const now = Date.now();
  const due = (send.sendAt ?? send.createdAt).getTime();
  const isLate = send.status === 'scheduled' && send.sendAt !== null && now - due > LATEST_MS;
  return { now, waitMs: Math.max(due - now, 0), isLate, recipients: send.recipients };
}

/** Marks a send as being sent, or ends it when it is too late. False when it has ended. */
export async function beginSend(
  { stores }: Pick<AppContext, 'stores'>,
  ref: OwnedRef,
  isLate: boolean,
): Promise<boolean> {
  if (isLate) {
    const failed = await moveSend(stores, ref, { from: ['scheduled'], to: 'failed' });
    const send = failed ?? (await findSend(stores, ref));
    if (send?.status === 'failed') {
      await endWaitingMails(stores, ref.id, { kind: 'failed', at: new Date(), reason: 'too_late' });
      return false;
    }
  }
  await moveSend(stores, ref, { from: ['scheduled'], to: 'sending' });
  const send = await findSend(stores, ref);
  return send !== null && isUnended(send);
}

/** How long the send waits for its next attempt; null when no mail waits or it has ended. */
export async function untilNextAttempt(
  { stores }: Pick<AppContext, 'stores'>,
  ref: OwnedRef,
  now: Date,
): Promise<number | null> {
  const send = await findSend(stores, ref);
  if (send === null || !isUnended(send)) return null;
  const next = await nextAttempt(stores, ref.id);
  if (next === null) return null;
  // Due, but of a paused domain.
  const [until] = next > now ? [] : (await findPaused(stores, now)).values();
  return Math.max((until ?? next).getTime() - now.getTime(), 0);
}

/** Ends a send: failed when nothing was sent and something failed, else sent. */
export async function endSend(
  { stores }: Pick<AppContext, 'stores'>,
  ref: OwnedRef,
): Promise<SendOutcome> {
  const counts = (await countMails(stores, [ref.id])).get(ref.id) ?? noCounts();
  const { sent, failed, bounced } = counts;
  const to = sent === 0 && failed + bounced > 0 ? 'failed' : 'sent';
  await moveSend(stores, ref, { from: unendedStatuses, to });
  const send = await findSend(stores, ref);
  if (send?.status === 'cancelled') {
    await endWaitingMails(stores, ref.id, { kind: 'cancelled', at: new Date(), reason: null });
  }
  return { status: send?.status ?? 'failed', sent, failed: failed + bounced };
}

function isUnended({ status }: Send): boolean {
  return status === 'scheduled' || status === 'sending';
}

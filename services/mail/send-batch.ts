import { randomUUID } from 'node:crypto';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Send } from '../../domain/mail/send.ts';
import { judgeUncertain } from '../../domain/mail/verdict.ts';
import {
  claimMails,
  findDueMails,
  findInterrupted,
  releaseInterrupted,
  settleInterrupted,
  type Batch,
} from '../../storage/mail/claims.ts';
import { findPaused } from '../../storage/mail/mail-domains.ts';
import type { AppContext } from '../context.ts';
import { readMergeContext } from './merge-context.ts';
import { rendererOf } from './render-mail.ts';
import { sendClaimed, triesOf, type BatchSending } from './send-claimed.ts';
import { settlementOf } from './settle-mail.ts';
import { awaitTurns, inBatch } from './throttle.ts';

/** Mails that are claimed together. */
const CLAIMED_TOGETHER = 50;
/** A batch ends after so many mails, or so long after its first turn. */
const MOST_MAILS = 500;
const LONGEST_MS = 5_000;

/**
 * Sends up to 500 mails of a send, for up to five seconds, over the connections that are free. Mails are claimed
 * together, and each connection has at most one mail between the begin of its hand-over and its result (decision 0062).
 * `unreached`: there is no server, and the send waits.
 * @param beat called between claims; throws to end the batch.
 */
export function sendBatch(
  ctx: AppContext,
  send: Send,
  { batch, beat }: { batch: Batch; beat: () => void },
): Promise<{ unreached: boolean }> {
  const running = { accountId: send.accountId, by: batch.by };
  return inBatch(ctx, { running, beat }, async (beaten) => {
    const context = await readMergeContext(ctx, send);
    const paused = new Set((await findPaused(ctx.stores, batch.now)).domains);
    const claimant = { ...batch, run: randomUUID() };
    const sending = { ctx, send, batch: claimant, paused, context, renderer: rendererOf(send) };
    await endInterrupted(sending);
    return sendDue(sending, beaten);
  });
}

/**
 * Over SMTP, a mail whose hand-over was interrupted may be out, and the others certainly are not. The maildir finds an
 * earlier delivery under the same name, so all are repeated there.
 */
async function endInterrupted(sending: BatchSending): Promise<void> {
  const { ctx, batch } = sending;
  if (!ctx.mail.isSmtp) return releaseInterrupted(ctx.stores, batch, 'all');
  await releaseInterrupted(ctx.stores, batch, 'not begun');
  const begun = await findInterrupted(ctx.stores, batch);
  const settled = begun.map((mail) =>
    settlementOf(sending, mail, judgeUncertain(triesOf(mail, batch))),
  );
  await settleInterrupted(ctx.stores, batch, await Promise.all(settled));
}

async function sendDue(
  sending: BatchSending,
  beat: () => Promise<void>,
): Promise<{ unreached: boolean }> {
  const { ctx, batch } = sending;
  let until = Infinity;
  let turns = 0;
  for (let sent = 0; sent < MOST_MAILS && Date.now() < until;) {
    await beat();
    const paused = [...sending.paused];
    const due = await findDueMails(ctx.stores, batch, { paused, limit: CLAIMED_TOGETHER });
    if (due.length === 0) break;
    // Another batch may have claimed some of the due ones: turns that were not used are kept.
    if (turns === 0) turns = await awaitTurns(ctx, due.length, beat);
    until = Math.min(until, Date.now() + LONGEST_MS);
    const mails: Mail[] = await claimMails(ctx.stores, batch, due.slice(0, turns));
    turns -= mails.length;
    sent += mails.length;
    if (mails.length > 0 && !(await sendClaimed(sending, mails))) return { unreached: true };
  }
  return { unreached: false };
}

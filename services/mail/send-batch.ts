import type { Mail } from '../../domain/mail/mail.ts';
import type { Send } from '../../domain/mail/send.ts';
import {
  judgeHandover,
  judgeUncertain,
  type Tries,
  type Verdict,
} from '../../domain/mail/verdict.ts';
import { findPaused } from '../../storage/mail/mail-domains.ts';
import { claimMail, findInterrupted, type Batch } from '../../storage/mail/mails.ts';
import { MAILS_PER_BATCH } from '../../workflows/mail/contract.ts';
import type { AppContext } from '../context.ts';
import { handOver, type Sending, type Withheld } from './hand-over.ts';
import { readMergeContext } from './merge-context.ts';
import { rendererOf } from './render-mail.ts';
import { settle } from './settle-mail.ts';
import { awaitTurn, inBatch } from './throttle.ts';

interface BatchSending extends Sending {
  batch: Batch;
  /** Domains that get no mail now; the batch adds those that it pauses. */
  paused: Set<string>;
}

/**
 * Sends up to `MAILS_PER_BATCH` mails of a send over one connection. Each is claimed, handed over and settled before
 * the next, so that a crash leaves one mail uncertain. `unreached`: there is no server, and the send waits.
 * @param beat called between mails; throws to end the batch.
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
    const session = await ctx.mail.open();
    const sending = { ctx, send, batch, paused, context, renderer: rendererOf(send), session };
    try {
      await settleInterrupted(sending);
      return await sendClaimed(sending, beaten);
    } finally {
      session.close();
    }
  });
}

/** The maildir finds an earlier delivery under the same name, so an interrupted one is repeated there. */
async function settleInterrupted(sending: BatchSending): Promise<void> {
  const { ctx, batch } = sending;
  for (const mail of await findInterrupted(ctx.stores, batch)) {
    if (ctx.mail.isSmtp) await settle(sending, mail, judgeUncertain(triesOf(mail, batch)));
    else await sendOne(sending, mail);
  }
}

async function sendClaimed(
  sending: BatchSending,
  beat: () => Promise<void>,
): Promise<{ unreached: boolean }> {
  const { ctx, batch, paused } = sending;
  for (let sent = 0; sent < MAILS_PER_BATCH; sent += 1) {
    await beat();
    await awaitTurn(ctx, beat);
    const mail = await claimMail(ctx.stores, batch, [...paused]);
    if (mail === null) break;
    if (!(await sendOne(sending, mail))) return { unreached: true };
  }
  return { unreached: false };
}

/** False when there is no server. */
async function sendOne(sending: BatchSending, claimed: Mail): Promise<boolean> {
  const { batch } = sending;
  const firstAttemptAt = claimed.firstAttemptAt ?? batch.now;
  const mail = { ...claimed, firstAttemptAt };
  const result = await handOver(sending, mail, firstAttemptAt);
  const verdict =
    'withheld' in result ? judgeWithheld(result) : judgeHandover(result, triesOf(mail, batch));
  await settle(sending, mail, verdict);
  return verdict.status !== 'unreached';
}

function judgeWithheld({ withheld }: Withheld): Verdict {
  if (withheld === 'suppressed') return { status: 'suppressed' };
  return { status: 'failed', reason: withheld, suppresses: false };
}

function triesOf({ attempts, uncertain, firstAttemptAt }: Mail, { now }: Batch): Tries {
  return { attempts, uncertain, elapsedMs: now.getTime() - (firstAttemptAt ?? now).getTime() };
}

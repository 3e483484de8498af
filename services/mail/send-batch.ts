import { randomUUID } from 'node:crypto';
import type { Send } from '../../domain/mail/send.ts';
import { findDueMails, type BatchMoment } from '../../storage/mail/claims.ts';
import { findPaused } from '../../storage/mail/mail-domains.ts';
import type { AppContext } from '../context.ts';
import { endInterrupted } from './end-interrupted.ts';
import { readMergeContext } from './merge-context.ts';
import { rendererOf } from './render-mail.ts';
import { sendClaimed, type BatchSending } from './send-claimed.ts';
import { CLAIMED_TOGETHER, sendRounds } from './send-rounds.ts';
import { inBatch } from './throttle.ts';

/**
 * Sends up to 500 mails of a mailing, for up to five seconds, over the connections that are free. Mails are claimed
 * together, and each connection has at most one mail between the begin of its hand-over and its result (decision 0062).
 * `unreached`: there is no server, and the send waits.
 * @param beat called between claims; throws to end the batch.
 */
export function sendBatch(
  ctx: AppContext,
  send: Send,
  { batch, beat }: { batch: BatchMoment; beat: () => void },
): Promise<{ unreached: boolean }> {
  const running = { accountId: send.accountId, by: batch.by };
  return inBatch(ctx, { running, beat }, async (beaten) => {
    const letter = { send, context: await readMergeContext(ctx, send), renderer: rendererOf(send) };
    const claimant = { ...batch, sendIds: [send.id], run: randomUUID() };
    const paused = new Set((await findPaused(ctx.stores, batch.now)).keys());
    const sending: BatchSending = { ctx, letterOf: () => letter, batch: claimant, paused };
    await endInterrupted(sending);
    return sendRounds(ctx, claimant, {
      beat: beaten,
      async next() {
        const limits = { paused: [...paused], limit: CLAIMED_TOGETHER };
        const ids = await findDueMails(ctx.stores, claimant, limits);
        return ids.length === 0 ? null : { ids, send: (mails) => sendClaimed(sending, mails) };
      },
    });
  });
}

import { randomUUID } from 'node:crypto';
import { isNews, type Send } from '../../domain/mail/send.ts';
import { findDueMails, type BatchMoment, type Claimant } from '../../storage/mail/claims.ts';
import { findPaused } from '../../storage/mail/mail-domains.ts';
import {
  beginTransactional,
  findDueTransactional,
  fileTransactional,
  nextTransactionalDue,
} from '../../storage/mail/transactional-sends.ts';
import type { TransactionalBatch } from '../../workflows/mail/contract.ts';
import type { AppContext } from '../context.ts';
import type { Letter } from './compose-mail.ts';
import { endInterrupted } from './end-interrupted.ts';
import { readMergeContext, type MergeContext } from './merge-context.ts';
import { rendererOf } from './render-mail.ts';
import { sendClaimed, type BatchSending } from './send-claimed.ts';
import { CLAIMED_TOGETHER, sendRounds } from './send-rounds.ts';

/**
 * Sends up to 500 due mails of the service itself, for up to five seconds, as `sendBatch` does with those of one
 * mailing. MongoDB is the source of truth: a second run goes on where the first one ended.
 * @param beat called between claims; throws to end the batch.
 */
export async function sendTransactional(
  ctx: AppContext,
  { batch, beat }: { batch: BatchMoment; beat: () => void },
): Promise<TransactionalBatch> {
  const { now } = batch;
  const run = { ...batch, run: randomUUID() };
  const paused = new Set((await findPaused(ctx.stores, now)).keys());
  let due: Send[] = [];
  const file = () => fileAll(ctx, due, now);
  const outcome = await sendRounds(ctx, batch, {
    beat: () => Promise.resolve(beat()),
    async next() {
      await file();
      due = await findDueTransactional(ctx.stores, now, CLAIMED_TOGETHER);
      if (due.length === 0) return null;
      const sending = await beginRound({ ctx, run, paused }, due);
      const limits = { paused: [...paused], limit: CLAIMED_TOGETHER };
      const ids = await findDueMails(ctx.stores, sending.batch, limits);
      return { ids, send: (mails) => sendClaimed(sending, mails) };
    },
  });
  await file();
  const next = await nextTransactionalDue(ctx.stores);
  const nextInMs = next === null ? null : Math.max(next.getTime() - now.getTime(), 0);
  return { ...outcome, nextInMs };
}

async function beginRound(
  { ctx, run, paused }: Pick<BatchSending, 'ctx' | 'paused'> & { run: Omit<Claimant, 'sendIds'> },
  sends: readonly Send[],
): Promise<BatchSending> {
  const sendIds = sends.map(({ id }) => id);
  await beginTransactional(ctx.stores, sendIds, run.now);
  const letters = await readLetters(ctx, sends);
  const sending: BatchSending = {
    ctx,
    paused,
    batch: { ...run, sendIds },
    letterOf({ sendId }) {
      const letter = letters.get(sendId);
      if (letter === undefined) throw new Error('A mail of another round.');
      return letter;
    },
  };
  await endInterrupted(sending);
  return sending;
}

/** The letters of sends, by id. Those of one account and role share what is read for them. */
async function readLetters(ctx: AppContext, sends: readonly Send[]): Promise<Map<string, Letter>> {
  const contexts = new Map<string, Promise<MergeContext>>();
  const contextOf = (send: Send) => {
    if (isNews(send)) return noContext;
    const key = `${send.accountId} ${send.jobId}`;
    const context = contexts.get(key) ?? readMergeContext(ctx, send);
    contexts.set(key, context);
    return context;
  };
  const letters = sends.map(async (send) => {
    const letter = { send, context: await contextOf(send), renderer: rendererOf(send) };
    return [send.id, letter] as const;
  });
  return new Map(await Promise.all(letters));
}

/** For mails that name no organization. */
const noContext: MergeContext = {
  ...{ job: null, defaultOrganization: null, senderName: null, replyTo: null },
};

/** Ends the sends whose mail has ended, and notes when the others are due. */
async function fileAll(
  { stores }: Pick<AppContext, 'stores'>,
  sends: readonly Send[],
  now: Date,
): Promise<void> {
  if (sends.length === 0) return;
  const ids = sends.map(({ id }) => id);
  await fileTransactional(stores, ids, { now, pauses: await findPaused(stores, now) });
}

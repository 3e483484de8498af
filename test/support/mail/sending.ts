import { randomUUID } from 'node:crypto';
import { createMail } from '../../../clients/mail/index.ts';
import type { AppContext } from '../../../services/context.ts';
import { beginSend, endSend, untilNextAttempt } from '../../../services/mail/run-send.ts';
import { sendBatch } from '../../../services/mail/send-batch.ts';
import { sendTransactional } from '../../../services/mail/send-transactional.ts';
import { findSend } from '../../../storage/mail/sends.ts';
import { mailSettings } from './messages.ts';

/** A context whose mail goes by these settings. */
export function mailingBy(ctx: AppContext, settings: Record<string, string>): AppContext {
  const mail = mailSettings(settings);
  return { ...ctx, config: { ...ctx.config, mail }, mail: createMail(mail) };
}

interface SendRef {
  accountId: string;
  id: string;
}

/**
 * Sends all batches that are due at a moment, as the workflow of a mailing or that of the service's own mails does, and
 * returns the wait for the next.
 */
export async function runBatches(
  ctx: AppContext,
  ref: SendRef,
  now = new Date(),
): Promise<number | null> {
  const send = await findSend(ctx.stores, ref);
  if (send === null) throw new Error('There is no such send.');
  return send.kind === 'mailing' ? runMailing(ctx, ref, now) : runTransactional(ctx, now);
}

/** Sends all mails of the service itself that are due at a moment, and returns the wait for the next. */
export async function runTransactional(ctx: AppContext, now = new Date()): Promise<number | null> {
  for (;;) {
    const batch = { by: randomUUID(), now };
    const outcome = await sendTransactional(ctx, { batch, beat: () => undefined });
    if (outcome.nextInMs !== 0 || outcome.unreached) return outcome.nextInMs;
  }
}

async function runMailing(ctx: AppContext, ref: SendRef, now: Date): Promise<number | null> {
  await beginSend(ctx, ref, false);
  for (;;) {
    const send = await findSend(ctx.stores, ref);
    if (send === null) throw new Error('There is no such send.');
    const batch = { by: randomUUID(), now };
    const { unreached } = await sendBatch(ctx, send, { batch, beat: () => undefined });
    const wait = await untilNextAttempt(ctx, ref, now);
    if (wait !== 0 || unreached) return wait;
  }
}

/** As `runBatches`, through all retries to the end. */
export async function runToEnd(ctx: AppContext, ref: SendRef) {
  let now = new Date();
  for (;;) {
    const wait = await runBatches(ctx, ref, now);
    if (wait === null) return endSend(ctx, ref);
    now = new Date(now.getTime() + wait);
  }
}

import { startSend } from '../../services/mail/send-workflow.ts';
import type { AppContext } from '../../services/context.ts';
import { sendMailId } from '../../workflows/mail/contract.ts';
import { startSink, type Sink } from '../mail/sink.ts';
import { storeMailing } from '../mail/store-mailing.ts';
import type { BenchStack } from '../stack/with-stack.ts';
import { byWorkers, withWorkers, type ByWorkers } from './by-workers.ts';

const MAILINGS = 8;
const MAILS = 250;
const NO_LIMIT = 1_000_000;
const LIMIT_PER_SECOND = 50;
const LIMITED_MAILS = 250;

/** Mails per second of several mailings over SMTP, without a limit. */
export function mails(servers: BenchStack): Promise<ByWorkers> {
  return withSink((sink) =>
    byWorkers(servers, { name: 'mails', settings: smtp(sink, NO_LIMIT) }, async (ctx) => {
      const began = performance.now();
      await sendMailings(ctx, MAILS);
      return (MAILINGS * MAILS * 1_000) / (performance.now() - began);
    }),
  );
}

/** The mails per second of two workers together, over MAIL_PER_SECOND. */
export function limitedMails(servers: BenchStack): Promise<number> {
  return withSink((sink) =>
    withWorkers(
      servers,
      { name: 'limited-mails', settings: smtp(sink, LIMIT_PER_SECOND) },
      async (ctx, start) => {
        await Promise.all([start(), start()]);
        await sendMailings(ctx, LIMITED_MAILS);
        return sink.perSecond() / LIMIT_PER_SECOND;
      },
    ),
  );
}

async function withSink<Result>(work: (sink: Sink) => Promise<Result>): Promise<Result> {
  const sink = await startSink();
  try {
    return await work(sink);
  } finally {
    await sink.close();
  }
}

function smtp({ url }: Sink, perSecond: number): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: 'jobs@harbour.example',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    MAIL_PER_SECOND: String(perSecond),
  };
}

/** Mailings at once, each of an account of its own, from their start to their end. */
async function sendMailings(ctx: AppContext, mailsOfEach: number): Promise<void> {
  const addresses = Array.from({ length: mailsOfEach }, (_, n) => `person${n}@x.example`);
  const ids: string[] = [];
  for (let at = 0; at < MAILINGS; at += 1) {
    const send = await storeMailing(ctx, addresses);
    ids.push(send.id);
    await startSend(ctx, send);
  }
  const { workflow } = ctx.temporal.client;
  await Promise.all(ids.map((id) => workflow.getHandle(sendMailId(id)).result()));
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MailSession } from '../clients/mail/index.ts';
import type { AppContext } from '../services/context.ts';
import { beginSend, endSend, untilNextAttempt } from '../services/mail/run-send.ts';
import { sendBatch } from '../services/mail/send-batch.ts';
import { newId } from '../storage/new-id.ts';
import { say } from '../tools/terminal/say.ts';
import { intoMaildir, overSmtp } from './mail/bare-loop.ts';
import { startSink } from './mail/sink.ts';
import { storeMailing, TEXT } from './mail/store-mailing.ts';
import { median } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack } from './stack/with-stack.ts';

const FROM = 'jobs@harbour.example';

/** Compares a mailing that was accepted with nodemailer in a loop, into a maildir and over SMTP. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      messages: { type: 'string', default: '500' },
      rounds: { type: 'string', default: '5' },
    },
  });
  const sizes = { messages: Number(values.messages), rounds: Number(values.rounds) };
  const directory = await mkdtemp(join(tmpdir(), 'bench-mail-'));
  const sink = await startSink();
  try {
    await withStack('mail', async ({ stack }) => {
      const environment = {
        ...benchEnvironment(stack, 'bench-mail'),
        ...{ LOG_LEVEL: 'silent', MAIL_FROM: FROM, MAIL_PER_SECOND: '1000000' },
        PUBLIC_URL: 'http://127.0.0.1:3000',
      };
      const maildir = await openBench({ ...environment, MAIL_DIR: join(directory, 'ours') });
      const smtp = await openBench({ ...environment, SMTP_URL: sink.url });
      try {
        const bare = { ...TEXT, from: FROM };
        const files = await compare(maildir, sizes, (to) =>
          intoMaildir(join(directory, 'bare'), bare, to),
        );
        const sent = await compare(smtp, sizes, (to) => overSmtp(sink.url, bare, to));
        await publish({
          bench: 'mail',
          versions: await serverVersions(smtp),
          layout: ['one process that sends and receives; MongoDB on the same cores'],
          settings: sizes,
          goals: [
            { what: 'handed to the maildir ÷ bare loop', measured: files.handing, atLeast: 0.7 },
            { what: 'handed over SMTP ÷ nodemailer’s pool', measured: sent.handing, atLeast: 0.6 },
            { what: 'mailing to the maildir ÷ bare loop', measured: files.ratio, atLeast: 0.7 },
            { what: 'mailing over SMTP ÷ nodemailer’s pool', measured: sent.ratio, atLeast: 0.6 },
          ],
          results: { maildir: files, smtp: sent, received: sink.received() },
        });
      } finally {
        await maildir.close();
        await smtp.close();
      }
    });
  } finally {
    await sink.close();
    await rm(directory, { recursive: true });
  }
}

interface Sizes {
  messages: number;
  rounds: number;
}

/** Messages per second of both, in turn. */
async function compare(
  ctx: AppContext,
  { messages, rounds }: Sizes,
  bareLoop: (to: string[]) => Promise<void>,
) {
  const addresses = Array.from({ length: messages }, (_, n) => `person${n}@x.example`);
  await mailing(ctx, addresses.slice(0, 50));
  await bareLoop(addresses.slice(0, 50));
  const ours: number[] = [];
  const handing: number[] = [];
  const bare: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    bare.push(messages / (await secondsOf(() => bareLoop(addresses))));
    handing.push(messages / (await secondsOf(() => handOver(ctx, addresses))));
    ours.push(messages / (await mailing(ctx, addresses)));
    say(`mail: bare ${round(bare.at(-1) ?? 0)}/s, ours ${round(ours.at(-1) ?? 0)}/s`);
  }
  return {
    ...{ mailingPerSecond: median(ours), handingPerSecond: median(handing) },
    barePerSecond: median(bare),
    ratio: median(ours) / median(bare),
    handing: median(handing) / median(bare),
  };
}

/** Composes and sends without a mailing, as the bare loop does. */
async function handOver({ mail }: AppContext, addresses: readonly string[]): Promise<void> {
  const left = addresses.values();
  const sessions = [await mail.open(), ...mail.openFree(addresses.length)];
  const sendLeft = async (session: MailSession) => {
    for (const to of left) {
      const message = { ...TEXT, id: newId('mail'), to, fromName: null, replyTo: null, html: null };
      const more = { date: new Date(), headers: {}, bounceTo: null };
      await session.send(await mail.compose({ ...message, ...more }));
    }
    session.close();
  };
  await Promise.all(sessions.map(sendLeft));
}

/** Seconds from the first batch of a stored mailing to the end of the last. */
async function mailing(ctx: AppContext, addresses: readonly string[]): Promise<number> {
  const send = await storeMailing(ctx, addresses);
  await beginSend(ctx, send, false);
  const sending = { ...send, status: 'sending' as const };
  const seconds = await secondsOf(async () => {
    do {
      const batch = { by: randomUUID(), now: new Date() };
      await sendBatch(ctx, sending, { batch, beat: () => undefined });
    } while ((await untilNextAttempt(ctx, send, new Date())) !== null);
  });
  await endSend(ctx, send);
  return seconds;
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

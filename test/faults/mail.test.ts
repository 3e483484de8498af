import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRandom } from '../../tools/seed/random.ts';
import { mailModel } from '../../storage/mail/mail.model.ts';
import { postAsOwner } from '../support/processes/post-as-owner.ts';
import {
  eventually,
  startService,
  type RunningService,
  type Victim,
} from '../support/processes/running-service.ts';

const RECIPIENTS = 300;
const VICTIMS: Victim[] = ['worker', 'api', 'mongodb', 'temporal'];
/** How often each process is killed, at moments derived from the seed. `FAULTS_SEED` repeats a run. */
const DEATHS: Record<string, number> = { worker: 2, api: 1, mongodb: 1, temporal: 1 };
const SEED = process.env['FAULTS_SEED'] ?? randomUUID().slice(0, 8);
const SENT_MS = 300_000;

let service: RunningService;
let maildir: string;

beforeAll(async () => {
  service = await startService();
  maildir = join(service.directory, 'mail');
  await service.ready();
}, 960_000);
afterAll(() => service.stop(), 120_000);

async function delivered(): Promise<string[]> {
  return readdir(join(maildir, 'new')).catch(() => []);
}

async function send(to: string[], key: string): Promise<string> {
  const { status, data } = await postAsOwner(service, {
    path: '/email/send',
    body: { subject: 'Hello', body_text: 'Hello there', to },
    headers: { 'idempotency-key': key },
  });
  expect(status).toBe(201);
  return data['id'] as string;
}

/** Promise (decision 0028): whatever is killed, every address gets its mail exactly once in the maildir. */
describe('kill -9 during a mailing', () => {
  it('delivers to every address exactly once', async () => {
    process.stderr.write(`FAULTS_SEED=${SEED}\n`);
    const random = createRandom(SEED);
    const to = Array.from({ length: RECIPIENTS }, (_, n) => `reader-${n}@example.com`);
    const id = await send(to, SEED);
    async function killer(victim: Victim): Promise<void> {
      const deaths = DEATHS[victim] ?? 1;
      const moments = Array.from({ length: deaths }, () => random.int(1, RECIPIENTS - 60));
      for (const moment of moments.sort((a, b) => a - b)) {
        await eventually(
          `${moment} mails`,
          async () => (await delivered()).length >= moment,
          SENT_MS,
        );
        await service.kill(victim);
      }
    }
    await Promise.all(VICTIMS.map(killer));
    await eventually(
      `${RECIPIENTS} mails`,
      async () => (await delivered()).length >= RECIPIENTS,
      SENT_MS,
    );
    await service.ready();
    const mails = mailModel(service.ctx.stores.mongo);
    await eventually(
      'the end of every mail',
      async () => (await mails.countDocuments({ sendId: id, status: 'sent' })) === RECIPIENTS,
      SENT_MS,
    );
    const names = await delivered();
    const texts = await Promise.all(
      names.map((name) => readFile(join(maildir, 'new', name), 'utf8')),
    );
    const addresses = texts.map((text) => /^To: (.+?)\r?$/m.exec(text)?.[1]);
    expect(addresses.sort()).toEqual([...to].sort());
  }, 1_200_000);
});

import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRandom } from '../../tools/seed/random.ts';
import { fileTrails } from '../../services/accounts/audit/file-trails.ts';
import { auditLogModel } from '../../storage/accounts/audit/audit-log.model.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { interviewModel } from '../../storage/interviews/interview.model.ts';
import { mailModel } from '../../storage/mail/mail.model.ts';
import { eventModel } from '../../storage/webhooks/events/event.model.ts';
import { say } from '../support/agent/session-client.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import {
  eventually,
  startService,
  type RunningService,
  type Victim,
} from '../support/processes/running-service.ts';
import { buildChooser, choose, letDaysPass, type Chooser } from './interview-course.ts';

const CHOOSERS = 40;
/** Choosers at a time. */
const AT_ONCE = 6;
const PEOPLE = 300;
/** `FAULTS_SEED` repeats the moments of death of a run. */
const SEED = process.env['FAULTS_SEED'] ?? randomUUID().slice(0, 8);
const MAILED_MS = 300_000;
const random = createRandom(SEED);

let service: RunningService;
let key: TestKey;

beforeAll(async () => {
  process.stderr.write(`FAULTS_SEED=${SEED}\n`);
  // Every candidate has an own address.
  service = await startService({ TRUST_PROXY: '1', MAIL_PER_SECOND: '200' });
  await service.ready();
  key = await buildKey(service.ctx.stores);
  await say(service, key, { path: '/company-organizations', body: { name: 'Harbour Bells' } });
}, 960_000);

afterAll(() => service.stop(), 120_000);

/** `<recipient> <kind> <number>` of each delivered mail whose subject begins with one of these words. */
async function delivered(subject: RegExp): Promise<string[]> {
  const folder = join(service.local().mail_dir, 'new');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.flatMap((mail) => {
    const [, word = ''] = subject.exec(mail) ?? [];
    const [, to] = /^To: .*?([^\s<>]+@[^\s<>]+?)>?\r?$/m.exec(mail) ?? [];
    return word === '' ? [] : [`${to} ${word}`];
  });
}

/** Kills a process once `count` exceeds each of some random moments below `most`. */
async function killer(
  victim: Victim,
  { deaths, most, count }: { deaths: number; most: number; count: () => Promise<number> | number },
): Promise<void> {
  const moments = Array.from({ length: deaths }, () => random.int(0, most - 1));
  for (const moment of moments.sort((a, b) => a - b)) {
    await eventually(`${moment} before a death`, async () => (await count()) > moment, 300_000);
    await service.kill(victim);
  }
}

/** Promise: no interviewer is booked twice, and no reminder is mailed twice, when a process is killed. */
describe('kill -9 while candidates choose slots', () => {
  const chosen = new Map<Chooser, string>();
  const refused: Chooser[] = [];

  it('books no interviewer twice', async () => {
    const choosers: Chooser[] = [];
    for (let number = 0; number < CHOOSERS; number += 1) {
      choosers.push(await buildChooser(service, key, number));
    }
    const waiting = random.sample(choosers, CHOOSERS);
    async function caller(): Promise<void> {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
        const start = await choose(service, key, { ...one, slots: random.sample(one.slots, 8) });
        if (start === null) refused.push(one);
        else chosen.set(one, start);
      }
    }
    const count = () => chosen.size + refused.length;
    const deaths = { deaths: 1, most: CHOOSERS / 2, count };
    const callers = Array.from({ length: AT_ONCE }, caller);
    await Promise.all([killer('api', deaths), killer('worker', deaths), ...callers]);

    const interviews = await interviewModel(service.ctx.stores.mongo)
      .find({ accountId: key.accountId })
      .lean();
    const starts = new Map(interviews.map(({ _id, startsAt }) => [_id, startsAt?.toISOString()]));
    for (const [{ interviewId }, start] of chosen) expect(starts.get(interviewId)).toBe(start);
    for (const { interviewId } of refused) expect(starts.get(interviewId)).toBeUndefined();
    expect(refused.length).toBeGreaterThan(0);

    const booked = interviews.flatMap(({ interviewers, startsAt, endsAt }) =>
      interviewers.map(({ email }) => ({ email, from: Number(startsAt), to: Number(endsAt) })),
    );
    const times = booked.filter(({ from }) => from > 0);
    const twice = times.filter((one) =>
      times.some(
        (other) =>
          other !== one && other.email === one.email && other.from < one.to && one.from < other.to,
      ),
    );
    expect(twice).toEqual([]);
  }, 900_000);

  it('mails each invitation and each reminder once', async () => {
    const people = [...chosen.keys()];
    const expected = (word: string) =>
      people.flatMap(({ email, interviewers, number }) =>
        [email, ...interviewers].map((to) => `${to} ${word}: Talk ${number}.`),
      );
    const all = expected('Interview').length;
    const invitations = () => delivered(/^Subject: (Interview: Talk \d+\.)/m);
    await eventually('the invitations', async () => (await invitations()).length >= all, MAILED_MS);
    const reminders = () => delivered(/^Subject: (Reminder: Talk \d+\.)/m);
    const count = async () => (await reminders()).length;
    await Promise.all([
      letDaysPass(
        service,
        people.map(({ interviewId }) => interviewId),
      ),
      killer('worker', { deaths: 1, most: all, count }),
    ]);
    await eventually('the reminders', async () => (await count()) >= all, MAILED_MS);
    await everyMailHasEnded();
    expect((await reminders()).sort()).toEqual(expected('Reminder').sort());
    expect((await invitations()).sort()).toEqual(expected('Interview').sort());
  }, 900_000);
});

async function everyMailHasEnded(): Promise<void> {
  const mails = mailModel(service.ctx.stores.mongo);
  const open = {
    accountId: key.accountId,
    status: { $in: ['queued' as const, 'sending' as const, 'deferred' as const] },
  };
  await eventually('the end of every mail', async () => !(await mails.exists(open)), MAILED_MS);
}

/** Promise: a bulk change that dies is sent again and changes each candidate once; each is mailed once. */
describe('kill -9 during bulk changes', () => {
  const emails = Array.from({ length: PEOPLE }, (_, n) => `member-${n}@example.com`);
  const ours = { email: /^member-/ };
  let ids: string[];

  /** Repeats a call until it is answered for every candidate. */
  async function bulk(work: object, idempotencyKey?: string): Promise<void> {
    await eventually('an answer', async () => {
      const call = { path: '/candidates/bulk', body: { ids, ...work } };
      const again = idempotencyKey === undefined ? {} : { key: idempotencyKey };
      const answer = await say(service, key, { ...call, ...again });
      return answer !== undefined && (answer['counts'] as { left?: number }).left === undefined;
    });
  }

  it('moves and rejects each candidate once', async () => {
    const { mongo } = service.ctx.stores;
    const people = candidateModel(mongo);
    const role = { title: 'Bell Ringer', description_text: 'You ring bells.', publish: true };
    const job = await say(service, key, { path: '/jobs/post', body: role });
    const rows = emails.map((email) => `${email},${email},${job?.id}`);
    const content_base64 = Buffer.from(['name,email,job_id', ...rows].join('\n')).toString(
      'base64',
    );
    const file = { filename: 'people.csv', content_base64 };
    await say(service, key, { path: '/imports', body: { kind: 'applications', file } });
    const everybody = { accountId: key.accountId, ...ours };
    const count = () => people.countDocuments(everybody);
    await eventually('the people', async () => (await count()) === PEOPLE);
    ids = (await people.find(everybody, { _id: 1 }).lean()).map(({ _id }) => _id);

    for (const [stage, work] of [
      ['screening', { action: 'move', stage: 'screening' }],
      ['rejected', { action: 'move', stage: 'rejected', reason: 'We chose another ringer.' }],
    ] as const) {
      const moved = { ...everybody, 'applications.stage': stage };
      const deaths = { deaths: 1, most: PEOPLE / 2, count: () => people.countDocuments(moved) };
      await Promise.all([killer('api', deaths), bulk(work)]);
      expect(await people.countDocuments(moved)).toBe(PEOPLE);
    }

    const waiting = { ...everybody, 'outbox.0': { $exists: true } };
    await eventually('empty outboxes', async () => !(await people.exists(waiting)));
    const events = await eventModel(mongo)
      .find({ accountId: key.accountId, subjectId: { $in: ids } })
      .lean();
    const told = events.map(({ kind, subjectId }) => `${kind} ${subjectId}`);
    const kinds = ['stage_changed', 'stage_changed', 'rejected'].map((kind) => `candidate.${kind}`);
    expect(told.sort()).toEqual(ids.flatMap((id) => kinds.map((kind) => `${kind} ${id}`)).sort());
    await fileTrails(service.ctx.stores, key.accountId);
    const moves = { accountId: key.accountId, action: 'candidate.stage_changed' as const };
    expect(await auditLogModel(mongo).countDocuments(moves)).toBe(PEOPLE * 2);
  }, 900_000);

  it('mails each candidate once', async () => {
    const mails = { action: 'mail', subject: 'Thank you', body_text: 'Thank you for ringing.' };
    const theirs = { accountId: key.accountId, to: /^member-/ };
    const written = () => mailModel(service.ctx.stores.mongo).countDocuments(theirs);
    const deaths = { deaths: 1, most: PEOPLE / 2, count: written };
    await Promise.all([bulk(mails, SEED), killer('api', deaths)]);
    await everyMailHasEnded();
    expect((await delivered(/^Subject: (Thank you)/m)).sort()).toEqual(
      emails.map((email) => `${email} Thank you`).sort(),
    );
  }, 900_000);
});

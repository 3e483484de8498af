import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createEraseTraces, createFinishErasing } from '../../../activities/hiring/erase-traces.ts';
import { bouncedEvent } from '../../../services/mail/bounced-event.ts';
import { finishMerge } from '../../../services/hiring/pipeline/merge-candidates.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { closeDuplicate } from '../../../storage/hiring/candidates/merging-candidates.ts';
import { mailModel, type MailRecord } from '../../../storage/mail/mail.model.ts';
import { sendModel } from '../../../storage/mail/send.model.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { deliveryModel } from '../../../storage/webhooks/delivery.model.ts';
import { eventModel } from '../../../storage/webhooks/events/event.model.ts';
import { auditLogOf } from '../../support/accounts/audit.ts';
import { startFeedServer, type FeedServer } from '../../support/feed-server.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { uniqueName } from '../../support/servers.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Person {
  id: string;
  version: number;
  name: string | null;
  applications: { id: string; job_id: string; stage: string }[];
}

/** The prefix of every planted value. Nothing else in the installation contains it. */
const MARK = 'zqxj';

const form = [
  { key: 'name', label: 'Name', type: 'text', required: true },
  { key: 'email', label: 'E-mail', type: 'email', required: true },
  { key: 'resume', label: 'Résumé', type: 'file' },
  { key: 'story', label: 'Story', type: 'textarea' },
  { key: 'gender', label: 'Gender', type: 'text', category: 'eeo' },
];

describe('POST /candidates/{id}/anonymize (decision 0015)', () => {
  const name = uniqueName('anonymize');
  const logged: string[] = [];
  let api: TestApi;
  let employer: Employer;
  let receiver: FeedServer;
  let jobId: string;

  beforeAll(async () => {
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    api = await startApi({ name, log, settings: { TRUST_PROXY: '1' } });
    await ensureIndexes(api.ctx.stores);
    employer = await buildEmployer(api);
    ({ id: jobId } = await buildPosting(api, employer, { application_fields: form }));
    receiver = await startFeedServer();
    // A receiver that echoes requests, so that its responses contain the candidate's data too.
    receiver.on('/*', ({ body }, response) => response.end(body));
    await send('POST', '/webhooks', { url: receiver.url, event_kinds: ['*'] });
  });
  afterAll(async () => {
    await receiver.close();
    await api.close();
  });

  const send = (method: string, path: string, body?: unknown) =>
    call<{ data: Person }>(api, employer.key, { method, path, body });
  const postOnce = (idempotencyKey: string, path: string, body: unknown) =>
    call<{ data: Person }>(api, employer.key, {
      ...{ method: 'POST', path, body },
      headers: { 'idempotency-key': idempotencyKey },
    });
  const text = (content: string) => Buffer.from(content).toString('base64');

  async function apply(who: string, answers: Json = {}, headers = {}): Promise<number> {
    const body = { name: `${MARK}name ${who}`, email: `${MARK}-${who}@example.com`, answers };
    return (await applyOnBoard(api, employer, { jobId, body, headers })).status;
  }

  async function find(who: string): Promise<Person> {
    const answer = await call<{ data: Person[] }>(api, employer.key, {
      path: `/candidates?email=${MARK}-${who}@example.com`,
    });
    const [person] = answer.body.data;
    if (person === undefined) throw new Error(`${who} is no candidate.`);
    return person;
  }

  /** One pass of the workflow. */
  async function erase(id: string): Promise<number> {
    const input = { accountId: employer.key.accountId, candidateId: id };
    return (await createEraseTraces(api.ctx)(input))?.held ?? 0;
  }

  async function deliverAll(): Promise<void> {
    await eventually('no pending delivery', async () => {
      const pending = { status: 'pending' } as const;
      return (await deliveryModel(api.ctx.stores.mongo).countDocuments(pending)) === 0;
    });
  }

  async function outboxesEmpty(): Promise<void> {
    await eventually('empty outboxes', async () => {
      const waiting = { 'outbox.0': { $exists: true } };
      return (await candidateModel(api.ctx.stores.mongo).countDocuments(waiting)) === 0;
    });
  }

  /** Every document and index that contains a text, with file contents decoded. */
  async function placesOf(mark: string): Promise<string[]> {
    const { mongo, search } = api.ctx.stores;
    const places = new Set<string>();
    for (const { name: collection } of (await mongo.db?.listCollections().toArray()) ?? []) {
      for await (const document of mongo.collection(collection).find()) {
        if (plain(document).toLowerCase().includes(mark)) places.add(collection);
      }
    }
    await search.client.indices.refresh({ index: `${name}*` });
    const found = await search.client.search({ index: `${name}*`, size: 1_000 });
    for (const hit of found.hits.hits) {
      if (JSON.stringify(hit).toLowerCase().includes(mark)) places.add(hit._index);
    }
    return [...places].sort();
  }

  function plain(document: unknown): string {
    return JSON.stringify(document, (_name, value: unknown) => {
      const bytes = value as { type?: string; data?: number[] } | null;
      if (bytes?.type === 'Buffer') return Buffer.from(bytes.data ?? []).toString('latin1');
      if (typeof value !== 'string' || !/^[A-Za-z0-9+/]{16,}={0,2}$/.test(value)) return value;
      return `${value} ${Buffer.from(value, 'base64').toString('latin1')}`;
    });
  }

  it('leaves no data in any collection, index or log, and keeps the counts', async () => {
    const answers = {
      resume: {
        filename: `${MARK}cv.txt`,
        content_base64: text(`${MARK}file: a life with clocks`),
      },
      story: `${MARK}story`,
      gender: `${MARK}gender`,
    };
    expect(await apply('one', answers, { 'idempotency-key': `${MARK}key` })).toBe(201);
    // Data of a refused application is not stored anywhere either.
    const second = { resume: { filename: 'cv.txt', content_base64: text(`${MARK}other file`) } };
    expect(await apply('one', second)).toBe(400);
    expect(await apply('two', { story: `${MARK}story of the duplicate` })).toBe(201);
    const [person, duplicate] = [await find('one'), await find('two')];
    await postOnce('note', `/candidates/${person.id}/notes`, { body: `${MARK}note` });
    await send('PATCH', `/candidates/${person.id}`, {
      phone: '+46701234567',
      location: `${MARK}town`,
      links: [`https://example.com/${MARK}`],
      tags: [`${MARK}tag`],
    });
    await send('POST', `/candidates/${person.id}/stage`, {
      stage: 'interview',
      reason: `${MARK}why`,
    });
    const sourced = {
      name: `${MARK}sourced`,
      email: `${MARK}-three@example.com`,
      source: `${MARK}friend`,
    };
    const third = await postOnce('sourced', '/candidates', sourced);
    await send('POST', '/candidates/merge', { primary_id: person.id, duplicate_id: duplicate.id });
    await send('POST', '/candidates/merge', {
      primary_id: person.id,
      duplicate_id: third.body.data.id,
    });
    await outboxesEmpty();
    await deliverAll();
    await eventually('both confirmations', async () => {
      const confirmed = { candidateId: { $in: [person.id, duplicate.id] } };
      return (await mailModel(api.ctx.stores.mongo).countDocuments(confirmed)) === 2;
    });
    // Reading the log moves rows into it: those of the move before the anonymisation and those after it.
    const audited = async () =>
      (await auditLogOf(api.ctx.stores, employer.key.accountId))
        .filter(({ target }) => target.id === person.id)
        .map(({ action }) => action);
    expect(await audited()).toEqual(['candidate.stage_changed']);
    expect(await placesOf(MARK)).toEqual([
      'candidates',
      'eeo_answers',
      'events',
      'files.chunks',
      'idempotency_keys',
      'mails',
      'webhook_deliveries',
    ]);

    const before = await send('GET', `/jobs/post/${jobId}`);
    const answer = await send('POST', `/candidates/${person.id}/anonymize`);
    expect(answer.status).toBe(200);
    expect(await audited()).toEqual(['candidate.anonymized', 'candidate.stage_changed']);
    await erase(person.id);
    await outboxesEmpty();
    expect(await placesOf(MARK)).toEqual([]);
    expect(logged.join('').toLowerCase()).not.toContain(MARK);
    expect(logged.length).toBeGreaterThan(0);

    const after = await send('GET', `/jobs/post/${jobId}`);
    expect(after.body.data).toEqual(before.body.data);
    const { body } = await send('GET', `/candidates/${person.id}`);
    expect(body.data).toMatchObject({
      id: person.id,
      name: null,
      applications: [{ job_id: jobId, stage: 'interview' }],
    });
    const finish = createFinishErasing(api.ctx);
    const input = { accountId: employer.key.accountId, candidateId: person.id };
    expect(await finish({ ...input, version: body.data.version - 1 })).toBe(false);
    expect(await finish({ ...input, version: body.data.version })).toBe(true);
    // Deliveries after the anonymisation name nobody.
    await deliverAll();
    expect(await placesOf(MARK)).toEqual([]);
  });

  it('leaves no mail to the address alone, no text to it alone, and no stored answer', async () => {
    const address = `${MARK}-mailed@example.com`;
    const { accountId } = employer.key;
    const person = await send('POST', '/candidates', { name: `${MARK}mailed`, email: address });
    const mailing = { subject: `Dear ${MARK}`, body_text: `${MARK}text`, to: [address] };
    const alone = (await postOnce('mailing', '/email/send', mailing)).body.data;
    const shared = { subject: 'To all', body_text: 'All', to: [address, 'b@x.example'] };
    const several = (await send('POST', '/email/send', shared)).body.data;
    await postOnce('suppression', '/email/suppressions', { address });
    const { mongo } = api.ctx.stores;
    const sent = { sendId: alone.id, accountId };
    const mail = await mailModel(mongo).findOne(sent).lean();
    expect(mail).toMatchObject({ to: address, candidateId: null });
    const { _id: id, ...rest } = mail ?? ({} as MailRecord);
    await mailModel(mongo).updateOne(sent, {
      $set: { status: 'bounced', events: [{ kind: 'bounced', reason: `no ${address}` }] },
    });
    const bounce = bouncedEvent({ id, ...rest }, { reason: address, suppresses: true });
    await eventModel(mongo).create({ _id: bounce.id, ...bounce });
    expect(await placesOf(`${MARK}-mailed`)).toEqual(
      expect.arrayContaining(['candidates', 'events', 'idempotency_keys', 'mails']),
    );

    await send('POST', `/candidates/${person.body.data.id}/anonymize`);
    await erase(person.body.data.id);
    await outboxesEmpty();
    expect(await placesOf(MARK)).toEqual([]);
    const left = await sendModel(mongo).findById(several.id).lean();
    expect(left).toMatchObject({ subject: 'To all', bodyText: 'All' });
    const others = await mailModel(mongo).find({ sendId: several.id }).sort({ position: 1 }).lean();
    expect(others.map(({ to }) => to)).toEqual([null, 'b@x.example']);
  });

  it('announces only the id, once', async () => {
    await apply('told');
    const { id } = await find('told');
    const again = async () => (await send('POST', `/candidates/${id}/anonymize`)).body.data.version;
    expect(await again()).toBe(await again());
    await outboxesEmpty();
    const events = api.ctx.stores.mongo.collection('events');
    const told = await events
      .find({ kind: 'candidate.anonymized', 'data.candidate_id': id })
      .toArray();
    expect(told.map(({ data }) => data as unknown)).toEqual([{ candidate_id: id }]);
  });

  it('lets the same address apply again, as a new candidate', async () => {
    await apply('again');
    const { id } = await find('again');
    await send('POST', `/candidates/${id}/anonymize`);
    expect(await apply('again')).toBe(201);
    expect((await find('again')).id).not.toBe(id);
    await apply('primary');
    await apply('merged');
    const [primary, duplicate] = [await find('primary'), await find('merged')];
    await send('POST', '/candidates/merge', {
      primary_id: primary.id,
      duplicate_id: duplicate.id,
    });
    await send('POST', `/candidates/${primary.id}/anonymize`);
    expect(await apply('merged')).toBe(201);
    expect((await find('merged')).id).not.toBe(primary.id);
    expect(await apply('merged')).toBe(400);
  });

  it('cannot be undone: the candidate accepts no changes', async () => {
    await apply('final');
    const { id } = await find('final');
    await send('POST', `/candidates/${id}/anonymize`);
    for (const [method, path, body] of [
      ['PATCH', `/candidates/${id}`, { name: 'Mara' }],
      ['POST', `/candidates/${id}/notes`, { body: 'Mara' }],
      ['POST', `/candidates/${id}/stage`, { stage: 'offer' }],
    ] as const) {
      expect((await send(method, path, body)).status).toBe(409);
    }
  });

  it('keeps a file that another candidate sent too, until that one is anonymised', async () => {
    const resume = { filename: 'cv.txt', content_base64: text(`${MARK}shared form letter`) };
    await apply('friend', { resume });
    await apply('other', { resume });
    const [friend, other] = [await find('friend'), await find('other')];
    await send('POST', `/candidates/${friend.id}/anonymize`);
    await erase(friend.id);
    expect(await placesOf(`${MARK}shared`)).toEqual(['files.chunks']);
    await send('POST', `/candidates/${other.id}/anonymize`);
    // A concurrent upload of the same file may be about to reference it, so its erasure waits.
    expect(await erase(other.id)).toBe(1);
    await api.ctx.stores.mongo
      .collection('files.files')
      .updateMany({}, { $set: { 'metadata.heldUntil': new Date(0) } });
    expect(await erase(other.id)).toBe(0);
    expect(await placesOf(`${MARK}shared`)).toEqual([]);
  });

  it('also anonymises a duplicate that is being merged', async () => {
    await apply('survivor');
    await apply('late', { story: `${MARK}late story` });
    const [survivor, late] = [await find('survivor'), await find('late')];
    const { accountId } = employer.key;
    await closeDuplicate(api.ctx.stores, { accountId, id: late.id, into: survivor.id });
    await send('POST', `/candidates/${survivor.id}/anonymize`);
    await finishMerge(api.ctx, { accountId, id: late.id });
    await outboxesEmpty();
    await erase(survivor.id);
    expect(await placesOf(`${MARK}late`)).toEqual([]);
    expect(await placesOf(`${MARK}-late`)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEraseTraces } from '../../../activities/hiring/erase-traces.ts';
import { newSession } from '../../../domain/agent/session.ts';
import { applyAsAccount } from '../../../services/hiring/applying/apply-as-account.ts';
import { findSession, insertSession } from '../../../storage/agent/apply-sessions.ts';
import { keepInput } from '../../../storage/agent/session-inputs.ts';
import { saveFile } from '../../../storage/files/files.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { newId } from '../../../storage/new-id.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const form = [
  { key: 'name', label: 'Name', type: 'text', required: true },
  { key: 'email', label: 'E-mail', type: 'email', required: true },
  { key: 'resume', label: 'Résumé', type: 'file' },
  { key: 'story', label: 'Story', type: 'textarea' },
];

/**
 * Promise: when an employer anonymises a candidate, the data in the person's own account stays. Only that account can
 * read it.
 */
describe('anonymising a candidate who applied with an account', () => {
  let api: TestApi;
  let employer: Employer;
  let jobId: string;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    ({ id: jobId } = await buildPosting(api, employer, { application_fields: form }));
  });
  afterAll(() => api.close());

  /** An account with a full profile. Every personal value begins with the mark. */
  async function buildSeeker(mark: string): Promise<TestKey> {
    const key = await buildKey(api.ctx.stores);
    const body = { name: `${mark} Lund`, location: `${mark}town` };
    expect((await call(api, key, { method: 'PATCH', path: '/account', body })).status).toBe(200);
    return key;
  }

  /** Every document with a text, with file contents decoded: its collection and owner. */
  async function placesOf(mark: string): Promise<[collection: string, owner: string][]> {
    const { mongo } = api.ctx.stores;
    const places: [string, string][] = [];
    for (const { name } of (await mongo.db?.listCollections().toArray()) ?? []) {
      for await (const found of mongo.collection(name).find()) {
        const bytes = found['data'] as { buffer?: Uint8Array } | undefined;
        const text = JSON.stringify(found) + Buffer.from(bytes?.buffer ?? []).toString('latin1');
        if (text.includes(mark)) places.push([name, await ownerOf(name, found)]);
      }
    }
    return places.sort();
  }

  async function ownerOf(collection: string, found: Record<string, unknown>): Promise<string> {
    if (collection === 'accounts') return String(found['_id']);
    if (collection !== 'files.chunks') return String(found['accountId']);
    const files = api.ctx.stores.mongo.collection<{ _id: string; metadata: { accountId: string } }>(
      'files.files',
    );
    const file = await files.findOne({ _id: found['files_id'] as string });
    return file?.metadata.accountId ?? 'nobody';
  }

  async function anonymize(mark: string): Promise<void> {
    const { key } = employer;
    const path = `/candidates?email=${mark}@example.com`;
    const { body } = await call<{ data: { id: string }[] }>(api, key, { path });
    const candidateId = body.data[0]?.id ?? '';
    const sent = { method: 'POST', path: `/candidates/${candidateId}/anonymize` };
    expect((await call(api, key, sent)).status).toBe(200);
    await createEraseTraces(api.ctx)({ accountId: key.accountId, candidateId });
  }

  const resumeOf = (mark: string) => ({
    filename: `${mark}.txt`,
    content_base64: Buffer.from(`${mark} and a life with clocks`).toString('base64'),
  });

  it('keeps the profile of an account that applied with its key', async () => {
    const mark = 'zqxjbearer';
    const seeker = await buildSeeker(mark);
    const applied = await call(api, seeker, {
      method: 'POST',
      path: `/jobs/${jobId}/apply`,
      body: {
        email: `${mark}@example.com`,
        answers: { story: `${mark} story`, resume: resumeOf(mark) },
      },
      headers: { 'idempotency-key': 'bearer' },
    });
    expect(applied.status).toBe(201);
    const before = await placesOf(mark);
    expect(before).toContainEqual(['candidates', employer.key.accountId]);
    expect(before).toContainEqual(['files.chunks', employer.key.accountId]);
    await anonymize(mark);
    expect(await placesOf(mark)).toEqual([['accounts', seeker.accountId]]);
  });

  it('keeps the session, its messages and the files of an account that applied by session', async () => {
    const mark = 'zqxjsession';
    const seeker = await buildSeeker(mark);
    const { accountId } = seeker;
    const session = await applyBySession(mark, accountId);
    expect(await placesOf(mark)).toContainEqual(['candidates', employer.key.accountId]);
    await anonymize(mark);
    expect(await placesOf(mark)).toEqual([
      ['accounts', accountId],
      ['apply_session_inputs', accountId],
      ['apply_sessions', accountId],
      ['files.chunks', accountId],
    ]);
    expect(await findSession(api.ctx.stores, session)).toMatchObject({
      messages: [{ text: `${mark} would like the tower.` }],
    });
  });

  /** The data of a submitted session. */
  async function applyBySession(mark: string, accountId: string) {
    const { ctx } = api;
    const content = Buffer.from(`${mark} wrote this for herself`);
    const file = await saveFile(ctx.stores, { accountId, contentType: 'text/plain', content });
    const files = [{ key: 'resume', fileId: file.id, filename: `${mark}.txt` }];
    const at = new Date();
    const request = {
      resumeId: null,
      instructions: `${mark} is modest`,
      documents: { coverLetter: false, tailoredResume: false },
    };
    const begun = newSession({ id: newId('session'), accountId, jobId, request, fields: [] }, at);
    const text = `${mark} would like the tower.`;
    const session = { ...begun, files, messages: [{ role: 'user' as const, text, at }] };
    await insertSession(ctx.stores, session);
    const input = { id: newId('message'), answers: {}, files, message: text };
    await keepInput(ctx.stores, session, input);
    const { accountId: owner } = employer.key;
    const posting = await findPosting(ctx.stores, { accountId: owner, id: jobId });
    if (posting === null) throw new Error('The role is gone.');
    await applyAsAccount(ctx, {
      accountId,
      posting,
      companyName: 'Harbour Clockworks',
      given: {
        email: `${mark}@example.com`,
        answers: { story: `${mark} story`, resume: resumeOf(mark) },
      },
      actor: { kind: 'candidate', id: null, name: null },
      sessionId: session.id,
      run: null,
    });
    return session;
  }
});

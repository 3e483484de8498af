import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
let employer: Employer;
let role: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function fresh(): Promise<void> {
  employer = await buildEmployer(api);
  role = (await buildPosting(api, employer)).id;
}

async function candidate(body: Json): Promise<string> {
  const made = await call(api, employer.key, { method: 'POST', path: '/candidates', body });
  return String(made.body.data['id']);
}

function bulk(body: Json, headers: Record<string, string> = {}) {
  return call<{
    data: { counts: Json; outcomes: { id: string; outcome: string }[]; send_id: string | null };
    error: { details: Json[] };
  }>(...[api, employer.key, { method: 'POST', path: '/candidates/bulk', body, headers }]);
}

async function words(body: Json): Promise<string[]> {
  const { body: answer } = await bulk(body);
  return answer.data.outcomes.map(({ outcome }) => outcome);
}

/** Promise: each candidate has one outcome, a dry run says the same and writes nothing, and no refusal stops others. */
describe('POST /candidates/bulk', () => {
  it('moves', async () => {
    await fresh();
    const ids = [
      await candidate({ name: 'Ada', job_id: role }),
      await candidate({ name: 'Ben' }),
      'cand_0NaQ8xT2v7Bd1kZp4mXw',
    ];
    const move = { ids, action: 'move', stage: 'screening' };
    expect(await words({ ...move, dry_run: true })).toEqual([
      'moved',
      'no_application',
      'not_found',
    ]);
    expect(await words(move)).toEqual(['moved', 'no_application', 'not_found']);
    expect(await words(move)).toEqual(['unchanged', 'no_application', 'not_found']);
    expect(await words({ ...move, stage: 'offer', from_stage: 'applied' })).toEqual([
      'stage_conflict',
      'no_application',
      'not_found',
    ]);
    const log = await call<{ data: Json[] }>(api, employer.key, { path: '/account/audit-log' });
    const moves = log.body.data.filter(({ action }) => action === 'candidate.stage_changed');
    expect(moves).toMatchObject([{ target: { id: ids[0] } }]);
  });

  it('tags and untags by a filter', async () => {
    await fresh();
    await candidate({ name: 'Ada', tags: ['night'] });
    await candidate({ name: 'Ben' });
    const tag = { filter: {}, action: 'tag', tags: ['night', 'harbour'] };
    expect((await bulk({ ...tag, dry_run: true })).body.data.counts).toEqual({ tagged: 2 });
    expect((await bulk(tag)).body.data.counts).toEqual({ tagged: 2 });
    const { body } = await call<{ data: Json[] }>(api, employer.key, {
      path: '/candidates?tag=harbour',
    });
    expect(body.data).toMatchObject([
      { tags: ['night', 'harbour'] },
      { tags: ['night', 'harbour'] },
    ]);
    expect(
      (await bulk({ filter: { tag: 'night', q: 'ada' }, action: 'untag', tags: ['night'] })).body
        .data.counts,
    ).toEqual({ untagged: 1 });
    expect(
      (await bulk({ filter: { email: 'nobody@example.com' }, action: 'untag', tags: ['night'] }))
        .body.data,
    ).toMatchObject({ counts: {}, outcomes: [] });
  });

  it('notes once under an idempotency key', async () => {
    await fresh();
    const ids = [await candidate({ name: 'Ada' })];
    const note = { ids, action: 'note', body: 'Met at the fair' };
    for (let twice = 0; twice < 2; twice += 1) {
      const { body } = await bulk(note, { 'idempotency-key': `note-${ids[0]}` });
      expect(body.data.counts).toEqual({ noted: 1 });
    }
    const read = await call(api, employer.key, { path: `/candidates/${ids[0]}` });
    expect(read.body.data['notes']).toMatchObject([{ body: 'Met at the fair' }]);
  });

  it('mails those who can be mailed, with one send', async () => {
    await fresh();
    const ids = [
      await candidate({ name: 'Ada', email: 'ada@example.com', job_id: role }),
      await candidate({ name: 'Ben' }),
      await candidate({ name: 'Cleo', email: 'cleo@example.com' }),
      await candidate({ name: 'Dag', email: 'dag@example.com', job_id: role }),
    ];
    await call(api, employer.key, {
      method: 'POST',
      path: '/email/suppressions',
      body: { address: 'dag@example.com' },
    });
    const mail = {
      ids,
      action: 'mail',
      subject: 'News of {{job.title}}',
      body_text: 'Hello {{candidate.first_name}}',
    };
    const expected = ['mailed', 'no_email', 'missing_field', 'suppressed'];
    const dry = await bulk({ ...mail, dry_run: true });
    expect(dry.body.data.outcomes.map(({ outcome }) => outcome)).toEqual(expected);
    expect(dry.body.data.send_id).toBeNull();
    const sends = () => call<{ data: Json[] }>(api, employer.key, { path: '/email/sends' });
    expect((await sends()).body.data).toEqual([]);
    const sent = await bulk(mail);
    expect(sent.body.data.outcomes.map(({ outcome }) => outcome)).toEqual(expected);
    expect((await sends()).body.data).toMatchObject([
      { id: sent.body.data.send_id, recipients: 2 },
    ]);
  });

  it.each<[string, Json, string]>([
    ['neither ids nor filter', { action: 'tag', tags: ['a'] }, 'ids'],
    ['both', { ids: ['cand_1'], filter: {}, action: 'tag', tags: ['a'] }, 'ids'],
    ['no ids', { ids: [], action: 'tag', tags: ['a'] }, 'ids'],
    [
      'too many ids',
      { ids: Array.from({ length: 10_001 }, (_, n) => `cand_${n}`), action: 'tag', tags: ['a'] },
      'ids',
    ],
    ['an unknown action', { filter: {}, action: 'delete' }, 'action'],
    ['a foreign member', { filter: {}, action: 'tag', tags: ['a'], stage: 'offer' }, 'stage'],
    ['an unknown stage', { filter: {}, action: 'move', stage: 'nowhere' }, 'stage'],
    [
      'an unknown filter',
      { filter: { colour: 'red' }, action: 'tag', tags: ['a'] },
      'filter.colour',
    ],
    [
      'an answer without its question',
      { filter: { answer: 'x' }, action: 'tag', tags: ['a'] },
      'filter.answer_to',
    ],
    ['a mail without a text', { filter: {}, action: 'mail', subject: 'Hi' }, 'body_text'],
  ])('refuses %s', async (_name, body, path) => {
    await fresh();
    const answer = await bulk(body);
    expect({ status: answer.status, path: answer.body.error.details[0]?.['path'] }).toEqual({
      status: 400,
      path,
    });
  });

  it('reaches no candidate of another account', async () => {
    await fresh();
    const foreign = await candidate({ name: 'Ada' });
    await fresh();
    for (const work of [
      { action: 'tag', tags: ['a'] },
      { action: 'mail', subject: 'Hi', body_text: 'Hi' },
    ]) {
      expect(await words({ ids: [foreign], ...work })).toEqual(['not_found']);
    }
  });
});

/** Promise: a saved view is its member's own. */
describe('/views', () => {
  it('are saved, changed, listed and deleted', async () => {
    await fresh();
    const made = await call(api, employer.key, {
      ...{
        method: 'POST',
        path: '/views',
        body: { name: 'Ferries', query: { tag: 'ferry', sort: 'name' } },
      },
    });
    expect(made).toMatchObject({ status: 201, body: { data: { list: 'candidates', version: 1 } } });
    const path = `/views/${String(made.body.data['id'])}`;
    const changed = await call(api, employer.key, {
      method: 'PATCH',
      path,
      body: { name: 'Ships' },
    });
    expect(changed.body.data).toMatchObject({
      name: 'Ships',
      query: { tag: 'ferry', sort: 'name' },
      version: 2,
    });
    const stranger = await buildEmployer(api);
    expect((await call(api, stranger.key, { path })).status).toBe(404);
    expect((await call(api, employer.key, { method: 'DELETE', path })).status).toBe(204);
    const { body } = await call<{ data: Json[] }>(api, employer.key, { path: '/views' });
    expect(body.data).toEqual([]);
  });

  it('take no address', async () => {
    await fresh();
    const body = { name: 'Ada', query: { email: 'ada@example.com' } };
    expect((await call(api, employer.key, { method: 'POST', path: '/views', body })).status).toBe(
      400,
    );
  });
});

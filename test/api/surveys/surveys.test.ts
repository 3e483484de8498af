import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEraseTraces } from '../../../activities/hiring/erase-traces.ts';
import { createSweepSurveys } from '../../../activities/surveys/sweep-surveys.ts';
import { hashOfToken, spendToken } from '../../../storage/surveys/survey-tokens.ts';
import { newId, newIdAt } from '../../../storage/new-id.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { buildEmployer, call, type Employer, type Json } from '../../support/hiring/employer.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { buildSurvey, questions } from '../../support/surveys.ts';

interface Failure {
  error: { code: string; details?: { path: string; message: string }[] };
}
interface Token {
  token: string;
  url: string;
  candidate_id: string | null;
}
interface Listed {
  data: (Json & { id: string })[];
  meta: { next_cursor: string | null; aggregates: Record<string, Json> };
}

describe('surveys', () => {
  let api: TestApi;
  let employer: Employer;
  let key: TestKey;
  let addresses = 0;
  beforeAll(async () => {
    // Each submission comes from an address of its own, or the bucket of 20 a minute refuses it.
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    key = employer.key;
  });
  afterAll(() => api.close());

  const send = <Body = { data: Json }>(method: string, path: string, body?: unknown) =>
    call<Body>(api, key, { method, path, body });
  function submit<Body = { data: { id: string } } & Failure>(
    id: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) {
    addresses += 1;
    const address = `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
    return call<Body>(
      api,
      { headers: { 'x-forwarded-for': address } },
      { method: 'POST', path: `/platform/surveys/${id}/public`, body, headers },
    );
  }
  async function issue(id: string, body: Json): Promise<Token[]> {
    const issued = await send<{ data: Token[] }>('POST', `/platform/surveys/${id}/tokens`, body);
    expect(issued.status).toBe(201);
    return issued.body.data;
  }
  const responses = async (id: string, query = '') =>
    (await send<Listed>('GET', `/platform/surveys/${id}/responses${query}`)).body;
  async function candidate(): Promise<string> {
    const body = { name: 'Mara Lindqvist', email: `survey-${newId('event')}@example.com` };
    return (await send('POST', '/candidates', body)).body.data['id'] as string;
  }
  const pathsOf = ({ body }: { body: Failure }) => body.error.details?.map(({ path }) => path);
  const collection = (name: string) => api.ctx.stores.mongo.collection(name);

  it('are created open, with their whole shape, and read back as sent', async () => {
    const made = await buildSurvey(api, key, { questions: [questions[0]] });
    expect(made).toEqual({
      id: expect.stringMatching(/^srv_/),
      name: 'How did the interview go?',
      status: 'open',
      questions: [expect.objectContaining({ key: 'mood', position: 0, required: false })],
      one_response_per_token: false,
      anonymous: false,
      public_url: expect.stringContaining(`/platform/surveys/${made.id}/public`),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      version: 1,
    });
    expect((await send('GET', `/platform/surveys/${made.id}`)).body.data).toEqual(made);
    const same = { name: made['name'], questions: made['questions'] };
    const kept = await send('PATCH', `/platform/surveys/${made.id}`, same);
    expect(kept.body.data).toEqual(made);
  });

  it.each([
    ['__proto__', 'questions.0.key'],
    ['constructor', 'questions.0.key'],
  ])('take no key %s', async (name, path) => {
    const text = `{"name":"x","questions":[{"key":"${name}","label":"x","type":"text"}]}`;
    const answer = await send<Failure>('POST', '/platform/surveys', JSON.parse(text));
    expect([answer.status, new Set(pathsOf(answer))]).toEqual([400, new Set([path])]);
  });

  it.each([
    [[], ['questions']],
    [[{ key: 'cv', label: 'CV', type: 'file' }], ['questions.0.type']],
    [
      [{ key: 'a', label: 'A', type: 'text', knockout: { op: 'equals', value: 'x' } }],
      ['questions.0.knockout'],
    ],
    [[{ key: 'a', label: 'A', type: 'number', semantic: 'nps' }], ['questions.0.semantic']],
  ])('refuse the questions %j', async (given, paths) => {
    const answer = await send<Failure>('POST', '/platform/surveys', {
      name: 'x',
      questions: given,
    });
    expect([answer.status, pathsOf(answer)]).toEqual([400, paths]);
  });

  it('show the public what it may answer, and nothing of the account', async () => {
    const inside = { key: 'note', label: 'Note', type: 'text', visibility: 'internal' };
    const hidden = { key: 'campaign', label: 'Campaign', type: 'hidden' };
    const { id } = await buildSurvey(api, key, { questions: [...questions, inside, hidden] });
    const shown = await call<{ data: { questions: { key: string }[] } }>(
      api,
      { headers: {} },
      { path: `/platform/surveys/${id}/public?token=abc` },
    );
    expect(shown.status).toBe(200);
    expect(Object.keys(shown.body.data).sort()).toEqual(
      ['id', 'name', 'one_response_per_token', 'questions', 'status'].sort(),
    );
    expect(shown.body.data.questions.map((question) => question.key)).toEqual([
      'mood',
      'recommend',
      'why',
    ]);
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('judge answers all at once, as invalid_request', async () => {
    const required = { key: 'name', label: 'Name', type: 'text', required: true };
    const { id } = await buildSurvey(api, key, { questions: [...questions, required] });
    const wrong = await submit<Failure>(id, {
      answers: { mood: 'excellent', recommend: 11, unknown: 1 },
    });
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'invalid_request']);
    expect(pathsOf(wrong)).toEqual([
      'answers.mood',
      'answers.recommend',
      'answers.name',
      'answers.unknown',
    ]);
    const hostile = JSON.parse('{"answers":{"__proto__":{"a":1},"name":"Ada"}}') as Json;
    expect(pathsOf(await submit<Failure>(id, hostile))).toEqual(['answers.__proto__']);
    expect((await submit(id, { answers: { name: 'Ada' }, extra: 1 })).status).toBe(400);
  });

  it('list responses newest first with aggregates over all of them', async () => {
    const { id } = await buildSurvey(api, key);
    const given = [{ mood: 'good', recommend: 9 }, { recommend: 0, why: 'Slow' }, { mood: 'good' }];
    for (const answers of given) expect((await submit(id, { answers })).status).toBe(201);
    const page = await responses(id, '?limit=2');
    expect(page.data.map((row) => row['answers'])).toEqual([given[2], given[1]]);
    expect(page.meta.aggregates).toEqual({
      mood: {
        count: 2,
        mean: null,
        nps: null,
        values: [
          { value: 'good', count: 2 },
          { value: 'bad', count: 0 },
        ],
      },
      recommend: { count: 2, mean: 4.5, values: null, nps: 0 },
      why: { count: 1, mean: null, values: null, nps: null },
    });
    const rest = await responses(id, `?limit=2&cursor=${String(page.meta.next_cursor)}`);
    expect(rest.data).toEqual([
      {
        id: expect.stringMatching(/^rsp_/),
        survey_id: id,
        candidate_id: null,
        answers: given[0],
        submitted_at: expect.any(String),
      },
    ]);
    expect(rest.meta.next_cursor).toBeNull();
  });

  it('announce each response once', async () => {
    const { id } = await buildSurvey(api, key);
    await send('POST', '/webhooks', {
      url: 'https://receiver.example.com/hook',
      event_kinds: ['survey.response_submitted'],
    });
    const submitted = await submit(id, { answers: {} });
    await eventually('the event', async () => {
      const events = await collection('events')
        .find({ kind: 'survey.response_submitted', 'data.survey_id': id })
        .toArray();
      return events.length === 1 && events[0]?.['data'].response_id === submitted.body.data.id;
    });
  });

  it('are closed to answers and open to readers after they close', async () => {
    const { id } = await buildSurvey(api, key);
    await send('PATCH', `/platform/surveys/${id}`, { status: 'closed' });
    const late = await submit(id, { answers: {} });
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict']);
    const shown = await call(api, { headers: {} }, { path: `/platform/surveys/${id}/public` });
    expect([shown.status, shown.body.data['status']]).toEqual([200, 'closed']);
  });

  it.each([false, true])('take one response per token, anonymous: %s', async (anonymous) => {
    const { id } = await buildSurvey(api, key, { one_response_per_token: true, anonymous });
    const [issued] = await issue(id, { count: 3 });
    const token = issued?.token;
    expect(issued?.url).toContain(`/platform/surveys/${id}/public?token=${token}`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(id, { token, answers: { mood: 'good' } })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...new Array<number>(19).fill(409)]);
    expect((await responses(id)).data).toHaveLength(1);
    expect((await submit(id, { token, answers: {} })).status).toBe(409);
    for (const unusable of [undefined, null, '', 'made-up']) {
      const refused = await submit<Failure>(id, { token: unusable, answers: { mood: 'no' } });
      expect([refused.status, pathsOf(refused)]).toEqual([400, ['token', 'answers.mood']]);
    }
    expect(await collection('survey_tokens').countDocuments({ _id: token as never })).toBe(0);
  });

  it.each([false, true])('repeat under one Idempotency-Key, anonymous: %s', async (anonymous) => {
    const { id } = await buildSurvey(api, key, { one_response_per_token: true, anonymous });
    const [issued] = await issue(id, { count: 1 });
    const body = { token: issued?.token, answers: {} };
    const repeated = { 'idempotency-key': `again-${id}`, 'x-forwarded-for': '192.0.2.7' };
    const path = `/platform/surveys/${id}/public`;
    const again = () => call(api, { headers: repeated }, { method: 'POST', path, body });
    const [first, second] = [await again(), await again()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data['id']).toBe(first.body.data['id']);
  });

  it('ignore a token where they do not ask for one', async () => {
    const { id } = await buildSurvey(api, key);
    const sent = await Promise.all([1, 2].map(() => submit(id, { token: 'mine', answers: {} })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  });

  it('know the candidate of a token, and issue none for a stranger', async () => {
    const { id } = await buildSurvey(api, key, { one_response_per_token: true });
    const person = await candidate();
    const [issued] = await issue(id, { candidate_ids: [person] });
    expect(issued?.candidate_id).toBe(person);
    await submit(id, { token: issued?.token, answers: {} });
    expect((await responses(id)).data[0]?.['candidate_id']).toBe(person);

    const stranger = await buildKey(api.ctx.stores);
    const foreign = (
      await call(api, stranger, { method: 'POST', path: '/candidates', body: { name: 'Foreign' } })
    ).body.data['id'] as string;
    const path = `/platform/surveys/${id}/tokens`;
    const refused = await send<Failure>('POST', path, { candidate_ids: [person, foreign] });
    expect([refused.status, pathsOf(refused)]).toEqual([400, ['candidate_ids.1']]);
    for (const body of [
      {},
      { count: 1, candidate_ids: [person] },
      { count: 0 },
      { count: 5_001 },
    ]) {
      expect((await send('POST', path, body)).status).toBe(400);
    }
  });

  it('store no link to an anonymous response, in either direction', async () => {
    const { id } = await buildSurvey(api, key, { one_response_per_token: true, anonymous: true });
    const person = await candidate();
    const [issued] = await issue(id, { candidate_ids: [person] });
    const { body } = await submit(id, { token: issued?.token, answers: { why: 'Because' } });
    const [response] = await collection('survey_responses').find({ surveyId: id }).toArray();
    const [token] = await collection('survey_tokens').find({ surveyId: id }).toArray();
    expect(response).not.toHaveProperty('tokenHash');
    expect(response?.['candidateId']).toBeNull();
    expect(token?.['candidateId']).toBeNull();
    expect(token).not.toHaveProperty('pending');
    expect(JSON.stringify(token)).not.toContain(body.data.id);
    expect(token?.['spentOn']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('store the anonymous response that a crash left with its token, once', async () => {
    const { id } = await buildSurvey(api, key, { one_response_per_token: true, anonymous: true });
    const [issued] = await issue(id, { count: 1 });
    const token = {
      hash: hashOfToken(id, issued?.token ?? ''),
      surveyId: id,
      accountId: key.accountId,
      candidateId: null,
      pending: null,
    };
    const submittedAt = new Date(Date.now() - 60_000);
    const pending = { id: newIdAt('surveyResponse', submittedAt), answers: {}, apartAnswers: {} };
    expect(await spendToken(api.ctx.stores, token, { ...pending, submittedAt })).toBe(true);
    const sweep = createSweepSurveys(api.ctx);
    const swept = await Promise.all([sweep(), sweep()]);
    expect(Math.max(...swept.map(({ stored }) => stored))).toBe(1);
    expect((await responses(id)).data.map((row) => row.id)).toEqual([pending.id]);
    const [stored] = await collection('survey_tokens').find({ surveyId: id }).toArray();
    expect(stored).not.toHaveProperty('pending');
  });

  it('keep results through edits', async () => {
    const { id } = await buildSurvey(api, key);
    const change = (body: Json) => send<Failure>('PATCH', `/platform/surveys/${id}`, body);
    expect((await change({ questions: [questions[0]] })).status).toBe(200);
    expect((await change({ questions })).status).toBe(200);
    await submit(id, { answers: { mood: 'good' } });
    const mood = questions[0] as Json & { options: Json[] };
    const relabelled = { ...mood, options: [{ value: 'good', label: 'Great' }] };
    expect((await change({ questions: [relabelled, ...questions.slice(1)] })).status).toBe(200);
    expect((await responses(id)).meta.aggregates['mood']?.['values']).toEqual([
      { value: 'good', count: 1 },
    ]);
    const dropped = { ...mood, options: [{ value: 'new', label: 'New' }] };
    const refused = await change({ questions: [dropped, ...questions.slice(1)], anonymous: true });
    expect([refused.status, pathsOf(refused)]).toEqual([409, ['anonymous', 'questions.0.options']]);
    expect((await change({ questions: [relabelled] })).status).toBe(409);
  });

  it('keep EEO answers out of the list', async () => {
    const eeo = { ...questions[0], key: 'gender', category: 'eeo' };
    const { id } = await buildSurvey(api, key, { questions: [eeo] });
    await submit(id, { answers: { gender: 'good' } });
    const { data, meta } = await responses(id);
    expect(data[0]?.['answers']).toEqual({});
    expect(meta.aggregates['gender']).toMatchObject({
      count: 1,
      values: [{ value: null, count: 1 }],
    });
  });

  it('are another account’s 404, and gone with tokens and responses after DELETE', async () => {
    const { id } = await buildSurvey(api, key);
    await issue(id, { count: 2 });
    await submit(id, { answers: {} });
    const stranger = await buildKey(api.ctx.stores);
    const path = `/platform/surveys/${id}`;
    expect((await call(api, stranger, { path })).status).toBe(404);
    expect((await call(api, stranger, { method: 'DELETE', path })).status).toBe(404);
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('GET', path)).status).toBe(404);
    expect((await submit(id, { answers: {} })).status).toBe(404);
    await eventually('everything in it is deleted', async () => {
      const left = await collection('survey_tokens').countDocuments({ surveyId: id });
      return left + (await collection('survey_responses').countDocuments({ surveyId: id })) === 0;
    });
    const before = { deletedAt: new Date(Date.now() - 10 * 60_000) };
    await collection('surveys').updateOne({ _id: id as never }, { $set: before });
    expect(await createSweepSurveys(api.ctx)()).toMatchObject({ deleted: 1 });
    expect(await collection('surveys').countDocuments({ _id: id as never })).toBe(0);
  });

  it('forget a candidate who is anonymised, and keep the answers', async () => {
    const { id } = await buildSurvey(api, key, { one_response_per_token: true });
    const person = await candidate();
    const tokens = await issue(id, { candidate_ids: [person] });
    const token = tokens[0]?.token;
    await submit(id, { token, answers: { mood: 'good' } });
    expect((await send('POST', `/candidates/${person}/anonymize`, {})).status).toBeLessThan(300);
    const target = { accountId: key.accountId, candidateId: person };
    await createEraseTraces(api.ctx)(target);
    const { data } = await responses(id);
    expect(data).toMatchObject([{ candidate_id: null, answers: { mood: 'good' } }]);
    for (const name of ['survey_tokens', 'survey_responses']) {
      expect(await collection(name).countDocuments({ candidateId: person })).toBe(0);
    }
    expect((await submit(id, { token, answers: {} })).status).toBe(409);
  });

  it('refuse the 21st submission of a minute from one address', async () => {
    const { id } = await buildSurvey(api, key);
    const from = { headers: { 'x-forwarded-for': '198.51.100.4' } };
    const path = `/platform/surveys/${id}/public`;
    const sent = await Promise.all(
      Array.from({ length: 41 }, () => call(api, from, { method: 'POST', path, body: {} })),
    );
    // A new minute may begin meanwhile, and with it another 20.
    const answered = sent.filter(({ status }) => status === 400).length;
    expect([20, 40]).toContain(answered);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(sent.length - answered);
  });
});

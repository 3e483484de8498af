import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildKey } from '../../support/factories.ts';
import { call } from '../../support/hiring/employer.ts';
import { buildSurvey } from '../../support/surveys.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** Promise: the link of a survey is a form in a browser, and the API for programs. */
describe('the page of a survey', () => {
  let api: TestApi;
  let key: Awaited<ReturnType<typeof buildKey>>;
  let calls = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  async function visit(path: string, form?: Record<string, string>, headers = {}) {
    calls += 1;
    const answer = await fetch(api.url + path, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { accept: BROWSER, 'x-forwarded-for': `10.3.0.${calls}`, ...headers },
      ...(form !== undefined && { body: new URLSearchParams(form) }),
      redirect: 'manual',
    });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  }
  const answersOf = async (id: string) => {
    const path = `/platform/surveys/${id}/responses`;
    const { body } = await call<{ data: { answers: object }[] }>(api, key, { path });
    return body.data.map(({ answers }) => answers);
  };

  it('takes answers once per form, and thanks for them', async () => {
    const { id } = await buildSurvey(api, key);
    const path = `/platform/surveys/${id}/public`;
    const { html, headers } = await visit(path);
    expect(html).toContain('Would you recommend us?');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const [, submission = ''] = /name="submission" value="([^"]+)"/.exec(html) ?? [];
    const filled = { submission, 'f.mood': 'good', 'f.recommend': '9', 'f.why': '' };
    // Idempotency keys of a public route belong to the caller's address.
    const from = { 'x-forwarded-for': '10.3.1.1' };
    const sent = [await visit(path, filled, from), await visit(path, filled, from)];
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    expect(await answersOf(id)).toEqual([{ mood: 'good', recommend: 9 }]);
    const next = new URL(sent[0]?.headers.get('location') ?? '', api.url + path);
    expect((await visit(next.pathname + next.search)).html).toContain('Your answers were sent');
  });

  it('is shown again with what was chosen when an answer is wrong', async () => {
    const { id } = await buildSurvey(api, key);
    const path = `/platform/surveys/${id}/public`;
    const wrong = await visit(path, { 'f.mood': 'bad', 'f.recommend': '11' });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain('<title>Error: ');
    expect(wrong.html).toContain('href="#field-recommend"');
    expect(wrong.html).toMatch(/<option value="bad" selected>/);
    expect(await answersOf(id)).toEqual([]);
  });

  it('says that it is closed, needs a link of its own, or is not there', async () => {
    const once = await buildSurvey(api, key, { one_response_per_token: true });
    const path = `/platform/surveys/${once.id}/public`;
    expect((await visit(path, { 'f.mood': 'good' })).status).toBe(400);
    const change = { method: 'PATCH', path: `/platform/surveys/${once.id}` };
    await call(api, key, { ...change, body: { status: 'closed' } });
    expect((await visit(path)).html).toContain('This survey is closed');
    expect((await visit(path, { 'f.mood': 'good' })).status).toBe(409);
    expect((await visit('/platform/surveys/srv_none/public')).status).toBe(404);
    const german = await visit('/platform/surveys/srv_none/public', undefined, {
      'accept-language': 'de-DE,de;q=0.9,en;q=0.8',
    });
    expect(german.html).toContain('Diese Seite gibt es nicht');
  });

  it('is left to programs, and takes no form of another site', async () => {
    const { id } = await buildSurvey(api, key);
    const path = `/platform/surveys/${id}/public`;
    const json = await fetch(api.url + path, { headers: { accept: 'application/json' } });
    expect(json.headers.get('content-type')).toContain('application/json');
    const foreign = await visit(path, { 'f.mood': 'good' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(400);
    expect(await answersOf(id)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call, type Json } from '../../support/hiring/employer.ts';
import { buildTemplate } from '../../support/mail/templates.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const path = '/email-messages';
const good = { name: 'Hello', subject: 'Hi {{candidate.name}}', body_text: 'From {{sender.name}}' };

let api: TestApi;
let key: TestKey;
beforeAll(async () => {
  api = await startApi();
  key = await buildKey(api.ctx.stores);
});
afterAll(() => api.close());

interface Refusal {
  error: { details: { path: string; message: string }[] };
}

interface Sent {
  body?: Json | undefined;
  headers?: Record<string, string>;
}

function send(method: string, to: string, sent: Sent = {}) {
  return call<{ data: Json } & Refusal>(api, key, { method, path: to, ...sent });
}

async function refusedPaths(body: Json): Promise<string[]> {
  const answer = await send('POST', path, { body });
  expect(answer.status).toBe(400);
  return answer.body.error.details.map((detail) => detail.path);
}

/** Promise: an e-mail template is a record like every other (decisions 0001, 0028). */
describe('an e-mail template', () => {
  it('reads back with the fields that it names', async () => {
    const made = (await send('POST', path, { body: good })).body.data;
    expect(made).toMatchObject({ ...good, body_html: null, version: 1 });
    expect(made['fields']).toEqual(['candidate.name', 'sender.name']);
    expect((await send('GET', `${path}/${String(made['id'])}`)).body.data).toEqual(made);
  });

  it('is sanitised, and has a text made from its HTML', async () => {
    const { body_text: _text, ...rest } = good;
    const html =
      '<p onclick="x()">Hi <a href="{{unsubscribe_url}}">leave</a></p><script>1</script>';
    const made = (await send('POST', path, { body: { ...rest, body_html: html } })).body.data;
    expect(made['body_html']).toBe('<p>Hi <a href="{{unsubscribe_url}}">leave</a></p>');
    expect(made['body_text']).toBe('Hi leave ({{unsubscribe_url}})');
    const to = `${path}/${String(made['id'])}`;
    const changed = await send('PATCH', to, { body: { body_html: '<b>New</b>' } });
    expect(changed.body.data).toMatchObject({ body_html: '<b>New</b>', body_text: 'New' });
    expect((await send('GET', to)).body.data).toEqual(changed.body.data);
  });

  it('may be long: a thread sanitises it', async () => {
    const html = '<p>Hi {{candidate.name}}</p>'.repeat(5_000);
    const made = (await send('POST', path, { body: { ...good, body_html: html } })).body.data;
    expect(made).toMatchObject({ body_html: html, fields: ['candidate.name', 'sender.name'] });
  });

  it('is changed in part, listed and deleted', async () => {
    const { id } = await buildTemplate(api, key);
    const to = `${path}/${id}`;
    const changed = await send('PATCH', to, { body: { subject: 'News' } });
    expect(changed.body.data).toMatchObject({
      subject: 'News',
      body_text: 'Hello there',
      version: 2,
    });
    expect((await send('PATCH', to, { body: { subject: 'News' } })).body.data['version']).toBe(2);
    const empty = await send('PATCH', to, { body: { body_text: null } });
    expect(empty.body.error.details).toEqual([
      { path: 'body_text', message: 'is required, or body_html' },
    ]);
    expect((await send('DELETE', to, { headers: { 'if-match': '"1"' } })).status).toBe(412);
    const { body_text: _text, body_html: _html, fields: _fields, ...row } = changed.body.data;
    const listed = await call<{ data: Json[] }>(api, key, { path: `${path}?limit=1` });
    expect(listed.body.data[0]).toEqual(row);
    expect((await send('DELETE', to)).status).toBe(204);
    expect((await send('GET', to)).status).toBe(404);
  });

  it('is visible only to its account', async () => {
    const { id } = await buildTemplate(api, key);
    const other = await buildKey(api.ctx.stores);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const request = { method, path: `${path}/${id}`, body: method === 'PATCH' ? {} : undefined };
      expect((await call(api, other, request)).status).toBe(404);
    }
  });

  it('is created once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'template' };
    const first = await send('POST', path, { body: good, headers });
    expect((await send('POST', path, { body: good, headers })).body).toEqual(first.body);
  });
});

/** Promise: what could not be sent is refused when it is saved, and the answer names the member. */
describe('a template that is refused', () => {
  it.each<[string, Json]>([
    ['subject', { subject: '{{constructor.name}}' }],
    ['subject', { subject: 'a\r\nBcc: e@x.example' }],
    ['subject', { subject: 'x'.repeat(201) }],
    ['body_text', { body_text: '{{{candidate.name}}}' }],
    ['body_text', { body_text: '{{#if}}a{{/if}}' }],
    ['body_text', { body_text: 'bell \u0007' }],
    ['body_text', { body_text: null }],
    ['body_html', { body_html: '<p {{candidate.name}}>x</p>' }],
    ['body_html', { body_html: '<script>x</script>' }],
    ['body_html', { body_html: '<'.repeat(199_000) }],
    ['body_html', { body_html: '<b>'.repeat(66_000) }],
    ['name', { name: 'a\nb' }],
  ])('by %s', async (member, more) => {
    expect(await refusedPaths({ ...good, ...more })).toEqual([member]);
  });
});

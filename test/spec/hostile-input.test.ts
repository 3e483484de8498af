import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { documentedErrors } from '../../api/openapi/openapi.ts';
import { routes as declared } from '../../api/routes.ts';
import type { Route } from '../../api/route.ts';
import { errorCodes } from '../../domain/common/errors.ts';
import { makeJob } from '../storage/market/market-fixture.ts';
import { echoGet, noteRoute } from '../support/echo-routes.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { buildEmployer } from '../support/hiring/employer.ts';
import { samples } from '../support/samples/index.ts';
import { urlOf, type World } from '../support/samples/sample-call.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import type { TestApi } from '../support/start-api.ts';
import { startWorkedApi, type WorkedApi } from '../support/worked-api.ts';

const routes = [...declared, echoGet, noteRoute(() => Promise.resolve(1))];
const withQuery = declared.filter(
  ({ declaration: { method, query } }) =>
    method === 'get' && Object.keys(query?.shape ?? {}).length > 0,
);
const job = makeJob();
/** Per route: batches, and concurrent requests per batch. */
const RUNS = 6;
const REQUESTS = 10;
const PLENTY_USD_MICROS = 1_000_000_000;

/** Raw text for a URL: broken escapes, NUL, lone surrogates, absurd numbers, nested values. */
const hostileValues = [
  '%00',
  '%ED%A0%80',
  '%',
  '%zz',
  '%C3%28',
  '-1',
  '0',
  '0.000001',
  '-90',
  '90',
  '180',
  '1e999',
  '99999999999999999999',
  'NaN',
  '-Infinity',
  '__proto__',
  '[object%20Object]',
  '%22%22',
  '-',
  ',,,',
  '|||',
  "';DROP",
  '%F0%9F%92%A9',
  '(((((((((',
  '*:*',
  '%2A%20OR%20%2A',
];

/** Those, other bytes, and long ones. */
const rawValue = fc.oneof(
  fc.constantFrom(...hostileValues),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(wellFormed(text))),
  fc.string({ minLength: 200, maxLength: 600 }).map(encodeURIComponent),
);

/** Segments that occur in declared paths. fast-check sometimes generates strings such as `apply`. */
const namedSegments = new Set(declared.flatMap(({ declaration: { path } }) => path.split('/')));
/** Without a segment, or with a declared one, it is a different path. */
const rawSegment = rawValue.filter((segment) => !namedSegments.has(segment));

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '?');
}

function queryOf(route: Route): fc.Arbitrary<string> {
  const known = Object.keys(route.declaration.query?.shape ?? {});
  const name = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known, 'q') },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', '%00', '%E0', '', 'a[b]') },
  );
  return fc
    .array(fc.tuple(name, rawValue), { maxLength: 4 })
    .map((pairs) => pairs.map(([left, right]) => `${left}=${right}`).join('&'));
}

const body = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.constantFrom(
    '',
    '{',
    '{"text":"\\u0000"}',
    '{"text":"\\ud800"}',
    '{"text":"a","__proto__":{"x":1}}',
    '{"text":"a","more":{"constructor":1}}',
    '{"text":1e999}',
    `${'['.repeat(40)}${']'.repeat(40)}`,
    `${'{"more":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    'null',
  ),
);

describe('hostile input', () => {
  let worked: WorkedApi;
  let api: TestApi;
  let key: TestKey;
  let world: World;
  let calls = 0;
  beforeAll(async () => {
    worked = await startWorkedApi({ routes, settings: { TRUST_PROXY: '1' } });
    api = worked.api;
    await seedMarket(api.ctx.stores, [job]);
    key = await buildKey(api.ctx.stores, { requestsPerMinute: 1_000_000 }, PLENTY_USD_MICROS);
    world = { api, employer: await buildEmployer(api, {}, key), job };
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await worked.close();
  });

  /** A public route has a limit per address, and its refusals do not depend on the input. */
  function newAddress(): Record<string, string> {
    calls += 1;
    return { 'x-forwarded-for': `198.${18 + (calls >> 16)}.${(calls >> 8) & 255}.${calls & 255}` };
  }

  async function judge({ declaration }: Route, answer: Response): Promise<void> {
    const content = await answer.text();
    if (answer.status < 300) return;
    const { error } = JSON.parse(content) as {
      error: { code: keyof typeof errorCodes; details?: { path: string }[] };
    };
    expect({ status: answer.status < 500, content }).toEqual({ status: true, content });
    expect(errorCodes[error.code].status).toBe(answer.status);
    expect([...documentedErrors(declaration), 'not_found']).toContain(error.code);
    if (error.code === 'invalid_request') expect(error.details?.length).toBeGreaterThan(0);
  }

  it.each(routes.map((route) => ({ route, name: route.declaration.name })))(
    '$name: returns 2xx or a documented 4xx that names a member, never 5xx',
    async ({ route }) => {
      const { path } = route.declaration;
      const method = route.declaration.method.toUpperCase();
      const request = fc.tuple(queryOf(route), rawSegment, body);
      const requests = fc.array(request, { minLength: REQUESTS, maxLength: REQUESTS });
      const send = async ([query, segment, text]: [string, string, string]) => {
        const url = `${api.url}${path.replace(/\{\w+\}/, segment)}?${query}`;
        const answer = await fetch(url, {
          method,
          headers: { ...key.headers, 'content-type': 'application/json', ...newAddress() },
          ...(method !== 'GET' && { body: text }),
        });
        await judge(route, answer);
      };
      await fc.assert(
        fc.asyncProperty(requests, async (all) => {
          await Promise.all(all.map(send));
        }),
        { numRuns: RUNS },
      );
    },
  );

  it.each(withQuery.map((route) => ({ route, name: route.declaration.name })))(
    '$name: a valid call with one corrupted parameter never gets a 5xx',
    async ({ route }) => {
      const { name, path, query } = route.declaration;
      const sample = (await samples[name]?.(world)) ?? {};
      for (const parameter of Object.keys(query?.shape ?? {})) {
        const { [parameter]: _spoilt, ...others } = sample.query ?? {};
        const url = new URL(api.url + urlOf(path, { ...sample, query: others }));
        const answers = hostileValues.map((value) => {
          const search = [url.search.slice(1), `${parameter}=${value}`].filter(Boolean).join('&');
          const headers = { ...key.headers, ...newAddress() };
          return fetch(`${url.origin}${url.pathname}?${search}`, { headers });
        });
        for (const answer of await Promise.all(answers)) await judge(route, answer);
      }
    },
  );

  describe('one at a time', () => {
    const post = (text: string | Uint8Array, headers: Record<string, string> = {}) =>
      fetch(`${api.url}/notes/1`, {
        method: 'POST',
        headers: { ...key.headers, 'content-type': 'application/json', ...headers },
        body: text,
      });
    const told = async (answer: Response) => {
      const { error } = (await answer.json()) as {
        error: { code: string; details?: { path: string }[] };
      };
      return [answer.status, error.code, error.details?.[0]?.path];
    };
    const get = (path: string) => fetch(api.url + path, { headers: key.headers });

    it.each([
      ['broken JSON', '{"text":', 'body'],
      ['no body at all', '', 'body'],
      ['a scalar', '7', 'body'],
      ['a wrong type', '{"text":7}', 'text'],
      ['an unknown member', '{"text":"a","texts":1}', 'texts'],
      ['NUL', '{"text":"a\\u0000b"}', 'text'],
      ['half a surrogate pair', '{"text":"\\ud800"}', 'text'],
      ['NUL far inside', '{"text":"a","more":{"list":[1,{"x":"\\u0000"}]}}', 'more.list.1.x'],
      ['a name that reaches for prototypes', '{"text":"a","__proto__":{}}', '__proto__'],
    ])('400 for %s, by name', async (_circumstance, text, path) => {
      expect(await told(await post(text))).toEqual([400, 'invalid_request', path]);
    });

    it('400 for bytes that are not UTF-8', async () => {
      const bytes = Buffer.concat([
        Buffer.from('{"text":"'),
        Buffer.from([0xff]),
        Buffer.from('"}'),
      ]);
      expect(await told(await post(bytes))).toEqual([400, 'invalid_request', 'body']);
    });

    it('accepts 32 levels and refuses 33, in a list or an object', async () => {
      const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
      expect((await post(`{"text":"a","more":${nested(31)}}`)).status).toBe(201);
      expect((await told(await post(`{"text":"a","more":${nested(32)}}`))).slice(0, 2)).toEqual([
        400,
        'invalid_request',
      ]);
    });

    it('413 above 1 MiB, whether the length is announced or the bytes are compressed', async () => {
      const { gzipSync } = await import('node:zlib');
      const large = JSON.stringify({ text: 'a'.repeat(1024 * 1024) });
      expect((await told(await post(large)))[1]).toBe('payload_too_large');
      const bomb = await post(gzipSync(large), { 'content-encoding': 'gzip' });
      expect((await told(bomb)).slice(0, 2)).toEqual([413, 'payload_too_large']);
    });

    it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
      '415 for %s',
      async (type) => {
        const answer = await post('{"text":"a"}', { 'content-type': type });
        expect((await told(answer)).slice(0, 2)).toEqual([415, 'unsupported_media_type']);
      },
    );

    it('compares media types without case', async () => {
      const type = 'Application/JSON; Charset=UTF-8';
      expect((await post('{"text":"a"}', { 'content-type': type })).status).toBe(201);
    });

    it('414 above 8 KiB of URL, and reads what is just below', async () => {
      const below = `/echo?q=${'a'.repeat(8 * 1024 - 8)}`;
      expect((await get(below)).status).toBe(200);
      expect((await told(await get(`${below}a`)))[0]).toBe(414);
      expect((await told(await get(`/echo?q=${'a'.repeat(30_000)}`)))[1]).toBe('uri_too_long');
    });

    it('400 for a repeated parameter, unless it may be repeated', async () => {
      expect(await told(await get('/echo?q=1&q=2'))).toEqual([400, 'invalid_request', 'q']);
      expect(await (await get('/echo?tag=a&tag=b%2Cc')).json()).toEqual({
        data: { tag: ['a', 'b,c'] },
      });
    });

    const times = (count: number, part: (i: number) => string, separator: string) =>
      Array.from({ length: count }, (_, i) => part(i)).join(separator);

    it.each([
      ['title', 'parts', times(200, () => '-vp vp sr', ',')],
      ['title', 'parts', times(285, () => '-vp vp', ',')],
      ['title', 'spellings', times(100, (i) => `-chief ${i}`, ',')],
      ['location_or', 'places', times(660, (i) => `x${i}`, '|').slice(0, 2_000)],
    ])('400 for %s of too many %s, by name', async (name, _what, value) => {
      const answer = await get(`/jobs?${name}=${encodeURIComponent(value)}`);
      expect(await told(answer)).toEqual([400, 'invalid_request', name]);
    });

    it.each([
      ['title', times(90, (i) => `-vp ${i}`, ',')],
      ['title', `-vp vp${' vp'.repeat(36)}`],
      ['q', times(250, () => 'a', ' ')],
      ['q', `-${'a'.repeat(499)}`],
      ['department', times(1_000, () => 'a', ' ')],
      ['location_or', times(100, (i) => `nowhere ${i}`, '|')],
    ])('answers the maximum of %s within the time of a search', async (name, value) => {
      expect((await get(`/jobs?${name}=${encodeURIComponent(value)}`)).status).toBe(200);
    });

    it.each(['%E0%A4%A', '%', '%ff'])('refuses the path /notes/%s too', async (segment) => {
      const post = (headers: Record<string, string>) =>
        fetch(`${api.url}/notes/${segment}`, { method: 'POST', headers, body: '{' });
      expect((await post({})).status).toBe(401);
      const { headers } = await buildKey(api.ctx.stores, { scopes: ['jobs:read'] });
      expect((await post(headers)).status).toBe(403);
      expect(await told(await post(key.headers))).toEqual([400, 'invalid_request', 'path']);
      expect((await get(`/nowhere/${segment}`)).status).toBe(404);
    });

    it('404 of a record is checked before the body', async () => {
      const answer = await fetch(`${api.url}/notes/missing`, {
        method: 'POST',
        headers: { ...key.headers, 'content-type': 'application/json' },
        body: '{',
      });
      expect((await told(answer))[0]).toBe(404);
    });
  });
});

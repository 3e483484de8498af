import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boardRoutes } from '../../api/boards/index.ts';
import { hiringRoutes } from '../../api/hiring/index.ts';
import { accountRoutes } from '../../api/accounts/index.ts';
import { webhookRoutes } from '../../api/webhooks/index.ts';
import { makeJob } from '../storage/market/market-fixture.ts';
import { buildEmployer } from '../support/hiring/employer.ts';
import { samples } from '../support/samples/index.ts';
import { urlOf, type SampleCall, type World } from '../support/samples/sample-call.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

type Path = (string | number)[];

const job = makeJob();
/** Their bodies have their own meaning for a text in place of a file. */
const routes = [...boardRoutes, ...hiringRoutes, ...accountRoutes, ...webhookRoutes].filter(
  ({ declaration }) => declaration.body !== undefined,
);

/** Replacements for a text: database operators, and values that a lax schema would convert to a text. */
const notTexts: [string, unknown][] = [
  ['an operator', { $gt: '' }],
  ['a program', { $where: 'sleep(1000)' }],
  ['a pattern', { $regex: '.*' }],
  ['a list', ['x']],
];

const texts: [string, string][] = [
  ['HTML', '"><script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['templates', '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}'],
  ['lines of a header', 'x\r\nSet-Cookie: a=b\r\n\r\n<html>'],
  ['turned and unseen characters', '\u202etxt.exe\u200b\u2066\ufeff\u0301'],
  ['a path', '../../../../etc/passwd'],
];

/** Paths of all texts, or of all objects, in a body. */
function placesOf(value: unknown, isWanted: (value: unknown) => boolean, at: Path = []): Path[] {
  const here = isWanted(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return here;
  const below = Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, isWanted, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return [...here, ...below];
}

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body as JSON with the value at one path replaced. */
function withAt(body: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(body)) {
    return body.map((inner, index) =>
      index === key ? withAt(inner, rest, other) : (inner as unknown),
    );
  }
  const object = body as Record<string, unknown>;
  return { ...object, [key]: withAt(object[key], rest, other) };
}

/** A member inserted into the text of a JSON object at a path; in a literal, `__proto__` would not be a member. */
function withMember(body: unknown, at: Path, member: string): string {
  const marked = withAt(body, [...at, '@@'], 1);
  return JSON.stringify(marked).replace('"@@":1', member);
}

/** Whether an error's path names a place: the place itself, its parent or its child. */
function covers(path: string, at: Path): boolean {
  const place = at.join('.');
  return path === 'body' || place.startsWith(path) || path.startsWith(place);
}

/** JSON Resume allows unknown members. They are dropped. */
function isOfJsonResume([first]: Path): boolean {
  return first === 'resume';
}

/** Promise: with any text or object of a body replaced, the route refuses the body. */
describe('hostile bodies', () => {
  let api: TestApi;
  let world: World;
  let calls = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    await seedMarket(api.ctx.stores, [job]);
    world = { api, employer: await buildEmployer(api), job };
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  describe.each(routes.map((route) => ({ route, name: route.declaration.name })))(
    '$name',
    ({ route: { declaration } }) => {
      const sampleOf = async (): Promise<SampleCall> =>
        (await samples[declaration.name]?.(world)) ?? {};
      async function send(sample: SampleCall, body: string) {
        calls += 1;
        const answer = await fetch(api.url + urlOf(declaration.path, sample), {
          method: declaration.method.toUpperCase(),
          headers: {
            ...world.employer.key.headers,
            'content-type': 'application/json',
            'x-forwarded-for': `198.${18 + (calls >> 16)}.${(calls >> 8) & 255}.${calls & 255}`,
          },
          body,
        });
        const text = await answer.text();
        const { error } = (text === '' ? {} : JSON.parse(text)) as {
          error?: { code: string; details?: { path: string }[] };
        };
        return { answer, text, paths: error?.details?.map(({ path }) => path) ?? [] };
      }
      it('accepts only texts where one is required, and names the place', async () => {
        const sample = await sampleOf();
        for (const at of placesOf(sample.body, isText)) {
          for (const [what, other] of notTexts) {
            const body = JSON.stringify(withAt(sample.body, at, other));
            const { answer, text, paths } = await send(sample, body);
            const told = {
              what,
              at,
              text,
              status: answer.status,
              named: paths.some((path) => covers(path, at)),
            };
            expect(told).toEqual({ what, at, text, status: 400, named: true });
          }
        }
      });

      it.each([
        ['__proto__', '"__proto__":{"isAdmin":true}'],
        ['constructor', '"constructor":{"prototype":{"isAdmin":true}}'],
        ['no_such_member', '"no_such_member":1'],
        ['$set', '"$set":{"accountId":"acc_1"}'],
      ])('refuses the member %s in every object', async (_name, member) => {
        const sample = await sampleOf();
        for (const at of placesOf(sample.body, isObject)) {
          const { answer, text } = await send(sample, withMember(sample.body, at, member));
          const isDropped = isOfJsonResume(at) && answer.status === declaration.status;
          expect({ at, text, isDropped, status: answer.status }).toEqual({
            ...{ at, text, isDropped },
            status: isDropped ? declaration.status : 400,
          });
        }
        expect(Object.prototype).not.toHaveProperty('isAdmin');
      });

      it.each(texts)('stores %s as text or refuses it, without a 5xx', async (_what, hostile) => {
        const { body } = await sampleOf();
        for (const at of placesOf(body, isText)) {
          const { answer } = await send(
            await sampleOf(),
            JSON.stringify(withAt(body, at, hostile)),
          );
          expect([at, answer.status < 500]).toEqual([at, true]);
          expect(answer.headers.get('set-cookie')).toBeNull();
          if (answer.status !== 204) {
            expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
          }
          expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        }
      });
    },
  );
});

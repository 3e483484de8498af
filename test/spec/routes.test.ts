import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_BODY_NODES } from '../../api/input/json-nodes.ts';
import { documentedErrors } from '../../api/openapi/openapi.ts';
import { pathsOf } from '../../api/paths.ts';
import { readsBody } from '../../api/route.ts';
import { routes } from '../../api/routes.ts';
import { scopes } from '../../domain/accounts/scopes.ts';
import { makeJob, makeSalary } from '../storage/market/market-fixture.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { buildEmployer } from '../support/hiring/employer.ts';
import { samples } from '../support/samples/index.ts';
import { sendSample, urlOf, type SampleCall, type World } from '../support/samples/sample-call.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import type { TestApi } from '../support/start-api.ts';
import { startWorkedApi, type WorkedApi } from '../support/worked-api.ts';

interface ErrorBody {
  error: { code: string; request_id: string; details?: { path: string }[] };
}

interface OpenApi {
  info: { version: string };
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const job = makeJob({ title: 'Software Engineer', salary: makeSalary(100_000, 140_000) });
/** Routes of the market and of people who consented to be found, which every key may use. */
const isForEveryKey = new Set(['getJob', 'applyToJob', 'getPersonContact', 'getPersonResume']);
const swept = routes.flatMap((route) =>
  pathsOf(route).map((path) => ({
    route,
    declaration: route.declaration,
    title: `${route.declaration.method.toUpperCase()} ${path}`,
    path,
  })),
);

/** The promises of every declared endpoint, which have no separate tests. */
describe('every declared route', () => {
  let worked: WorkedApi;
  let api: TestApi;
  let key: TestKey;
  let world: World;
  let document: OpenApi;
  beforeAll(async () => {
    // Each applicant has an address of its own.
    worked = await startWorkedApi({ settings: { TRUST_PROXY: '1' } });
    api = worked.api;
    await seedMarket(api.ctx.stores, [job, makeJob({ title: 'Data Engineer' })]);
    const employer = await buildEmployer(api);
    key = employer.key;
    world = { api, employer, job };
    document = (await (await fetch(`${api.url}/openapi.json`)).json()) as OpenApi;
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await worked.close();
  });

  it('has a unique name and a sample call', () => {
    const names = routes.map(({ declaration }) => declaration.name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(samples).sort()).toEqual([...names].sort());
  });

  describe.each(swept)('$title', ({ route, declaration, path }) => {
    const makeSample = async (): Promise<SampleCall> =>
      (await samples[declaration.name]?.(world)) ?? {};
    let kept: Promise<SampleCall> | undefined;
    /** For calls that are refused and so do not change the record. */
    const keptSample = () => (kept ??= makeSample());
    const send = (sample: SampleCall, headers: Record<string, string>) =>
      sendSample(api, { method: declaration.method, path, sample, headers });
    const errorOf = async (answer: Response) => {
      const { error } = (await answer.json()) as ErrorBody;
      expect(error.request_id).toBe(answer.headers.get('x-request-id'));
      return error;
    };

    it('returns a response that matches its schema', async () => {
      const answer = await send(await makeSample(), key.headers);
      const text = await answer.text();
      const status = declaration.status ?? 200;
      expect({ status: answer.status, text }).toEqual({ status, text });
      const isJson = !/^(?:text\/(?:html|event-stream|calendar)|image\/)/.test(
        answer.headers.get('content-type') ?? '',
      );
      const body: unknown = text === '' ? undefined : isJson ? JSON.parse(text) : text;
      expect(route.declaration.response.parse(body)).toEqual(body);
      expect(answer.headers.get('ratelimit')).not.toBeNull();
    });

    it('401 without a key', async () => {
      if ('public' in declaration.access) {
        return expect((await send(await makeSample(), {})).status).not.toBe(401);
      }
      const answer = await send(await keptSample(), {});
      expect(answer.status).toBe(401);
      expect((await errorOf(answer)).code).toBe('invalid_api_key');
    });

    it('403 with a key that has every scope except its own', async () => {
      if (!('scopes' in declaration.access)) return;
      const needed: readonly string[] = declaration.access.scopes;
      const others = scopes.filter((scope) => !needed.includes(scope));
      const { headers } = await buildKey(api.ctx.stores, { scopes: others });
      const answer = await send(await keptSample(), headers);
      expect(answer.status).toBe(403);
      expect((await errorOf(answer)).code).toBe('insufficient_scope');
    });

    it('400 for an unknown query parameter, by name', async () => {
      const sample = await keptSample();
      const query = { ...sample.query, no_such_parameter: '1' };
      const answer = await send({ ...sample, query }, key.headers);
      expect(answer.status).toBe(400);
      const { code, details } = await errorOf(answer);
      expect(code).toBe('invalid_request');
      expect(details?.map((detail) => detail.path)).toEqual(['no_such_parameter']);
    });

    it('400 for an unknown member of the body, by name, also without a body', async () => {
      if (['get', 'delete'].includes(declaration.method)) return;
      const sample = await keptSample();
      const body = { ...(sample.body as object | undefined), no_such_member: 1 };
      const answer = await send({ ...sample, body }, key.headers);
      expect(answer.status).toBe(400);
      const { code, details } = await errorOf(answer);
      expect(code).toBe('invalid_request');
      expect(details?.map((detail) => detail.path)).toEqual(['no_such_member']);
    });

    it('400 for a body of more members and elements than allowed, before validation', async () => {
      if (!readsBody(declaration)) return;
      const { maxBodyNodes = DEFAULT_BODY_NODES } = declaration;
      const body = { no_such_member: Array.from({ length: maxBodyNodes }, () => 0) };
      const answer = await send({ ...(await keptSample()), body }, key.headers);
      expect(answer.status).toBe(400);
      const { code, details } = await errorOf(answer);
      expect([code, details?.map((detail) => detail.path)]).toEqual(['invalid_request', ['body']]);
    });

    it('405 for another method, naming the allowed ones', async () => {
      const sample = await keptSample();
      const answer = await fetch(api.url + urlOf(path, sample), { method: 'PROPFIND' });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toContain(declaration.method.toUpperCase());
      expect((await errorOf(answer)).code).toBe('method_not_allowed');
    });

    it('404 for a record that does not exist', async () => {
      if (declaration.find === undefined) return;
      const sample = await keptSample();
      const params = Object.fromEntries(
        Object.keys(sample.params ?? {}).map((name) => [name, 'nobody']),
      );
      const answer = await send({ ...sample, params }, key.headers);
      expect(answer.status).toBe(404);
      expect((await errorOf(answer)).code).toBe('not_found');
    });

    it("404 for another account's record", async () => {
      if ('public' in declaration.access || isForEveryKey.has(declaration.name)) return;
      const sample = await keptSample();
      if (sample.params === undefined) return;
      const stranger = await buildKey(api.ctx.stores);
      const answer = await send(sample, stranger.headers);
      expect(answer.status).toBe(404);
      expect((await errorOf(answer)).code).toBe('not_found');
    });

    it('is in the OpenAPI document with all its responses', () => {
      expect(document.info.version).toBe('1.0.0');
      const operation = document.paths[path]?.[declaration.method];
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([String(declaration.status ?? 200), '400', '429', '500', '503']),
      );
      expect(documentedErrors(declaration)).toContain('invalid_request');
    });
  });
});

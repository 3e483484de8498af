import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../../api/routes.ts';
import { Openrole } from '../../sdk/index.ts';
import type { Call } from '../../sdk/core/call.ts';
import { List } from '../../sdk/core/list.ts';
import { clientMethods as methods } from '../../api/client-methods.ts';
import { makeJob, makeSalary } from '../storage/market/market-fixture.ts';
import { buildEmployer } from '../support/hiring/employer.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { samples } from '../support/samples/index.ts';
import type { World } from '../support/samples/sample-call.ts';
import { startWorkedApi, type WorkedApi } from '../support/worked-api.ts';

type Method = (...values: unknown[]) => Call<unknown> | List<unknown>;

/** Promise: every operation has one method, which sends what the route accepts and returns its response. */
describe('the methods of the client', () => {
  let worked: WorkedApi;
  let world: World;
  let client: Openrole;
  beforeAll(async () => {
    worked = await startWorkedApi();
    const { api } = worked;
    const job = makeJob({ title: 'Software Engineer', salary: makeSalary(100_000, 140_000) });
    await seedMarket(api.ctx.stores, [job, makeJob({ title: 'Data Engineer' })]);
    const employer = await buildEmployer(api);
    world = { api, employer, job };
    client = new Openrole({ apiKey: employer.key.apiKey, baseUrl: api.url });
  });
  afterAll(async () => {
    await dropMarket(worked.api.ctx.stores);
    await worked.close();
  });

  it('match the operations, one each', () => {
    const names = routes.map(({ declaration }) => declaration.name);
    expect(Object.keys(methods).sort()).toEqual([...names].sort());
    expect(new Set(Object.values(methods)).size).toBe(names.length);
  });

  it.each(Object.entries(methods))('%s is %s', async (operation, path) => {
    const { declaration } = routes.find((route) => route.declaration.name === operation) ?? never();
    const sample = (await samples[operation]?.(world)) ?? {};
    const inPath = [...declaration.path.matchAll(/\{(\w+)\}/g)].map(
      ([, name = '']) => sample.params?.[name],
    );
    const takes = declaration.query !== undefined || declaration.body !== undefined;
    const call = methodAt(path)(
      ...inPath,
      ...(takes ? [{ ...sample.query, ...(sample.body as object | undefined) }] : []),
    );
    if (call instanceof List) {
      const page = await call.page();
      expect(Array.isArray(page.data)).toBe(true);
      expect(page.withResponse().requestId).not.toBeNull();
      return;
    }
    // Only browsers follow links in mails.
    if (declaration.status === 302) return expect(call).rejects.toThrow('a redirect');
    const { data, response } = await call.withResponse();
    expect(response.status).toBeLessThan(300);
    if (declaration.status !== 204) expect(data).toBeDefined();
  });

  function methodAt(path: string): Method {
    const parts = path.split('.');
    const at = parts.reduce<unknown>(
      (node, part) => (node as Record<string, unknown>)[part],
      client,
    );
    return at as Method;
  }
});

function never(): never {
  throw new Error('There is no such operation.');
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callRoute } from '../../api/request-pipeline.ts';
import type { CallOrigin } from '../../api/call-origin.ts';
import { getJob } from '../../api/market/get-job.ts';
import { searchJobs } from '../../api/market/search-jobs.ts';
import { AppError } from '../../domain/common/errors.ts';
import { usageMonth } from '../../domain/accounts/meters.ts';
import type { Scope } from '../../domain/accounts/scopes.ts';
import { setQuota } from '../../storage/accounts/quotas.ts';
import { findUsage } from '../../storage/accounts/usage.ts';
import { makeJob } from '../storage/market/market-fixture.ts';
import { buildKey } from '../support/factories.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const jobs = [makeJob({ title: 'Welder' }), makeJob({ title: 'Welder' })];

/** Promise for agent tools and MCP: an endpoint called in-process behaves as over HTTP. */
describe('callRoute', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, jobs);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });
  async function origin(scopes: Scope[]): Promise<CallOrigin & { accountId: string }> {
    const { apiKey, accountId } = await buildKey(api.ctx.stores, { scopes });
    const key = await api.ctx.keys.find(apiKey);
    if (key === null) throw new Error('A fresh key is not known.');
    const caller = { kind: 'key', key, accountId } as const;
    return { ctx: api.ctx, caller, requestId: 'test', accountId };
  }

  const query = (given: object) => ({ content: () => ({ query: given }) });

  it('parses typed input, returns a value, and meters it', async () => {
    const from = await origin(['jobs:read']);
    const answer = await callRoute(searchJobs, query({ q: 'welder', limit: 1 }), from);
    expect(answer).toMatchObject({ status: 200, body: { data: [{ title: 'Welder' }] } });
    await api.ctx.usage.flush();
    const used = await findUsage(api.ctx.stores, from.accountId, usageMonth(new Date()));
    expect(used).toEqual({ search_rows: 1 });
  });

  it('applies the quota as over HTTP: concurrent calls take no more than the remainder', async () => {
    const from = await origin(['jobs:read']);
    await setQuota(api.ctx.stores, from.accountId, { meter: 'search_rows', quota: 3 });
    const calls = Array.from({ length: 10 }, () =>
      callRoute(searchJobs, query({ q: 'welder', limit: 1 }), from).catch(
        (error: unknown) => error,
      ),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter((answer) => !(answer instanceof AppError))).toHaveLength(3);
    expect(answers).toContainEqual(expect.objectContaining({ code: 'quota_exceeded' }));
  });

  it('refuses as over HTTP: scope, record, unknown parameter, bad text', async () => {
    const from = await origin(['jobs:read']);
    const refusals: [Promise<unknown>, string][] = [
      [callRoute(searchJobs, {}, await origin(['jobs:apply'])), 'insufficient_scope'],
      [callRoute(getJob, { params: () => ({ id: 'job_x' }) }, from), 'not_found'],
      [callRoute(searchJobs, query({ colour: 'red' }), from), 'invalid_request'],
      [callRoute(searchJobs, query({ q: 'a\0b' }), from), 'invalid_request'],
      [callRoute(searchJobs, query({ colour: { toString: 1 } }), from), 'invalid_request'],
    ];
    for (const [call, code] of refusals) await expect(call).rejects.toMatchObject({ code });
  });
});

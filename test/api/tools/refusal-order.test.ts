import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Scope } from '../../../domain/accounts/scopes.ts';
import { setQuota } from '../../../storage/accounts/quotas.ts';
import { makeJob } from '../../storage/market/market-fixture.ts';
import { postRpc, refusalIn, toolCall } from '../../support/agent/mcp.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call, type Json } from '../../support/hiring/employer.ts';
import { dropMarket, seedMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Refused {
  error: { code: string };
}

/** Promise: a tool and its endpoint check in the same order: scope, quota, record, input (decision 0002). */
describe('the first error of a wrong tool call', () => {
  let api: TestApi;
  const job = makeJob({ title: 'Escapement Engineer' });
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, [job]);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  /** The error code over REST and over MCP. */
  async function codes(key: TestKey, name: string, given: Json): Promise<[string, string]> {
    const body = { name, arguments: given };
    const overRest = await call<Refused>(api, key, {
      method: 'POST',
      path: '/v1/agent/tool',
      body,
    });
    const { messages } = await postRpc(api, key.headers, toolCall(name, given));
    return [overRest.body.error.code, refusalIn(messages[0]?.result).code];
  }
  const keyFor = (scopes: Scope[]) => buildKey(api.ctx.stores, { scopes });

  it.each<[string, Json]>([
    ['search_jobs', { limit: true }],
    ['get_job_details', {}],
    ['get_job_keywords', { job_id: 7 }],
    ['submit_job_application', { action: 7 }],
  ])('is the missing scope, before arguments that %s cannot accept', async (name, given) => {
    const told = await codes(await keyFor(['agent:tools']), name, given);
    expect(told).toEqual(['insufficient_scope', 'insufficient_scope']);
  });

  it('is the exceeded quota, before the arguments', async () => {
    const key = await keyFor(['agent:tools', 'jobs:read']);
    await setQuota(api.ctx.stores, key.accountId, { meter: 'search_rows', quota: 0 });
    const told = await codes(key, 'search_jobs', { limit: true });
    expect(told).toEqual(['quota_exceeded', 'quota_exceeded']);
  });

  it('is the unknown job, before the other arguments', async () => {
    const key = await keyFor(['agent:tools', 'jobs:read']);
    const told = (id: string) => codes(key, 'get_job_details', { job_id: id, summary: 5 });
    expect(await told('job_nobody')).toEqual(['not_found', 'not_found']);
    expect(await told(job.id)).toEqual(['invalid_request', 'invalid_request']);
  });
});

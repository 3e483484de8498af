import { WorkflowNotFoundError } from '@temporalio/client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageMonth } from '../../domain/accounts/meters.ts';
import { findMoney } from '../../storage/billing/account-money.ts';
import { findUsage } from '../../storage/accounts/usage.ts';
import { newId } from '../../storage/new-id.ts';
import { jobSummaryId } from '../../workflows/market/contract.ts';
import { makeJob, makeSalary } from '../storage/market/market-fixture.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const CREDIT = 1_000_000;

/** Promise: only responses with a body are counted and charged (decision 0006). A HEAD response has none. */
describe('HEAD', () => {
  let api: TestApi;
  let key: TestKey;
  const job = makeJob({ id: newId('job'), title: 'Sluice Keeper' });
  beforeAll(async () => {
    api = await startApi();
    const salary = makeSalary(90_000, 110_000);
    await seedMarket(api.ctx.stores, [job, makeJob({ title: 'Lock Keeper', salary })]);
    key = await buildKey(api.ctx.stores, {}, CREDIT);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });
  const ask = (path: string, method: string) =>
    fetch(api.url + path, { method, headers: key.headers });
  const used = async () => {
    await api.ctx.usage.flush();
    return findUsage(api.ctx.stores, key.accountId, usageMonth(new Date()));
  };
  const balance = async () => (await findMoney(api.ctx.stores, key.accountId))?.balanceUsdMicros;

  it.each(['/jobs?limit=7', '/webhooks'])(
    '%s is answered like GET, and not counted',
    async (path) => {
      const before = await used();
      const answer = await ask(path, 'HEAD');
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      expect(await used()).toEqual(before);
      expect((await ask(path, 'GET')).status).toBe(200);
      expect(await used()).not.toEqual(before);
    },
  );

  it('does not write the missing summary of a job', async () => {
    const answer = await ask(`/jobs/${job.id}?summary=true`, 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    const run = api.ctx.temporal.client.workflow.getHandle(jobSummaryId(job.id));
    await expect(run.describe()).rejects.toThrow(WorkflowNotFoundError);
  });

  it('is 405 for routes with a price, and charges nothing', async () => {
    const path = '/jobs/salary-average?q=lock';
    const answer = await ask(path, 'HEAD');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, OPTIONS']);
    expect(await balance()).toBe(CREDIT);
    expect((await ask(path, 'GET')).status).toBe(200);
    expect(await balance()).toBeLessThan(CREDIT);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { Worker } from '@temporalio/worker';
import { createBillingActivities } from '../../activities/billing/index.ts';
import { operatorCause } from '../../domain/accounts/audit/audit-entry.ts';
import type { AppContext } from '../../services/context.ts';
import { createAccount } from '../../services/billing/create-account.ts';
import { findLedgerDifference } from '../../services/billing/check-ledger.ts';
import { findMoney } from '../../storage/billing/account-money.ts';
import { findQuotas } from '../../storage/accounts/quotas.ts';
import { BILLING_TASK_QUEUE } from '../../workflows/common/contract.ts';
import { auditLogOf } from '../support/accounts/audit.ts';
import { runTool } from '../support/run-tool.ts';
import { uniqueName } from '../support/servers.ts';
import { startApi, testEnvironment, type TestApi } from '../support/start-api.ts';
import { eventually } from '../support/eventually.ts';
import { startTestWorker, startTimeSkipping } from '../support/workflow-env.ts';

const USD = 1_000_000;

/** Promise: an operator sets limits and quotas and charges the card of an account (decision 0023). */
describe('npm run accounts, about money and quotas', () => {
  const name = uniqueName('operator');
  let api: TestApi;
  let home: string;
  let environment: TestWorkflowEnvironment;
  let worker: Worker;
  let running: Promise<void>;
  let id: string;
  let owners = 0;

  beforeAll(async () => {
    [api, environment] = await Promise.all([startApi({ name, routes: [] }), startTimeSkipping()]);
    const ctx: AppContext = {
      ...api.ctx,
      temporal: { ...api.ctx.temporal, client: environment.client },
    };
    worker = await startTestWorker(environment, BILLING_TASK_QUEUE, createBillingActivities(ctx));
    running = worker.run();
    home = await mkdtemp(join(tmpdir(), 'openrole-home-'));
  });
  beforeEach(async () => {
    owners += 1;
    const request = { email: `owner-${owners}@example.com`, creditUsdMicros: 3 * USD };
    id = (await createAccount(api.ctx.stores, request)).account.id;
  });
  afterAll(async () => {
    worker.shutdown();
    await running;
    await environment.teardown();
    await api.close();
    await rm(home, { recursive: true });
  });

  const accounts = (...args: string[]) =>
    runTool(['accounts', ...args], {
      ...testEnvironment(name),
      TEMPORAL_ADDRESS: environment.address,
      OPENROLE_HOME: home,
    });
  async function done(...args: string[]): Promise<unknown> {
    const { code, output, messages } = await accounts(...args, '--json');
    expect({ code, messages }).toEqual({ code: 0, messages: '' });
    return JSON.parse(output);
  }
  const money = () => findMoney(api.ctx.stores, id);
  const withCard = (card: string) =>
    done('auto-top-up', id, '--threshold', '1', '--amount', '20', '--card', card);
  /** The operator's actions, newest first, as the owner sees them. */
  const audited = async () =>
    (await auditLogOf(api.ctx.stores, id))
      .filter(({ actor }) => actor.name === operatorCause.actor.name)
      .map(({ action }) => action);

  it('limit sets the maximum charge per month, and none removes it', async () => {
    expect(await done('limit', id, '2.50')).toEqual({ id, monthly_limit_usd_micros: 2_500_000 });
    expect((await money())?.monthlyLimitUsdMicros).toBe(2_500_000);
    expect(await done('limit', id, 'none')).toEqual({ id, monthly_limit_usd_micros: null });
    expect((await money())?.monthlyLimitUsdMicros).toBeNull();
    const { output } = await accounts('limit', id, '7');
    expect(output).toBe(`${id} may spend 7.00 USD a month.\n`);
    const limits = Array.from({ length: 3 }, () => 'billing.monthly_limit_changed');
    expect((await audited()).slice(0, 3)).toEqual(limits);
  });

  it('quota sets one meter of this account, also to 0, and no other', async () => {
    const quotas = async () => (await findQuotas(api.ctx.stores, [id])).get(id);
    expect(await done('quota', id, 'search_rows', '5')).toEqual({
      ...{ id, meter: 'search_rows', quota: 5 },
    });
    await done('quota', id, 'emails', '0');
    expect(await quotas()).toEqual({ search_rows: 5, emails: 0 });
    expect((await audited()).slice(0, 2)).toEqual([
      'billing.quota_changed',
      'billing.quota_changed',
    ]);
  });

  it('top-up charges the card once and reports the result', async () => {
    await withCard('pm_card');
    expect(await done('top-up', id, '12.34')).toEqual({
      ...{ id, amount_usd_micros: 12_340_000 },
      payment_id: expect.stringMatching(/^sandbox_/),
    });
    expect((await money())?.balanceUsdMicros).toBe(15_340_000);
    expect(await findLedgerDifference(api.ctx.stores, id)).toBeNull();
    expect((await audited()).slice(0, 2)).toEqual([
      'billing.topped_up',
      'billing.auto_top_up_changed',
    ]);
  });

  it.each([
    ['a refused card', 'declined', 'card_declined'],
    ['no card', null, 'no_card'],
  ])('top-up with %s fails with the reason and credits nothing', async (_what, card, reason) => {
    if (card !== null) await withCard(card);
    const answer = await accounts('top-up', id, '5');
    expect(answer).toEqual({
      ...{ code: 1, output: '' },
      messages: `The card was refused: ${reason}.\n`,
    });
    expect((await money())?.balanceUsdMicros).toBe(3 * USD);
    expect((await audited())[0]).toBe('billing.top_up_failed');
  });

  it('auto-top-up charges at once when the balance is below, and off removes the card', async () => {
    const wanted = [
      '--threshold',
      '4',
      '--amount',
      '20',
      '--card',
      'pm_card',
      '--customer',
      'cus_1',
    ];
    expect(await done('auto-top-up', id, ...wanted)).toEqual({
      id,
      auto_top_up: { threshold_usd_micros: 4 * USD, amount_usd_micros: 20 * USD },
    });
    await eventually('the credit', async () => (await money())?.balanceUsdMicros === 23 * USD);
    expect((await money())?.card).toMatchObject({ customer: 'cus_1', paymentMethod: 'pm_card' });
    expect(await done('auto-top-up', id, 'off')).toEqual({ id, auto_top_up: null });
    expect(await money()).toMatchObject({ card: null, autoTopUp: null });
  });

  it.each([
    ['limit', '5'],
    ['quota', 'emails', '5'],
    ['top-up', '5'],
    ['auto-top-up', 'off'],
  ])('%s reports an unknown account', async (action, ...words) => {
    const { code, messages } = await accounts(action, 'acc_nobody', ...words);
    expect({ code, messages }).toEqual({
      ...{ code: 1, messages: 'There is no account acc_nobody.\n' },
    });
  });
});

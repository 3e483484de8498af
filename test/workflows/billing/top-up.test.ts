import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApplicationFailure, Client, WorkflowFailedError } from '@temporalio/client';
import { MockActivityEnvironment, type TestWorkflowEnvironment } from '@temporalio/testing';
import type { Worker } from '@temporalio/worker';
import { operatorCause, systemCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { createBillingActivities } from '../../../activities/billing/index.ts';
import { createPayments } from '../../../clients/payments/index.ts';
import { createMoneyWriter } from '../../../services/billing/money-writer.ts';
import { setAutoTopUp } from '../../../services/billing/billing-settings.ts';
import { chargeOnce } from '../../../services/billing/charge-once.ts';
import { findLedgerDifference } from '../../../services/billing/check-ledger.ts';
import { startTopUp } from '../../../services/billing/start-top-up.ts';
import { createAccount } from '../../../services/billing/create-account.ts';
import type { AppContext } from '../../../services/context.ts';
import { findMoney } from '../../../storage/billing/account-money.ts';
import { listLedger } from '../../../storage/billing/ledger.ts';
import { findStatement } from '../../../storage/billing/statements.ts';
import { topUpWorkflowId } from '../../../workflows/billing/contract.ts';
import { BILLING_TASK_QUEUE } from '../../../workflows/common/contract.ts';
import { auditedAs } from '../../support/accounts/audit.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import {
  startStripeServer,
  stripeTestKey,
  type StripeServer,
} from '../../support/billing/stripe-server.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const USD = 1_000_000;
const autoTopUp = { thresholdUsdMicros: 2 * USD, amountUsdMicros: 20 * USD };

/** Promise: a top-up charges once and credits once after the processor confirms; a refusal stops it (decision 0017). */
describe('workflows that move money', () => {
  let api: TestApi;
  let ctx: AppContext;
  let stripe: StripeServer;
  let environment: TestWorkflowEnvironment;
  let worker: Worker;
  let running: Promise<void>;

  beforeAll(async () => {
    [api, stripe, environment] = await Promise.all([
      startApi({ routes: [] }),
      startStripeServer(),
      startTimeSkipping(),
    ]);
    const settings = { secretKey: stripeTestKey, apiUrl: stripe.url };
    ctx = {
      ...api.ctx,
      temporal: { ...api.ctx.temporal, client: environment.client },
      payments: createPayments({ provider: 'stripe', stripe: settings }),
    };
    worker = await startTestWorker(environment, BILLING_TASK_QUEUE, createBillingActivities(ctx));
    running = worker.run();
  });
  beforeEach(() => stripe.payments.clear());
  afterAll(async () => {
    worker.shutdown();
    await running;
    await environment.teardown();
    await stripe.close();
    await api.close();
  });

  async function account(creditUsdMicros: number): Promise<string> {
    const email = `card-${Date.now()}-${Math.random()}@example.com`;
    return (await createAccount(ctx.stores, { email, creditUsdMicros })).account.id;
  }
  const withCard = (accountId: string, paymentMethod: string) =>
    setAutoTopUp(
      ctx,
      { accountId, cause: operatorCause },
      { ...autoTopUp, card: { customer: 'cus_1', paymentMethod } },
    );
  const spend = (accountId: string, amountUsdMicros: number) =>
    chargeOnce(ctx, {
      accountId,
      key: null,
      kind: 'salary_average',
      reference: 'req_1',
      amountUsdMicros,
    });
  const money = async (accountId: string) => {
    const found = await findMoney(ctx.stores, accountId);
    if (found === null) throw new Error('There is no account.');
    return found;
  };
  const eventsOf = async (accountId: string) => {
    const accounts = ctx.stores.mongo.collection<{ _id: string; outbox: { kind: string }[] }>(
      'accounts',
    );
    return (await accounts.findOne({ _id: accountId }))?.outbox.map(({ kind }) => kind);
  };
  const balance = async (accountId: string) => (await money(accountId)).balanceUsdMicros;

  it('charges the card once when the balance falls below the threshold, with any number of concurrent calls', async () => {
    const accountId = await account(3 * USD);
    await withCard(accountId, 'pm_card');
    await Promise.all(Array.from({ length: 20 }, () => spend(accountId, 100_000)));
    await eventually(
      'the payment is credited',
      async () => (await balance(accountId)) === 21 * USD,
    );
    await spend(accountId, 100_000);
    expect([...stripe.payments.values()]).toEqual([
      { id: 'pi_1', amount: 2_000, account: accountId },
    ]);
    expect(await findLedgerDifference(ctx.stores, accountId)).toBeNull();
  });

  it('charges and credits once when responses are lost and the server fails', async () => {
    const accountId = await account(USD);
    stripe.faults.push('lose the answer', 'lose the answer', '500', '429');
    await withCard(accountId, 'pm_card');
    const { topUp } = await money(accountId);
    const id = topUpWorkflowId(accountId, topUp?.key ?? '');
    // Waiting for its result skips the time between its attempts.
    await environment.client.workflow.getHandle(id).result();
    expect(await balance(accountId)).toBe(21 * USD);
    expect(stripe.payments.size).toBe(1);
  });

  it('credits a payment once when the same top-up starts again', async () => {
    const accountId = await account(USD);
    const key = 'manual-1';
    await withCard(accountId, 'pm_card');
    await eventually(
      'the payment is credited',
      async () => (await balance(accountId)) === 21 * USD,
    );
    const input = { accountId, key, amountUsdMicros: 5 * USD };
    const started = await Promise.all([startTopUp(ctx, input), startTopUp(ctx, input)]);
    for (const { workflowId } of started) expect(workflowId).toBe(topUpWorkflowId(accountId, key));
    await eventually(
      'the payment is credited',
      async () => (await balance(accountId)) === 26 * USD,
    );
    await startTopUp(ctx, input);
    await spend(accountId, 1);
    expect(await balance(accountId)).toBe(26 * USD - 1);
    expect(stripe.payments.size).toBe(2);
  });

  it('stops at a declined card, announces it, and names it in the 402', async () => {
    const accountId = await account(2 * USD + 50_000);
    await withCard(accountId, 'declined');
    await spend(accountId, 100_000);
    await eventually('the card has failed', async () => (await money(accountId)).topUp === null);
    expect((await money(accountId)).card?.failure).toEqual({
      amountUsdMicros: 20 * USD,
      reason: 'insufficient_funds',
    });
    await spend(accountId, 100_000);
    expect((await money(accountId)).topUp).toBeNull();
    await expect(spend(accountId, 20 * USD)).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
      details: [{ path: 'card' }],
    });
    expect(stripe.payments.size).toBe(0);
  });

  it.each([
    ['is credited once where the money moved all the same', true, 8 * USD],
    ['is reported as declined where no money moved', false, 3 * USD],
  ])('a charge that never got a response %s', async (...[, moves, left]) => {
    const accountId = await account(3 * USD);
    await withCard(accountId, 'pm_card');
    const input = { accountId, key: 'manual', amountUsdMicros: 5 * USD };
    const activities = createBillingActivities(ctx);
    const taskQueue = `unanswered-${String(moves)}`;
    const unanswered = await startTestWorker(environment, taskQueue, {
      ...activities,
      async chargeCard(charge) {
        if (moves) await activities.chargeCard(charge);
        stripe.forgetKeys();
        // As after 20 hours of retries.
        throw ApplicationFailure.nonRetryable('There was no answer.');
      },
    });
    const outcome = await unanswered.runUntil(
      environment.client.workflow.execute('topUp', {
        taskQueue,
        workflowId: topUpWorkflowId(accountId, input.key),
        args: [input],
      }),
    );
    expect(outcome).toEqual(
      moves
        ? { status: 'succeeded', paymentId: 'pi_1' }
        : { status: 'declined', reason: 'processor_unavailable' },
    );
    expect(await balance(accountId)).toBe(left);
    expect((await money(accountId)).card?.failure === null).toBe(moves);
    expect(stripe.payments.size).toBe(moves ? 1 : 0);
  });

  it('soon detects a dead worker, and waits for a slow processor', async () => {
    const accountId = await account(3 * USD);
    await withCard(accountId, 'pm_card');
    const input = { accountId, key: 'manual', amountUsdMicros: 5 * USD };
    const topUp = await startTopUp(ctx, input);
    await topUp.result();
    const { events = [] } = await topUp.fetchHistory();
    const seconds = (time?: { seconds?: unknown } | null) => Number(time?.seconds ?? 0);
    const silences = (events ?? []).flatMap(({ activityTaskScheduledEventAttributes: step }) =>
      step ? [seconds(step.heartbeatTimeout) || seconds(step.startToCloseTimeout)] : [],
    );
    expect(silences).toHaveLength(4);
    expect(Math.max(...silences)).toBeLessThanOrEqual(20);

    const attempt = new MockActivityEnvironment();
    const beaten = new Promise<void>((resolve) => attempt.on('heartbeat', () => resolve()));
    const slow = { ...ctx.payments, charge: () => beaten.then(() => ctx.payments.charge(slowly)) };
    const slowly = {
      ...input,
      customer: 'cus_1',
      paymentMethod: 'pm_card',
      idempotencyKey: 'slow',
    };
    const { chargeCard } = createBillingActivities({ ...ctx, payments: slow });
    expect(await attempt.run(chargeCard, slowly)).toMatchObject({ status: 'succeeded' });
  });

  it('credits the payment of an earlier run when the processor has forgotten its key', async () => {
    const accountId = await account(3 * USD);
    await withCard(accountId, 'pm_card');
    const input = { accountId, key: 'manual', amountUsdMicros: 5 * USD };
    const idempotencyKey = topUpWorkflowId(accountId, input.key);
    const card = { customer: 'cus_1', paymentMethod: 'pm_card' };
    await ctx.payments.charge({ ...input, ...card, idempotencyKey });
    stripe.forgetKeys();
    await (await startTopUp(ctx, input)).result();
    expect(await balance(accountId)).toBe(8 * USD);
    expect([...stripe.payments.values()]).toMatchObject([{ id: 'pi_1' }]);
  });

  it('charges the card that replaced a declined one meanwhile', async () => {
    const accountId = await account(USD);
    stripe.standing.fault = '500';
    await withCard(accountId, 'declined');
    await eventually('a first try', () =>
      stripe.requests.some((form) => form.get('metadata[account_id]') === accountId),
    );
    await withCard(accountId, 'pm_card');
    stripe.standing.fault = null;
    await eventually(
      'the new card has paid',
      async () => (await balance(accountId)) === 21 * USD,
      20_000,
    );
    expect((await money(accountId)).card).toMatchObject({
      paymentMethod: 'pm_card',
      failure: null,
    });
  });

  it('records the requester and the result of a top-up in the audit log', async () => {
    const accountId = await account(3 * USD);
    const input = { accountId, amountUsdMicros: 5 * USD, cause: operatorCause };
    await withCard(accountId, 'pm_card');
    await (await startTopUp(ctx, { ...input, key: 'manual-good' })).result();
    await withCard(accountId, 'declined');
    await (await startTopUp(ctx, { ...input, key: 'manual-bad' })).result();
    await withCard(accountId, 'pm_card');
    await spend(accountId, 7 * USD);
    await eventually(
      'the payment is credited',
      async () => (await balance(accountId)) === 21 * USD,
    );
    const { actor } = operatorCause;
    expect(await auditedAs(ctx.stores, accountId, 'billing.topped_up')).toMatchObject([
      { actor: systemCause.actor, after: { balance_usd_micros: 21 * USD } },
      { actor, before: { balance_usd_micros: 3 * USD }, after: { balance_usd_micros: 8 * USD } },
    ]);
    expect(await auditedAs(ctx.stores, accountId, 'billing.top_up_failed')).toMatchObject([
      { actor, after: { amount_usd_micros: 5 * USD, reason: 'insufficient_funds' } },
    ]);
  });

  it('starts again with another card', async () => {
    const accountId = await account(USD);
    await withCard(accountId, 'declined');
    await eventually('the card has failed', async () => (await money(accountId)).topUp === null);
    await withCard(accountId, 'pm_card');
    await eventually(
      'the payment is credited',
      async () => (await balance(accountId)) === 21 * USD,
    );
  });

  it('sweeps the work of a process that died right after its write', async () => {
    const accountId = await account(3 * USD);
    await withCard(accountId, 'pm_card');
    // Only the write, without what follows from it.
    await createMoneyWriter(ctx).change(accountId, {
      key: null,
      apply: (before) => ({
        ...before,
        topUp: { key: 'auto-left', amountUsdMicros: 20 * USD },
        sweepAt: new Date(0),
      }),
    });
    const sweep = () =>
      environment.client.workflow.execute<() => Promise<{ accounts: number }>>('sweepAccounts', {
        taskQueue: BILLING_TASK_QUEUE,
        workflowId: `sweep-${Math.random()}`,
      });
    // An account of another test may be due, too, where the machine is slow.
    expect((await sweep()).accounts).toBeGreaterThan(0);
    await eventually(
      'the payment is credited',
      async () => (await balance(accountId)) === 23 * USD,
    );
    const before = { before: null, limit: 10 };
    expect(await listLedger(ctx.stores, accountId, before)).toMatchObject([{ kind: 'grant' }]);
  });

  it('closes a month once; later entries and a second run change nothing', async () => {
    const accountId = await account(3 * USD);
    // With a separate client: while the environment's client waits, the clock may skip to another month.
    const { workflow } = new Client({ connection: environment.connection });
    const close = () =>
      workflow.execute<() => Promise<{ month: string; closed: number }>>('closeBillingPeriod', {
        taskQueue: BILLING_TASK_QUEUE,
        workflowId: `close-${Math.random()}`,
      });
    const { month, closed } = await close();
    expect(closed).toBeGreaterThan(0);
    const statement = await findStatement(ctx.stores, accountId, month);
    expect(statement).toMatchObject({ accountId, month, chargedUsdMicros: 0 });
    await spend(accountId, 100_000);
    expect(await close()).toEqual({ month, closed: 0 });
    expect(await findStatement(ctx.stores, accountId, month)).toEqual(statement);
  });

  it('fails when a balance is not the sum of its ledger', async () => {
    const accountId = await account(3 * USD);
    const check = () =>
      environment.client.workflow.execute('checkLedger', {
        taskQueue: BILLING_TASK_QUEUE,
        workflowId: `check-${Math.random()}`,
      });
    expect(await check()).toMatchObject({ differing: 0 });
    const accounts = ctx.stores.mongo.collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: accountId }, { $inc: { balanceUsdMicros: 1 } });
    const failure = await check().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WorkflowFailedError);
    expect((failure as WorkflowFailedError).cause).toBeInstanceOf(ApplicationFailure);
    await accounts.updateOne({ _id: accountId }, { $inc: { balanceUsdMicros: -1 } });
    expect(await eventsOf(accountId)).toEqual([]);
  });
});

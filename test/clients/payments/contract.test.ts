import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPayments, type Payments } from '../../../clients/payments/index.ts';
import {
  startStripeServer,
  stripeTestKey,
  type StripeServer,
} from '../../support/billing/stripe-server.ts';

const charge = {
  idempotencyKey: 'top-up:acc_1:auto-1',
  accountId: 'acc_1',
  customer: 'cus_1',
  paymentMethod: 'pm_card',
  amountUsdMicros: 20_000_000,
};

/** Promise: with every processor a charge happens once, and its outcome is reported. */
describe.each(['sandbox', 'stripe'] as const)('payments by %s', (provider) => {
  let server: StripeServer;
  let payments: Payments;
  beforeAll(async () => {
    server = await startStripeServer();
    const stripe = { secretKey: stripeTestKey, apiUrl: server.url };
    payments = createPayments({ provider, stripe });
  });
  afterAll(() => server.close());
  let keys = 0;
  let fresh: typeof charge;
  beforeEach(() => {
    keys += 1;
    fresh = { ...charge, idempotencyKey: `top-up:acc_1:${keys}` };
  });

  it("returns the payment's id, which depends only on the key", async () => {
    const first = await payments.charge(fresh);
    expect(first).toEqual({ status: 'succeeded', paymentId: expect.any(String) });
    expect(await payments.charge(fresh)).toEqual(first);
    expect(await payments.charge({ ...fresh, idempotencyKey: 'other' })).not.toEqual(first);
  });

  it('reports a declined card with its reason, also when repeated', async () => {
    const declined = { ...fresh, paymentMethod: 'declined' };
    const outcome = await payments.charge(declined);
    expect(outcome).toEqual({ status: 'declined', reason: expect.stringMatching(/^[a-z_]+$/) });
    expect(await payments.charge(declined)).toEqual(outcome);
    expect(await payments.findPayment(declined.idempotencyKey)).toBeNull();
  });

  it('finds the payment of a key, also when the key has expired, and nothing else', async () => {
    const odd = { ...fresh, idempotencyKey: `${fresh.idempotencyKey}:it's \\ odd` };
    expect(await payments.findPayment(odd.idempotencyKey)).toBeNull();
    const outcome = await payments.charge(odd);
    server.forgetKeys();
    const paymentId = await payments.findPayment(odd.idempotencyKey);
    expect(outcome).toEqual({ status: 'succeeded', paymentId });
    expect(await payments.findPayment(fresh.idempotencyKey)).toBeNull();
  });

  it('finds the card that was entered, with its marks, and it can be charged', async () => {
    const { id: setupId, clientSecret } = await payments.beginCard({
      accountId: 'acc_1',
      customer: null,
    });
    expect(clientSecret).not.toBe('');
    if (provider === 'stripe') server.enterCard(setupId, '4242');
    const card = await payments.findEnteredCard({ accountId: 'acc_1', setupId });
    expect(card).toMatchObject({
      paymentMethod: expect.any(String),
      face: { brand: 'visa', lastFour: '4242', expires: expect.stringMatching(/^\d{4}-\d{2}$/) },
    });
    expect(await payments.charge({ ...fresh, ...card })).toMatchObject({ status: 'succeeded' });
  });

  it('finds no card in an unknown setup', async () => {
    const entered = { accountId: 'acc_1', setupId: 'seti_unknown' };
    expect(await payments.findEnteredCard(entered)).toBeNull();
  });
});

describe('payments by stripe, on the wire', () => {
  let server: StripeServer;
  let payments: Payments;
  beforeEach(async () => {
    server = await startStripeServer();
    const stripe = { secretKey: stripeTestKey, apiUrl: server.url };
    payments = createPayments({ provider: 'stripe', stripe });
  });
  afterEach(() => server.close());

  it('charges whole cents of a stored card, confirmed off-session', async () => {
    await payments.charge(charge);
    expect(Object.fromEntries(server.requests[0] ?? [])).toEqual({
      amount: '2000',
      currency: 'usd',
      customer: 'cus_1',
      payment_method: 'pm_card',
      off_session: 'true',
      confirm: 'true',
      'metadata[account_id]': 'acc_1',
      'metadata[idempotency_key]': charge.idempotencyKey,
    });
  });

  it('moves money once when a response is lost: the retry returns the same payment', async () => {
    // The library itself retries once after a closed connection.
    server.faults.push('lose the answer', 'lose the answer');
    await expect(payments.charge(charge)).rejects.toThrow();
    expect(await payments.charge(charge)).toEqual({ status: 'succeeded', paymentId: 'pi_1' });
    expect([...server.payments.values()]).toEqual([
      { id: 'pi_1', amount: 2_000, account: 'acc_1' },
    ]);
  });

  it.each(['500', '429'] as const)('throws on %s, once: the caller retries', async (fault) => {
    server.faults.push(fault);
    await expect(payments.charge(charge)).rejects.toThrow();
    expect(server.requests).toHaveLength(1);
    expect(server.payments.size).toBe(0);
  });

  it('finds no card before it is entered, and none in a setup of another account', async () => {
    const { id: setupId } = await payments.beginCard({ accountId: 'acc_1', customer: 'cus_1' });
    expect(await payments.findEnteredCard({ accountId: 'acc_1', setupId })).toBeNull();
    server.enterCard(setupId, '4242');
    expect(await payments.findEnteredCard({ accountId: 'acc_2', setupId })).toBeNull();
    expect(await payments.findEnteredCard({ accountId: 'acc_1', setupId })).toEqual({
      customer: 'cus_1',
      paymentMethod: 'pm_4242',
      face: { brand: 'visa', lastFour: '4242', expires: '2031-04' },
    });
  });

  it('reports an unknown card as declined', async () => {
    expect(await payments.charge({ ...charge, paymentMethod: 'unknown' })).toEqual({
      status: 'declined',
      reason: 'resource_missing',
    });
  });
});

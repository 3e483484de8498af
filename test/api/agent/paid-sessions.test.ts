import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { creditAccount } from '../../../services/billing/credit-account.ts';
import { bringLedgerUpToDate } from '../../../services/billing/read-month.ts';
import { ledgerModel } from '../../../storage/billing/ledger.model.ts';
import type { TestKey } from '../../support/factories.ts';
import { buildPosting, call } from '../../support/hiring/employer.ts';
import { eventually } from '../../support/processes/running-service.ts';
import {
  applyWithAi,
  startSessionBench,
  type SessionAnswer,
  type SessionBench,
} from '../../support/agent/session-bench.ts';

const SETTLE_S = 25;
const about = { key: 'about', label: 'Tell us about yourself', type: 'textarea' };
const motto = { key: 'motto', label: 'Your motto', type: 'text', required: true };

let bench: SessionBench;
beforeAll(async () => {
  bench = await startSessionBench({
    LLM_PRICE_INPUT_USD_PER_MTOK: '3',
    LLM_PRICE_OUTPUT_USD_PER_MTOK: '15',
  });
}, 120_000);
afterAll(async () => {
  await bench.close();
});

async function startFor(credit: number) {
  const key = await bench.buildSeeker(credit);
  const fields = { application_fields: [about, motto] };
  const { id } = await buildPosting(bench.api, bench.employer, fields);
  const body = { action: 'start', job_id: id, wait_s: SETTLE_S };
  const { status, body: answer } = await applyWithAi(bench, key, body);
  return { key, status, session: answer.data };
}

async function paidFor({ accountId }: TestKey, session: { id: string }): Promise<number> {
  await bringLedgerUpToDate(bench.ctx, accountId);
  const entries = await ledgerModel(bench.ctx.stores.mongo).find({ reference: session.id }).lean();
  return entries.reduce((sum, { amountUsdMicros }) => sum + Math.abs(amountUsdMicros), 0);
}

/** Promise: tokens are paid once, however the session ends (decision 0018, decision 0021). */
describe('the price of a session', () => {
  it('is the cost of its tokens, and is shown', async () => {
    const { key, session } = await startFor(5_000_000);
    expect(session.status).toBe('needs_input');
    expect(session.usage.cost_usd_micros).toBeGreaterThan(0);
    expect(await paidFor(key, session)).toBe(session.usage.cost_usd_micros);
  });

  it('must be covered: without funds no draft; a top-up resumes the session', async () => {
    const { key, status, session } = await startFor(0);
    expect([status, session.status, session.error?.code]).toEqual([
      201,
      'needs_payment',
      'PAYMENT_REQUIRED',
    ]);
    expect(session.error?.details.map(({ path }) => path)).toEqual(['balance']);
    const wrong = await applyWithAi(bench, key, {
      action: 'approve_submit',
      session_id: session.id,
    });
    expect(wrong.body.error?.code).toBe('invalid_session_state');
    await creditAccount(bench.ctx, { ...key, cause: operatorCause, reason: 'Test' }, 1_000_000);
    await eventually(
      'a drafted session',
      async () => {
        const path = `/v1/apply-with-ai/${session.id}?wait_s=5`;
        const { body } = await call<SessionAnswer>(bench.api, key, { path });
        return body.data.status === 'needs_input' && body.data.error === null;
      },
      20_000,
    );
  });

  it('need not be paid: a session that waits for a top-up can be stopped', async () => {
    const { key, session } = await startFor(0);
    const path = `/v1/apply-with-ai/${session.id}/stop`;
    const { status, body } = await call<SessionAnswer>(bench.api, key, { method: 'POST', path });
    expect([status, body.data.status]).toEqual([200, 'stopped']);
    expect(await paidFor(key, session)).toBe(0);
  });
});

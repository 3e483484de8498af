import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { setMonthlyLimit } from '../../../services/billing/billing-settings.ts';
import { settleHold } from '../../../services/billing/holds.ts';
import { bringLedgerUpToDate } from '../../../services/billing/read-month.ts';
import { sweepMoneyOf } from '../../../services/billing/sweep-money.ts';
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

const CREDIT = 50_000_000;
const SETTLE_S = 25;
/** More than the model is asked at once. */
const questions = Array.from({ length: 40 }, (_, index) => ({
  key: `motto_${index}`,
  label: `Your motto no. ${index}`,
  type: 'text',
  required: true,
}));

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
afterEach(() => {
  jest.restoreAllMocks();
});

/** Delays every response of the model until `before` resolves. Returns how often it was asked. */
function gateModel(before: () => Promise<void>): () => number {
  const { llm } = bench.ctx;
  const original = llm.run.bind(llm);
  const spy = jest.spyOn(llm, 'run').mockImplementation(async (...question) => {
    const answer = await original(...question);
    await before();
    return answer;
  });
  return () => spy.mock.calls.length;
}

async function start(key: TestKey, body = {}) {
  const { id } = await buildPosting(bench.api, bench.employer, { application_fields: questions });
  const answer = await applyWithAi(bench, key, { action: 'start', job_id: id, ...body });
  return answer.body.data;
}

const act = (key: TestKey, action: string, id: string) =>
  applyWithAi(bench, key, { action, session_id: id });
const get = async (key: TestKey, id: string, wait = 0) =>
  (await call<SessionAnswer>(bench.api, key, { path: `/v1/apply-with-ai/${id}?wait_s=${wait}` }))
    .body.data;

async function paid({ accountId }: TestKey): Promise<number> {
  await bringLedgerUpToDate(bench.ctx, accountId);
  const entries = await ledgerModel(bench.ctx.stores.mongo)
    .find({ accountId, kind: 'ai_tokens' })
    .lean();
  return entries.reduce((sum, { amountUsdMicros }) => sum - amountUsdMicros, 0);
}

/** Promise: every charge of a session is shown, and an abandoned session is not charged further (decision 0021). */
describe('the spending of a session', () => {
  it('includes a turn during which funds ran out', async () => {
    const key = await bench.buildSeeker(CREDIT);
    const limit = (usdMicros: number | null) =>
      setMonthlyLimit(bench.api.ctx, { ...key, cause: operatorCause }, usdMicros);
    const calls = gateModel(() => limit(1));
    const session = await start(key, { wait_s: SETTLE_S });
    expect([session.status, calls()]).toEqual(['needs_payment', 1]);
    const spent = await paid(key);
    expect(spent).toBeGreaterThan(0);
    expect(session.usage.cost_usd_micros).toBe(spent);
    await act(key, 'stop', session.id);
    expect((await get(key, session.id)).usage.cost_usd_micros).toBe(await paid(key));
  });

  it('includes a turn whose worker died before it was recorded, before and after a stop', async () => {
    const key = await bench.buildSeeker(CREDIT);
    const opened: (() => void)[] = [];
    gateModel(() => new Promise((resolve) => opened.push(resolve)));
    const session = await start(key, { documents: { cover_letter: true } });
    const letterId = session.id.replace('ses_', 'cov_');
    const settleAsTheDead = (turn: { key: string; reference: string }, costUsdMicros: number) =>
      settleHold(bench.ctx, {
        ...{ accountId: key.accountId, kind: 'ai_tokens', ...turn },
        amountUsdMicros: costUsdMicros,
        tokens: { model: 'offline', input: costUsdMicros, output: 1 },
      });
    await eventually('a question', () => opened.length === 1, 20_000);
    await settleAsTheDead({ key: letterId, reference: letterId }, 700);
    const { data } = (await act(key, 'stop', session.id)).body;
    expect(data).toMatchObject({ status: 'stopped', usage: { input: 700, cost_usd_micros: 700 } });
    await settleAsTheDead({ key: `${session.id}:1:0`, reference: session.id }, 40);
    await sweepMoneyOf(bench.ctx, key.accountId);
    expect((await get(key, session.id)).usage).toEqual({
      ...{ model: 'offline', input: 740, output: 2, cost_usd_micros: 740 },
    });
    expect(await paid(key)).toBe(740);
    // The letter that the worker was writing has been paid by then.
    for (const open of opened) open();
    await bench.stopWorker();
    await bench.startWorker();
    expect((await get(key, session.id)).usage.cost_usd_micros).toBe(await paid(key));
  });

  it('resumes as soon as a limit is raised', async () => {
    const key = await bench.buildSeeker(CREDIT);
    const limit = (usdMicros: number | null) =>
      setMonthlyLimit(bench.api.ctx, { ...key, cause: operatorCause }, usdMicros);
    await limit(1);
    const session = await start(key, { wait_s: SETTLE_S });
    expect(session.status).toBe('needs_payment');
    await limit(null);
    await eventually(
      'a drafted session',
      async () => (await get(key, session.id)).status === 'needs_input',
      20_000,
    );
  });

  it('ends with the session: after a stop the model is not asked again', async () => {
    const key = await bench.buildSeeker(CREDIT);
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const calls = gateModel(() => gate);
    const session = await start(key);
    await eventually('a question', () => calls() === 1, 20_000);
    const stopped = await act(key, 'stop', session.id);
    expect(stopped.body.data.status).toBe('stopped');
    open();
    const told = async () => (await get(key, session.id)).usage.cost_usd_micros;
    await eventually('a noted charge', async () => (await told()) > 0, 20_000);
    // Completes when the turn has ended.
    await bench.stopWorker();
    expect(calls()).toBe(1);
    expect(await told()).toBe(await paid(key));
  });
});

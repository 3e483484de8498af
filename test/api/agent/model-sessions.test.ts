import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bringLedgerUpToDate } from '../../../services/billing/read-month.ts';
import { findMoney } from '../../../storage/billing/account-money.ts';
import { ledgerModel } from '../../../storage/billing/ledger.model.ts';
import type { TestKey } from '../../support/factories.ts';
import { buildPosting, type Json } from '../../support/hiring/employer.ts';
import {
  modelSettings,
  startModelServer,
  type ModelServer,
} from '../../support/agent/model-server/model-server.ts';
import { isCutOff, refuses, says, throttles } from '../../support/agent/model-server/replies.ts';
import {
  applyWithAi,
  startSessionBench,
  type SessionBench,
  type SessionData,
} from '../../support/agent/session-bench.ts';

const SETTLE_S = 30;
const CREDIT = 1_000_000;
/** At 2 USD per million input tokens and 8 per million output tokens. */
const USED = { input: 100, output: 50 };
const COST = 600;

const fields = [
  { key: 'about', label: 'What have you done so far?', type: 'textarea', required: true },
  { key: 'kubernetes', label: 'Have you used Kubernetes?', type: 'boolean', required: true },
];
const quote = (text: string, path: string) => ({ from: 'resume', path, quote: text });
const summary = quote('kept harbour clocks running for 9 years', '/basics/summary');
const truth = {
  key: 'about',
  value: 'I have kept harbour clocks running for 9 years.',
  evidence: [summary],
};
const answers = (...list: Json[]) => ({ answers: list });

let server: ModelServer;
let bench: SessionBench;
beforeAll(async () => {
  server = await startModelServer();
  bench = await startSessionBench(modelSettings(server));
}, 120_000);
afterAll(async () => {
  await bench.close();
  await server.close();
});
beforeEach(() => {
  server.calls.length = 0;
});

async function start(): Promise<{ key: TestKey; session: SessionData }> {
  const key = await bench.buildSeeker(CREDIT);
  const { id } = await buildPosting(bench.api, bench.employer, { application_fields: fields });
  const body = { action: 'start', job_id: id, wait_s: SETTLE_S };
  return { key, session: (await applyWithAi(bench, key, body)).body.data };
}

/** The charges. Also checks that nothing is held for failed turns. */
async function expectPaid({ accountId }: TestKey, spent: number): Promise<void> {
  await bringLedgerUpToDate(bench.ctx, accountId);
  const entries = await ledgerModel(bench.ctx.stores.mongo)
    .find({ accountId, kind: 'ai_tokens' })
    .lean();
  expect(entries.reduce((sum, { amountUsdMicros }) => sum - amountUsdMicros, 0)).toBe(spent);
  expect(await findMoney(bench.ctx.stores, accountId)).toMatchObject({
    balanceUsdMicros: CREDIT - spent,
    holds: [],
  });
}

/** Promise: a misbehaving model costs nothing and writes nothing in the applicant's name. */
describe('a session whose model', () => {
  it('refuses: fails, free of charge', async () => {
    server.behave(refuses());
    const { key, session } = await start();
    expect([session.status, session.error?.code]).toEqual(['failed', 'unavailable']);
    expect(session.usage).toEqual({ model: null, input: 0, output: 0, cost_usd_micros: 0 });
    expect(server.calls).toHaveLength(1);
    await expectPaid(key, 0);
  });

  it('throttles: waits, and pays once', async () => {
    server.behave(() => (server.calls.length < 3 ? throttles('1') : says(answers(truth), USED)));
    const { key, session } = await start();
    expect(session.status).toBe('needs_input');
    expect(session.answers['about']).toMatchObject({ value: truth.value, source: 'model' });
    expect(session.usage).toMatchObject({ model: 'writer-1', ...USED, cost_usd_micros: COST });
    expect(server.calls).toHaveLength(3);
    expect(new Set(server.calls.map(({ turn }) => turn)).size).toBe(1);
    await expectPaid(key, COST);
  });

  it('is truncated three times: fails, free of charge', async () => {
    server.behave(isCutOff(answers(truth)));
    const { key, session } = await start();
    expect([session.status, session.error?.code]).toEqual(['failed', 'unavailable']);
    expect(server.calls).toHaveLength(3);
    await expectPaid(key, 0);
  });

  it('is truncated once, after a longer outage: is asked again', async () => {
    server.behave(() => {
      if (server.calls.length < 3) return throttles('1');
      return server.calls.length === 3 ? isCutOff(answers(truth)) : says(answers(truth), USED);
    });
    const { key, session } = await start();
    expect(session.status).toBe('needs_input');
    expect(server.calls).toHaveLength(4);
    await expectPaid(key, COST);
  });

  it('invents facts: asks the user instead', async () => {
    const made = {
      key: 'about',
      value: 'I led Kubernetes at Initech for 12 years.',
      evidence: [summary],
    };
    const yes = { key: 'kubernetes', value: true, evidence: [summary] };
    server.behave(says(answers(made, yes), USED));
    const { key, session } = await start();
    expect(session.status).toBe('needs_input');
    expect(session.questions.map((question) => question.key)).toEqual(['about', 'kubernetes']);
    expect(Object.values(session.answers).filter(({ source }) => source === 'model')).toEqual([]);
    await expectPaid(key, COST);
  });
});

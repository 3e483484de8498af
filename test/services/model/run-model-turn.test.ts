import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { summarizeJobTask } from '../../../domain/market/summary/summarize-job.ts';
import { runModelTurn } from '../../../services/model/run-model-turn.ts';
import type { AppContext } from '../../../services/context.ts';
import { createAccount } from '../../../services/billing/create-account.ts';
import { findMoney } from '../../../storage/billing/account-money.ts';
import {
  modelSettings,
  startModelServer,
  type ModelServer,
} from '../../support/agent/model-server/model-server.ts';
import { refuses, says } from '../../support/agent/model-server/replies.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const CREDIT = 1_000_000;
/** With 2 USD per million input tokens and 8 per million output tokens: 100 × 2 + 50 × 8. */
const USED = { input: 100, output: 50 };
const COST = 600;

const job = {
  title: 'Bridge Engineer',
  company: { id: 'org_1', slug: 'spanwell', name: 'Spanwell', logoUrl: null, website: null },
  location: 'Porto',
  descriptionText: '**Requirements**\n- Five years with steel',
};
const question = { task: summarizeJobTask, input: job };
const summary = (text: string) => ({
  summary: text,
  responsibilities: [],
  requirements: [],
  benefits: [],
});

/** Promise: a turn reserves first, settles with the reported usage, and releases on failure (decision 0018). */
describe('a model turn', () => {
  let server: ModelServer;
  let api: TestApi;
  beforeAll(async () => {
    server = await startModelServer();
    api = await startApi({ routes: [], settings: modelSettings(server) });
  });
  afterAll(async () => {
    await api.close();
    await server.close();
  });
  beforeEach(() => {
    server.calls.length = 0;
    server.behave(says(summary('Steel.'), USED));
  });

  async function account(creditUsdMicros = CREDIT): Promise<string> {
    const email = `turns-${Math.random()}@example.com`;
    return (await createAccount(api.ctx.stores, { email, creditUsdMicros })).account.id;
  }
  const run = (accountId: string, ctx: AppContext = api.ctx) =>
    runModelTurn(ctx, { accountId, key: 'turn:1', reference: 'ses_1' }, question);

  async function expectMoney(accountId: string, spent: number): Promise<void> {
    await api.ctx.money.flush();
    expect(await findMoney(api.ctx.stores, accountId)).toMatchObject({
      balanceUsdMicros: CREDIT - spent,
      holds: [],
      // The opening balance, and the turn.
      sequence: spent === 0 ? 1 : 2,
    });
  }

  it('returns the output, reports usage and cost, and charges it', async () => {
    const accountId = await account();
    const { value, usage } = await run(accountId);
    expect(value.summary).toBe('Steel.');
    expect(usage).toEqual({ model: 'writer-1', ...USED, costUsdMicros: COST });
    await expectMoney(accountId, COST);
  });

  it('holds money while the model runs', async () => {
    const accountId = await account();
    let held = 0;
    const watching: AppContext = {
      ...api.ctx,
      llm: {
        ...api.ctx.llm,
        async run(task, input, turn) {
          const money = await findMoney(api.ctx.stores, accountId);
          held = money?.holds[0]?.amountUsdMicros ?? 0;
          return api.ctx.llm.run(task, input, turn);
        },
      },
    };
    await run(accountId, watching);
    expect(held).toBeGreaterThanOrEqual(summarizeJobTask.maxOutputTokens * 8);
    expect(held).toBeLessThan(CREDIT / 10);
  });

  it('returns the stored response for a repeat, free of charge', async () => {
    const accountId = await account();
    const first = await run(accountId);
    server.behave(says(summary('Something else.'), USED));
    expect(await run(accountId)).toEqual(first);
    expect(server.calls).toHaveLength(1);
    await expectMoney(accountId, COST);
  });

  it('reports the paid amount, also when prices and prompt have changed since', async () => {
    const accountId = await account();
    const first = await run(accountId);
    const tokenPrices = { inputUsdMicrosPerMtok: 9e9, outputUsdMicrosPerMtok: 9e9 };
    const dearer = { ...api.ctx, config: { ...api.ctx.config, tokenPrices } };
    expect(await run(accountId, dearer)).toEqual(first);
    await expectMoney(accountId, COST);
  });

  describe.each([
    ['before it reserves', ['money 1', 'before'], 1],
    ['after it has reserved', ['money 1', 'after'], 1],
    ['before it asks', ['model 1', 'before'], 1],
    ['after the model has answered, before the answer is kept', ['model 1', 'after'], 2],
    ['after the answer is kept, before it is paid', ['money 2', 'before'], 1],
    ['after it is paid', ['money 2', 'after'], 1],
  ] as const)('in a process that dies %s', (_when, death, calls) => {
    it(`is finished by the next run, paid once, asked for ${calls} in all`, async () => {
      const accountId = await account();
      const { dying, died } = mortal(api.ctx, death);
      void run(accountId, dying);
      await died;
      expect((await run(accountId)).value.summary).toBe('Steel.');
      await expectMoney(accountId, COST);
      expect(server.calls).toHaveLength(calls);
    });
  });

  it('has one response and one charge when it runs several times concurrently', async () => {
    const accountId = await account();
    let said = 0;
    server.behave(() => says(summary(`Answer ${(said += 1)}.`), USED));
    const results = await Promise.all(Array.from({ length: 8 }, () => run(accountId)));
    for (const result of results) expect(result).toEqual(results[0]);
    await expectMoney(accountId, COST);
  });

  it('belongs to account and key: another account pays and gets its own', async () => {
    const [one, other] = [await account(), await account()];
    await run(one);
    server.behave(says(summary('For the other.'), USED));
    expect((await run(other)).value.summary).toBe('For the other.');
    await expectMoney(one, COST);
    await expectMoney(other, COST);
  });

  it('is free when the model refuses, and can be retried', async () => {
    const accountId = await account();
    server.behave(refuses());
    await expect(run(accountId)).rejects.toMatchObject({ reason: 'refused' });
    await expectMoney(accountId, 0);
    server.behave(says(summary('Steel.'), USED));
    await run(accountId);
    await expectMoney(accountId, COST);
  });

  it('does not call the model for an account without funds', async () => {
    const accountId = await account(100);
    await expect(run(accountId)).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
      details: [{ path: 'balance' }],
    });
    expect(server.calls).toHaveLength(0);
  });

  it('charges at most the reserved amount, whatever the provider counts', async () => {
    const accountId = await account();
    server.behave(says(summary('Steel.'), { input: 9_000_000_000, output: 9_000_000_000 }));
    const { usage } = await run(accountId);
    expect(usage.output).toBe(summarizeJobTask.maxOutputTokens);
    expect(usage.input).toBeLessThan(10_000);
    expect(usage.costUsdMicros).toBe(usage.input * 2 + usage.output * 8);
    await expectMoney(accountId, usage.costUsdMicros);
  });
});

/** Promise: the offline model reports tokens and costs 0 unless configured (decision 0018). */
describe('a turn of the offline writer', () => {
  it('reports tokens, costs nothing, and needs no balance', async () => {
    const api = await startApi({ routes: [] });
    const email = 'penniless@example.com';
    const { account } = await createAccount(api.ctx.stores, { email, creditUsdMicros: 0 });
    const turn = { accountId: account.id, key: 'turn:1', reference: 'ses_1' };
    const { usage } = await runModelTurn(api.ctx, turn, question);
    expect(usage).toMatchObject({ model: 'offline', costUsdMicros: 0 });
    expect(usage.input).toBeGreaterThan(0);
    expect(usage.output).toBeGreaterThan(0);
    await api.close();
  });
});

type Step = 'money 1' | 'money 2' | 'model 1';

/** A process that dies at one of its steps: the step never completes, and nothing follows. */
function mortal(
  ctx: AppContext,
  [step, moment]: readonly [Step, 'before' | 'after'],
): { dying: AppContext; died: Promise<void> } {
  let die: () => void = () => undefined;
  const died = new Promise<void>((resolve) => {
    die = resolve;
  });
  const done = { money: 0, model: 0 };
  async function gate<T>(kind: 'money' | 'model', act: () => Promise<T>): Promise<T> {
    done[kind] += 1;
    const last = step === `${kind} ${done[kind]}`;
    const result = last && moment === 'before' ? null : await act();
    if (!last) return result as T;
    die();
    return new Promise<never>(() => undefined);
  }
  const dying: AppContext = {
    ...ctx,
    money: { ...ctx.money, change: (...args) => gate('money', () => ctx.money.change(...args)) },
    llm: {
      ...ctx.llm,
      run: (task, input, turn) => gate('model', () => ctx.llm.run(task, input, turn)),
    },
  };
  return { dying, died };
}

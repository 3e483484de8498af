import type { AppContext } from '../services/context.ts';
import { chargeOnce } from '../services/billing/charge-once.ts';
import { findLedgerDifference } from '../services/billing/check-ledger.ts';
import { createAccount } from '../services/billing/create-account.ts';
import { closedLoop } from './load/closed-loop.ts';
import { throughput, type LoadResult, type Send } from './load/load.ts';
import { takeTurns } from './load/take-turns.ts';
import { durations } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const ACCOUNTS = 500;
const CONNECTIONS = 64;
const ROUNDS = 4;
const SLICE_MS = 2_500;
const WARM_MS = 1_500;
const PRICE_USD_MICROS = 50_000;
/** Never used up. */
const CREDIT_USD_MICROS = 1_000_000_000_000;

const WAYS = ['charge', 'bare'] as const;
type Way = (typeof WAYS)[number];

/** Compares charges with a ledger with a bare conditional update of a balance. */
export async function run(): Promise<void> {
  await withStack('billing', measure);
}

async function measure({ stack }: BenchStack): Promise<void> {
  const ctx = await openBench(benchEnvironment(stack, 'bench-billing'));
  const accountIds = await openAccounts(ctx);
  const results = [];
  for (const [name, payers] of [
    ['one account', accountIds.slice(0, 1)],
    [`${ACCOUNTS} accounts`, accountIds],
  ] as const) {
    results.push({ name, ...(await compete(ctx, payers)) });
  }
  await requireSoundLedgers(ctx, accountIds);
  const versions = await serverVersions(ctx);
  await ctx.close();
  await publish({
    bench: 'billing',
    versions,
    layout: ['this process charges; MongoDB shares all cores with it'],
    settings: {
      accounts: ACCOUNTS,
      connections: CONNECTIONS,
      rounds: ROUNDS,
      sliceMs: SLICE_MS,
    },
    goals: results.map(({ name, charge, bare }) => ({
      what: `${name}, charges per second over bare conditional updates`,
      measured: throughput(charge) / throughput(bare),
      atLeast: 0.6,
    })),
    results: results.map(({ name, charge, bare }) => ({
      name,
      charge: figures(charge),
      bare: figures(bare),
    })),
  });
}

async function openAccounts({ stores }: AppContext): Promise<string[]> {
  const accountIds: string[] = [];
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const email = `payer-${index}-${Date.now()}@example.com`;
    const creditUsdMicros = CREDIT_USD_MICROS;
    accountIds.push((await createAccount(stores, { email, creditUsdMicros })).account.id);
  }
  await bareBalances({ stores }).insertMany(
    accountIds.map((_id) => ({ _id, balance: CREDIT_USD_MICROS })),
  );
  return accountIds;
}

function bareBalances({ stores }: Pick<AppContext, 'stores'>) {
  return stores.mongo.collection<{ _id: string; balance: number }>('bare_balances');
}

async function compete(
  ctx: AppContext,
  payers: readonly string[],
): Promise<Record<Way, LoadResult>> {
  const sends: Record<Way, Send> = { charge: charging(ctx, payers), bare: bare(ctx, payers) };
  const slice = async (way: Way, first: number, durationMs = SLICE_MS): Promise<LoadResult> => {
    const begunAt = performance.now();
    const result = await closedLoop(sends[way], { first, connections: CONNECTIONS, durationMs });
    // Moving the entries into the ledger is part of the work.
    if (way === 'charge') await ctx.money.flush();
    return { ...result, durationMs: performance.now() - begunAt };
  };
  for (const way of WAYS) await slice(way, 0, WARM_MS);
  const results = await takeTurns(WAYS, ROUNDS, (way, first) => slice(way, first));
  const of = (way: Way): LoadResult => {
    const result = results.get(way);
    if (result === undefined || result.failed > 0) throw new Error(`${way}: calls failed.`);
    return result;
  };
  return { charge: of('charge'), bare: of('bare') };
}

function charging(ctx: AppContext, payers: readonly string[]): Send {
  return async (index) => {
    await chargeOnce(ctx, {
      accountId: payers[index % payers.length] ?? '',
      key: null,
      kind: 'salary_average',
      reference: `req-${index}`,
      amountUsdMicros: PRICE_USD_MICROS,
    });
  };
}

function bare(ctx: AppContext, payers: readonly string[]): Send {
  const balances = bareBalances(ctx);
  return async (index) => {
    const { modifiedCount } = await balances.updateOne(
      { _id: payers[index % payers.length] ?? '', balance: { $gte: PRICE_USD_MICROS } },
      { $inc: { balance: -PRICE_USD_MICROS } },
    );
    if (modifiedCount !== 1) throw new Error('Nothing was charged.');
  };
}

/** Checks that every charge was booked. */
async function requireSoundLedgers(ctx: AppContext, accountIds: readonly string[]): Promise<void> {
  for (const accountId of accountIds) {
    const difference = await findLedgerDifference(ctx.stores, accountId);
    if (difference !== null) throw new Error(`A ledger differs: ${JSON.stringify(difference)}`);
  }
}

function figures(result: LoadResult) {
  return { perSecond: round(throughput(result)), latencyMs: durations(result.latenciesMs) };
}

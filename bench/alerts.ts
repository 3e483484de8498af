import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AlertFilters } from '../domain/market/alerts/alert-filters.ts';
import { createAccount } from '../services/billing/create-account.ts';
import type { AppContext } from '../services/context.ts';
import { sendTransactional } from '../services/mail/send-transactional.ts';
import { newAlert } from '../services/market/alerts/alert-record.ts';
import { sweepAlerts } from '../services/market/alerts/sweep-alerts.ts';
import { newId } from '../storage/new-id.ts';
import { createRandom, type Random } from '../tools/seed/random.ts';
import { say } from '../tools/terminal/say.ts';
import { storeNewJobs } from './alerts/new-jobs.ts';
import { readMarketWords, type MarketWords } from './generate/market-words.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack } from './stack/with-stack.ts';

const SEED = 17;
/** Alerts of one account, as the API allows. */
const PER_ACCOUNT = 100;
const MINUTE_MS = 60_000;

interface Sizes {
  alerts: number;
  filters: number;
  jobs: number;
}

/**
 * Measures one pass that matches new jobs with all alerts, one that stores every digest as a mail, and the batches that
 * deliver those mails to a maildir.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      alerts: { type: 'string', default: '10000' },
      filters: { type: 'string', default: '2000' },
      jobs: { type: 'string', default: '1000' },
    },
  });
  const { alerts, filters, jobs } = values;
  const sizes = { alerts: Number(alerts), filters: Number(filters), jobs: Number(jobs) };
  const directory = await mkdtemp(join(tmpdir(), 'bench-alerts-'));
  await withStack('alerts', async ({ stack }) => {
    const ctx = await openBench({
      ...benchEnvironment(stack, 'bench-alerts'),
      LOG_LEVEL: 'silent',
      MAIL_DIR: directory,
    });
    try {
      await measure(ctx, sizes);
    } finally {
      await ctx.close();
      await rm(directory, { recursive: true });
    }
  });
}

async function measure(ctx: AppContext, sizes: Sizes): Promise<void> {
  const words = await readMarketWords();
  const filters = await addAlerts(ctx, words, sizes);
  await storeNewJobs(ctx, { words, count: sizes.jobs, seed: SEED });
  const lines = countLines(ctx);
  const matching = await timed(() => sweepAlerts(ctx));
  const { mongo } = ctx.stores;
  const asked = lines();
  const matches = await mongo.collection('alert_matches').countDocuments();
  say(`alerts: ${matches} matches in ${round(matching.seconds)} s, ${asked} lines`);
  await mongo.collection('job_alerts').updateMany({}, { $set: { nextDueAt: new Date() } });
  const telling = await timed(() => sweepAlerts(ctx));
  const mails = await mongo.collection('mails').countDocuments();
  say(`alerts: ${mails} mails stored in ${round(telling.seconds)} s`);
  const sending = await timed(() => sendAll(ctx));
  say(`alerts: ${sending.result} mails delivered in ${round(sending.seconds)} s`);
  await publish({
    bench: 'alerts',
    versions: await serverVersions(ctx),
    layout: ['the pass in one process; MongoDB, Elasticsearch and Temporal on the same cores'],
    settings: { ...sizes, filters },
    goals: [
      { what: 'seconds to match the new jobs', measured: matching.seconds, atMost: 20 },
      { what: 'lines of _msearch per distinct filter', measured: asked / filters, atMost: 1 },
      { what: 'seconds to store every digest as a mail', measured: telling.seconds, atMost: 20 },
    ],
    results: {
      ...{ matches, mails, swept: [matching.result, telling.result] },
      delivered: sending.result,
      deliveredPerSecond: sending.result / sending.seconds,
    },
  });
}

/** Delivers the stored mails, batch after batch, as their workflow does. Returns how many. */
async function sendAll(ctx: AppContext): Promise<number> {
  let sent = 0;
  for (;;) {
    const batch = { by: randomUUID(), now: new Date() };
    const outcome = await sendTransactional(ctx, { batch, beat: () => undefined });
    sent += outcome.sent;
    if (outcome.nextInMs !== 0) return sent;
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1_000 };
}

/** Daily alerts by mail. Returns how many distinct filters they have. */
async function addAlerts(ctx: AppContext, words: MarketWords, sizes: Sizes): Promise<number> {
  const random = createRandom(String(SEED));
  const filters = Array.from({ length: sizes.filters }, () => filterOf(words, random));
  const before = new Date(Date.now() - 10 * MINUTE_MS);
  let hashes = new Set<string>();
  for (let made = 0; made < sizes.alerts; made += PER_ACCOUNT) {
    const email = `bench-${made}@example.com`;
    const { account } = await createAccount(ctx.stores, { email });
    const alerts = Array.from({ length: Math.min(PER_ACCOUNT, sizes.alerts - made) }, (_, place) =>
      newAlert(
        { accountId: account.id, id: newId('alert') },
        {
          ...{ name: 'Bench', cadence: 'daily', channel: 'email', timezone: 'UTC', enabled: true },
          filters: filters[(made + place) % filters.length] ?? {},
        },
        before,
      ),
    );
    hashes = new Set([...hashes, ...alerts.map(({ filterHash }) => filterHash)]);
    await ctx.stores.mongo.collection<{ _id: string }>('job_alerts').insertMany(alerts);
  }
  return hashes.size;
}

/** The filters of an alert: words of a title, and a place for half of them. */
function filterOf({ titles, locations }: MarketWords, random: Random): AlertFilters {
  const title = random
    .pick(titles)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .join(' ');
  const [location = ''] = random.pick(locations).split(',');
  return random.chance(0.5) ? { q: title || 'engineer' } : { q: title || 'engineer', location };
}

/** Counts the lines of every `_msearch` from now on. */
function countLines({ stores }: AppContext): () => number {
  let lines = 0;
  stores.search.client.diagnostic.on('request', (_error, event) => {
    const params = event?.meta.request.params;
    if (params?.path.endsWith('/_msearch') !== true || typeof params.body !== 'string') return;
    lines += params.body.trimEnd().split('\n').length / 2;
  });
  return () => lines;
}

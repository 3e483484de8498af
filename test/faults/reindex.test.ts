import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importRecording } from '../../services/market/import-recording.ts';
import { jobsIndexNames } from '../../storage/market/search/job-index.ts';
import { jobModel } from '../../storage/market/job.model.ts';
import { saveRecording } from '../../storage/market/recordings.ts';
import { ensureSource } from '../../storage/market/sources.ts';
import type { IngestResult } from '../../workflows/market/contract.ts';
import { generatedBoard } from '../support/market/generated-board.ts';
import { ask, keepWalking, makeReader, type Reader } from '../support/market/job-walks.ts';
import { expectIndexEqualsMongo } from '../support/market/market-agreement.ts';
import {
  eventually,
  startService,
  type RunningService,
} from '../support/processes/running-service.ts';
import { patiently } from '../support/patience.ts';

const run = promisify(execFile);
const root = join(__dirname, '../..');
const ROWS = 1200;
/** Every fifth generated title. */
const KILN_ROWS = ROWS / 5;
const AN_OUTAGE_MS = 20_000;
/** Well before a client or a load balancer times out. */
const PROMPT_MS = 8_000;

let service: RunningService;
let reader: Reader;
let sourceId: string;

beforeAll(async () => {
  service = await startService({}, 'own');
  await service.ready();
  const { ctx } = service;
  reader = await makeReader(ctx, service.local().api_url);
  const options = { companyName: null, cadenceMinutes: 60, enabled: false };
  sourceId = (await ensureSource(ctx.stores, { kind: 'ashby', token: 'reindex', ...options }))._id;
  expect(await importTitled('')).toMatchObject({ status: 'completed', new: ROWS });
  await expectIndexEqualsMongo(ctx.stores);
}, 960_000);

afterAll(async () => {
  await service.stop();
}, 120_000);

/** Imports the board with these words appended to every title. */
async function importTitled(words: string): Promise<IngestResult> {
  const { ctx } = service;
  const rows = generatedBoard('reindex', ROWS);
  const jobs = rows.map((row) => ({ ...row, title: `${row.title}${words}` }));
  const recordingId = await saveRecording(
    ctx.stores,
    sourceId,
    Readable.from([JSON.stringify({ jobs })]),
  );
  return importRecording(ctx, { sourceId, recordingId });
}

/** Changes every job repeatedly until told to stop; returns how often. */
async function keepChanging(goOn: () => boolean): Promise<number> {
  let rounds = 0;
  for (; goOn(); rounds += 1) {
    const result = await importTitled(` of round ${rounds}`);
    expect(result).toMatchObject({ status: 'completed', read: ROWS, changed: ROWS });
  }
  return rounds;
}

/** The command as an operator types it. */
async function reindex(): Promise<{ index: string; jobs: number }> {
  const { stdout } = await run('node', ['tools/run.mjs', 'reindex', '--json'], {
    cwd: root,
    env: { ...process.env, OPENROLE_HOME: service.directory, ...addresses() },
  });
  return JSON.parse(stdout) as { index: string; jobs: number };
}

describe('npm run reindex', () => {
  it('swaps the index without a failed read during reads and changes', async () => {
    const { stores } = service.ctx;
    const before = await jobsIndexNames(stores);
    let rebuilding = true;
    const goOn = () => rebuilding;
    const [rebuilt, reads, rounds] = await Promise.all([
      reindex().finally(() => (rebuilding = false)),
      keepWalking(reader, { search: 'title=kiln', rows: KILN_ROWS, goOn }),
      keepChanging(goOn),
    ]);
    expect(reads.failures).toEqual([]);
    expect(reads.walks).toBeGreaterThan(10);
    expect(rounds).toBeGreaterThan(1);
    expect(rebuilt.jobs).toBe(ROWS);
    expect(await jobsIndexNames(stores)).toEqual([rebuilt.index]);
    expect(before).not.toContain(rebuilt.index);
    expect(await stores.search.client.indices.exists({ index: before })).toBe(false);
    await expectIndexEqualsMongo(stores);
  }, 240_000);
});

describe('Elasticsearch down during an import', () => {
  /** Twenty seconds stand for minutes: the pending work is one activity that retries for up to three days. */
  it('refuses searches promptly, reads jobs by id, and recovers by itself', async () => {
    const jobs = jobModel(service.ctx.stores.mongo);
    service.signal('elasticsearch', 'SIGSTOP');
    const stoppedAt = performance.now();
    const importing = importTitled(' by day');
    await eventually(
      'all rows in MongoDB',
      async () => (await jobs.countDocuments({ title: / by day$/ })) === ROWS,
    );
    const askedAt = performance.now();
    const refused = await ask(reader, '/jobs?title=kiln');
    expect(performance.now() - askedAt).toBeLessThan(patiently(PROMPT_MS));
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const job = await jobs.findOne({ title: / by day$/ }).lean();
    const read = await ask(reader, `/jobs/${job?._id}`);
    expect(await read.json()).toMatchObject({ data: { title: job?.title } });
    await eventually('the outage to last', () => performance.now() - stoppedAt > AN_OUTAGE_MS);
    service.signal('elasticsearch', 'SIGCONT');
    expect(await importing).toMatchObject({ status: 'completed', read: ROWS, changed: ROWS });
    await expectIndexEqualsMongo(service.ctx.stores);
    expect((await ask(reader, '/jobs?title=kiln')).status).toBe(200);
  }, 240_000);
});

function addresses(): Record<string, string> {
  const local = service.local();
  return {
    MONGODB_URL: local.mongodb_url,
    ELASTICSEARCH_URL: local.elasticsearch_url,
    TEMPORAL_ADDRESS: local.temporal_address,
  };
}

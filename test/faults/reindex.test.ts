import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importRecording } from '../../services/market/import-recording.ts';
import { refreshIndexes } from '../../storage/market/job-index.ts';
import { jobModel, type JobRecord } from '../../storage/market/job.model.ts';
import { saveRecording } from '../../storage/market/recordings.ts';
import { ensureSource } from '../../storage/market/sources.ts';
import { generatedBoard, type GeneratedRow } from '../support/generated-board.ts';
import { eventually, startService, type RunningService } from '../support/running-service.ts';

const run = promisify(execFile);
const root = join(__dirname, '../..');
const ROWS = 1200;
const AN_OUTAGE_MS = 20_000;

let service: RunningService;
let sourceId: string;

beforeAll(async () => {
  service = await startService();
  await service.ready();
  const options = { companyName: null, cadenceMinutes: 60, enabled: false };
  const { stores } = service.ctx;
  sourceId = (await ensureSource(stores, { kind: 'ashby', token: 'reindex', ...options }))._id;
  await importRows(generatedBoard('reindex', ROWS));
}, 960_000);

afterAll(async () => {
  await service.stop();
}, 120_000);

async function importRows(rows: GeneratedRow[]): Promise<void> {
  const { ctx } = service;
  const payload = JSON.stringify({ jobs: rows });
  const recordingId = await saveRecording(ctx.stores, Readable.from([payload]));
  const { status } = await importRecording(ctx, { sourceId, recordingId });
  expect(status).toBe('completed');
}

async function expectIndexIsMongo(): Promise<void> {
  const { stores } = service.ctx;
  await refreshIndexes(stores);
  const jobs = await jobModel(stores.mongo).find({ closedAt: null }).lean<JobRecord[]>();
  const { client, jobsIndex } = stores.search;
  const { count } = await client.count({ index: jobsIndex });
  expect(count).toBe(jobs.length);
  const { docs } = await client.mget({
    index: jobsIndex,
    ids: jobs.map((job) => job._id),
    _source: false,
  });
  const versions = docs.map((doc) => ('found' in doc && doc.found ? doc._version : null));
  expect(versions).toEqual(jobs.map((job) => job.revision));
}

function search(): Promise<Response> {
  const { api_url: url, api_key: key } = service.local();
  return fetch(`${url}/jobs?title=kiln`, { headers: { authorization: `Bearer ${key}` } });
}

describe('npm run reindex', () => {
  it('swaps the index with no failed read while reads and changes go on', async () => {
    let rebuilding = true;
    const rebuilt = run('node', ['local/run.mjs', 'reindex', '--json'], {
      cwd: root,
      env: { ...process.env, OPENROLE_HOME: service.directory, ...addresses() },
    }).finally(() => (rebuilding = false));
    const failures: string[] = [];
    let reads = 0;
    async function readOn(): Promise<void> {
      const { client, jobsIndex } = service.ctx.stores.search;
      while (rebuilding) {
        const found = await client
          .search({ index: jobsIndex, size: 10, _source: false })
          .catch((error: unknown) => failures.push(String(error)));
        if (typeof found !== 'number' && found.hits.hits.length === 0) failures.push('no hits');
        reads += 1;
      }
    }
    const changed = generatedBoard('reindex', ROWS).map((row, index) =>
      index % 3 === 0 ? { ...row, title: `${row.title} of the night` } : row,
    );
    const [{ stdout }] = await Promise.all([rebuilt, readOn(), importRows(changed)]);
    expect(failures).toEqual([]);
    expect(reads).toBeGreaterThan(50);
    expect(JSON.parse(stdout)).toMatchObject({ jobs: ROWS });
    await eventually('the index to follow', () =>
      jobModel(service.ctx.stores.mongo)
        .countDocuments({ indexDueAt: { $exists: true } })
        .then((due) => due === 0),
    );
    await expectIndexIsMongo();
  }, 240_000);
});

describe('Elasticsearch away during an import', () => {
  /** Twenty seconds stand for minutes: what waits is one activity that tries again, for up to three days. */
  it('refuses searches promptly, reads jobs by id, and catches up by itself', async () => {
    const { ctx } = service;
    service.signal('elasticsearch', 'SIGSTOP');
    const importing = importRows(
      generatedBoard('reindex', ROWS).map((row) => ({ ...row, title: `${row.title} by day` })),
    );
    const stoppedAt = Date.now();
    await eventually('all rows in MongoDB', async () => {
      const renamed = { sourceId, title: / by day$/ };
      return (await jobModel(ctx.stores.mongo).countDocuments(renamed)) > 0;
    });
    const refused = await search();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const [job] = await jobModel(ctx.stores.mongo).find().limit(1).lean<JobRecord[]>();
    const { api_url: url, api_key: key } = service.local();
    const read = await fetch(`${url}/jobs/${job?._id}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(read.status).toBe(200);
    await eventually('the outage to last', () => Date.now() - stoppedAt > AN_OUTAGE_MS);
    service.signal('elasticsearch', 'SIGCONT');
    await importing;
    await expectIndexIsMongo();
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

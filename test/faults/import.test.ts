import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startIngestion } from '../../services/market/start-ingestion.ts';
import { listRuns } from '../../storage/market/ingestion-runs.ts';
import { jobModel, type JobRecord } from '../../storage/market/job.model.ts';
import { saveRecording } from '../../storage/market/recordings.ts';
import { ensureSource, findSource } from '../../storage/market/sources.ts';
import { ingestId, type IngestResult } from '../../workflows/market/contract.ts';
import { generatedBoard } from '../support/market/generated-board.ts';
import { expectIndexEqualsMongo } from '../support/market/market-agreement.ts';
import {
  eventually,
  startService,
  type RunningService,
  type Victim,
} from '../support/processes/running-service.ts';

const BOARDS = 6;
const ROWS = 500;
const TIMEOUT_MS = 180_000;

let service: RunningService;

beforeAll(async () => {
  service = await startService({}, 'own');
  await service.ready();
}, 960_000);

afterAll(async () => {
  await service.stop();
}, 120_000);

/** Starts the import of some boards with the operator's command and returns their source ids. */
async function startImport(label: string): Promise<string[]> {
  const { stores } = service.ctx;
  const started: string[] = [];
  for (let index = 0; index < BOARDS; index += 1) {
    const token = `${label}-${index}`;
    const options = { companyName: null, cadenceMinutes: 60, enabled: false };
    const source = await ensureSource(stores, { kind: 'ashby', token, ...options });
    const payload = JSON.stringify({ jobs: generatedBoard(token, ROWS) });
    const recordingId = await saveRecording(stores, source._id, Readable.from([payload]));
    await startIngestion(service.ctx, { sourceId: source._id, recordingId });
    started.push(source._id);
  }
  return started;
}

const stored = (sourceIds: string[]) =>
  jobModel(service.ctx.stores.mongo).countDocuments({ sourceId: { $in: sourceIds } });

/** Waits until a part of the import is stored. */
async function inTheMiddle(sourceIds: string[]): Promise<void> {
  await eventually('the middle of the import', async () => (await stored(sourceIds)) > ROWS / 2);
  expect(await stored(sourceIds)).toBeLessThan(BOARDS * ROWS);
}

/** The result of each read, polled until the servers are reachable. */
async function results(sourceIds: string[]): Promise<IngestResult[]> {
  const found: IngestResult[] = [];
  for (const sourceId of sourceIds) {
    await eventually(
      `the read of ${sourceId}`,
      async () => {
        const handle = service.ctx.temporal.client.workflow.getHandle(ingestId(sourceId));
        found.push((await handle.result()) as IngestResult);
        return true;
      },
      TIMEOUT_MS,
    );
  }
  return found;
}

/** Index, MongoDB and feed agree, and every run has ended. */
async function expectNothingLost(label: string, sourceIds: string[]): Promise<void> {
  const wanted = Array.from({ length: BOARDS }, (_, index) => `${label}-${index}`)
    .flatMap((token) => generatedBoard(token, ROWS))
    .map(({ id, title }) => `${id} ${title}`);
  const { stores } = service.ctx;
  const jobs = await jobModel(stores.mongo)
    .find({ sourceId: { $in: sourceIds } })
    .lean<JobRecord[]>();
  expect(jobs.map((job) => `${job.externalId} ${job.title}`).sort()).toEqual(wanted.sort());
  expect(jobs.every((job) => job.closedAt === null)).toBe(true);
  for (const sourceId of sourceIds) {
    const source = await findSource(stores, sourceId);
    expect(source).toMatchObject({ lastRun: { status: 'completed' }, lastRead: { rows: ROWS } });
    expect(await listRuns(stores, sourceId, 2)).toHaveLength(1);
  }
  await expectIndexEqualsMongo(stores);
}

/** Promise: an import completes by itself, whichever process or server dies during it. */
describe('kill -9 during an import', () => {
  it.each<Victim>(['worker', 'api', 'elasticsearch', 'mongodb', 'temporal'])(
    'of %s loses nothing, counts nothing twice and leaves nothing pending',
    async (victim) => {
      const sources = await startImport(victim);
      await inTheMiddle(sources);
      await service.kill(victim);
      const ended = await results(sources);
      expect(ended).toHaveLength(BOARDS);
      for (const result of ended) {
        expect(result).toEqual({
          status: 'completed',
          read: ROWS,
          new: ROWS,
          changed: 0,
          closed: 0,
          rejected: 0,
          error: null,
        });
      }
      await expectNothingLost(victim, sources);
      await service.ready();
    },
    400_000,
  );
});

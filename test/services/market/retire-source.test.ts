import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../../config/config.ts';
import { createContext } from '../../../services/context.ts';
import { retireSource } from '../../../services/market/retire-source.ts';
import { startIngestion } from '../../../services/market/start-ingestion.ts';
import { dueSources, ensureSource, findSource } from '../../../storage/market/sources.ts';
import { ingestId } from '../../../workflows/market/contract.ts';
import { DEAD_PORT } from '../../support/dead-server.ts';
import { eventually } from '../../support/eventually.ts';
import { answer, startFeedServer, type FeedServer } from '../../support/feed-server.ts';
import { startIngestionBench, type IngestionBench } from '../../support/market/ingestion.ts';

const PAGE = 100;
const ROWS = 150;

/** A page of a board in the format of SmartRecruiters, which is read by offset. */
function listPage(offset: number): string {
  const ids = Array.from({ length: Math.min(PAGE, ROWS - offset) }, (_, at) => `s-${offset + at}`);
  const content = ids.map((id) => ({ id, name: `Kiln Operator ${id}` }));
  return JSON.stringify({ totalFound: ROWS, content });
}

/** Promise: no job of a removed source stays open, whatever is running or dies during the removal. */
describe('retireSource', () => {
  let bench: IngestionBench;
  let feed: FeedServer;
  let boards = 0;

  beforeAll(async () => {
    feed = await startFeedServer();
    bench = await startIngestionBench('retiring');
  }, 120_000);
  afterAll(async () => {
    await bench.close();
    await feed.close();
  });
  beforeEach(async () => {
    feed.reset();
    await bench.ctx.stores.mongo.collection('jobs').deleteMany({});
  });

  const addBoard = () =>
    bench.addSource('smartrecruiters', `${feed.url}/${(boards += 1)}/postings`);
  const openJobs = async () => (await bench.jobs()).filter((job) => job.closedAt === null);

  /** Serves the board; its second page is delayed until it is released. */
  function serveBoard(secondPage: Promise<void> = Promise.resolve()): void {
    feed.on(`/${boards}/postings/*`, answer('{"jobAd":{"sections":{}}}'));
    feed.on(`/${boards}/postings`, (request, response) => {
      const offset = Number(request.query.get('offset'));
      const wait = offset === 0 ? Promise.resolve() : secondPage;
      void wait.then(() => answer(listPage(offset))(request, response));
    });
  }

  it('ends a running read, so that it writes nothing after the jobs are closed', async () => {
    const source = await addBoard();
    let release: () => void = () => undefined;
    serveBoard(new Promise((resolve) => (release = resolve)));
    const read = await startIngestion(bench.ctx, { sourceId: source });
    await eventually('the second page', () =>
      feed.requests.some(({ query }) => query.get('offset') === String(PAGE)),
    );
    const removal = retireSource(bench.ctx, source);
    await eventually('the removal', async () => {
      const { removedAt } = (await findSource(bench.ctx.stores, source)) ?? { removedAt: true };
      return removedAt !== undefined;
    });
    release();
    await removal;
    await read.result().catch(() => undefined);
    expect(await bench.jobs()).toHaveLength(PAGE);
    expect(await openJobs()).toEqual([]);
    expect(await findSource(bench.ctx.stores, source)).toBeNull();
  });

  it('does not wait for retries of an unreachable board', async () => {
    const source = await addBoard();
    feed.on(`/${boards}/postings`, answer('', { status: 503 }));
    await startIngestion(bench.ctx, { sourceId: source });
    await eventually('a try', () => feed.requests.length > 0);
    await retireSource(bench.ctx, source);
    const handle = bench.ctx.temporal.client.workflow.getHandle(ingestId(source));
    expect((await handle.describe()).status.name).toBe('CANCELLED');
    expect(await findSource(bench.ctx.stores, source)).toBeNull();
  });

  it.each([
    ['Temporal', { TEMPORAL_ADDRESS: `127.0.0.1:${DEAD_PORT}` }],
    ['Elasticsearch', { ELASTICSEARCH_URL: `http://127.0.0.1:${DEAD_PORT}` }],
  ])('is completed by repeating it after %s was down half-way', async (_name, away) => {
    const source = await addBoard();
    serveBoard();
    await bench.ingest(source);
    expect(await openJobs()).toHaveLength(ROWS);
    const broken = createContext(parseConfig({ ...bench.settings, ...away }), 'test');
    await expect(retireSource(broken, source)).rejects.toThrow();
    await broken.close();

    const { stores } = bench.ctx;
    const begun = await findSource(stores, source);
    expect(begun?.removedAt).toBeInstanceOf(Date);
    expect(await dueSources(stores, new Date(), 10)).not.toContain(source);
    expect(await bench.ingest(source)).toMatchObject({ status: 'failed' });
    const same = { kind: 'smartrecruiters', token: begun?.token ?? '', companyName: null } as const;
    await expect(
      ensureSource(stores, { ...same, cadenceMinutes: 60, enabled: true }),
    ).rejects.toThrow(`The source ${source} is being removed.`);

    await retireSource(bench.ctx, source);
    expect(await openJobs()).toEqual([]);
    expect((await bench.jobs()).every((job) => job.indexDueAt === undefined)).toBe(true);
    expect(await findSource(stores, source)).toBeNull();
  });
});

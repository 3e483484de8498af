import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startIngestion } from '../../services/market/start-ingestion.ts';
import { retireSource } from '../../services/market/retire-source.ts';
import { jobModel } from '../../storage/market/job.model.ts';
import { listRejectedRows, listRuns } from '../../storage/market/ingestion-runs.ts';
import { sourceModel } from '../../storage/market/source.model.ts';
import { enableSource, findSource } from '../../storage/market/sources.ts';
import { ingestId } from '../../workflows/market/contract.ts';
import { eventually } from '../support/eventually.ts';
import { startIngestionBench, type IngestionBench } from '../support/market/ingestion.ts';

/** A fictional board in the format of Ashby's feed. */
interface Row {
  id: string;
  title: string;
  [member: string]: unknown;
}

function posting(id: string, title: string, extra: Record<string, unknown> = {}): Row {
  const place = { addressLocality: 'Lyon', addressRegion: null, addressCountry: 'France' };
  return {
    id,
    title,
    department: 'Engineering',
    employmentType: 'FullTime',
    location: 'Lyon, France',
    secondaryLocations: [],
    isListed: true,
    isRemote: false,
    publishedAt: '2026-05-04T08:00:00.000+00:00',
    address: { postalAddress: place },
    jobUrl: `https://jobs.example.com/${id}`,
    applyUrl: `https://jobs.example.com/${id}/application`,
    descriptionHtml: `<p>Keep the kilns of a tile factory warm, shift ${id}.</p>`,
    ...extra,
  };
}

let bench: IngestionBench;
let server: Server;
let boards: Record<string, { status: number; body: string; headers?: Record<string, string> }>;

function serve(name: string, rows: unknown[]): void {
  boards[name] = { status: 200, body: JSON.stringify({ jobs: rows }) };
}

function boardUrl(name: string): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`;
}

async function searchable(): Promise<string[]> {
  const { client, jobsIndex } = bench.ctx.stores.search;
  const found = await client.search<{ id: string; row: string }>({
    index: jobsIndex,
    size: 100,
    stored_fields: ['row'],
  });
  return found.hits.hits
    .map((hit) => String((JSON.parse(String(hit.fields?.['row'][0])) as { title: string }).title))
    .sort();
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const board = boards[(request.url ?? '').slice(1)];
    const known = request.headers['if-none-match'];
    if (board?.headers?.['etag'] !== undefined && board.headers['etag'] === known) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(board?.status ?? 404, {
      'content-type': 'application/json',
      ...board?.headers,
    });
    response.end(board?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bench = await startIngestionBench('ingestion', { INGEST_MAX_RUNNING: '2' });
}, 120_000);

afterAll(async () => {
  await bench.close();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(async () => {
  boards = {};
  await bench.ctx.stores.mongo.collection('jobs').deleteMany({});
  const { client, jobsIndex } = bench.ctx.stores.search;
  const ids = (await searchable()).length;
  if (ids > 0) {
    const { hits } = await client.search({ index: jobsIndex, size: 100, _source: false });
    await client.bulk({
      refresh: true,
      operations: hits.hits.map((hit) => ({ delete: { _index: jobsIndex, _id: String(hit._id) } })),
    });
  }
});

describe('ingestion from feed to index', () => {
  it('makes every row of a feed a searchable job, with consistent counts', async () => {
    serve('first', [posting('a', 'Kiln Operator'), posting('b', 'Glaze Chemist')]);
    const source = await bench.addSource('ashby', boardUrl('first'));
    const result = await bench.ingest(source);
    expect(result).toEqual({
      status: 'completed',
      read: 2,
      new: 2,
      changed: 0,
      closed: 0,
      rejected: 0,
      error: null,
    });
    expect(await searchable()).toEqual(['Glaze Chemist', 'Kiln Operator']);
    const jobs = await bench.jobs();
    expect(jobs.map((job) => job.locations[0]?.country)).toEqual(['FR', 'FR']);
    expect(jobs.every((job) => job.indexedRevision === job.revision)).toBe(true);
    expect(jobs.every((job) => job.indexDueAt === undefined)).toBe(true);
  });

  it('shows source, progress and result in Temporal', async () => {
    serve('seen', [posting('a', 'Kiln Operator')]);
    const sourceId = await bench.addSource('ashby', boardUrl('seen'));
    const handle = await startIngestion(bench.ctx, { sourceId });
    const status = async () => (await handle.describe()).status.name;
    await eventually('the end of the run', async () => (await status()) === 'COMPLETED');
    expect((await handle.describe()).searchAttributes).toMatchObject({
      SourceId: [sourceId],
      ProcessStatus: ['completed'],
    });
    const { events } = await handle.fetchHistory();
    const summaries = (events ?? []).flatMap(({ userMetadata }) =>
      userMetadata?.summary?.data ? [Buffer.from(userMetadata.summary.data).toString()] : [],
    );
    expect(summaries).toEqual([
      `"Read source ${sourceId}"`,
      '"Read the feed: map, enrich and store its rows"',
      '"Close jobs missing from the feed"',
      '"Group duplicates, count the open roles of companies, update the index"',
      '"Count and record the changes of the run"',
    ]);
    const { currentDetails } = await handle.query<{ currentDetails: string }>(
      '__temporal_workflow_metadata',
    );
    expect(currentDetails).toBe('1 rows read. 1 new, 0 changed, 0 closed, 0 rejected.');
  });

  it('writes nothing when nothing has changed', async () => {
    serve('same', [posting('a', 'Kiln Operator')]);
    const source = await bench.addSource('ashby', boardUrl('same'));
    await bench.ingest(source);
    const before = await bench.jobs();
    const result = await bench.ingest(source);
    expect(result).toMatchObject({ read: 1, new: 0, changed: 0, closed: 0 });
    expect(await bench.jobs()).toEqual(before);
  });

  it('keeps the id of a job whose text changes, and updates the index', async () => {
    serve('change', [posting('a', 'Kiln Operator')]);
    const source = await bench.addSource('ashby', boardUrl('change'));
    await bench.ingest(source);
    const [before] = await bench.jobs();
    serve('change', [posting('a', 'Senior Kiln Operator')]);
    expect(await bench.ingest(source)).toMatchObject({ new: 0, changed: 1 });
    const [after] = await bench.jobs();
    expect(after?._id).toBe(before?._id);
    expect(after?.seniorityLevel).toBe('senior');
    expect(await searchable()).toEqual(['Senior Kiln Operator']);
  });

  it('closes a job after two complete reads without it, and reopens it under its old id', async () => {
    const both = [posting('a', 'Kiln Operator'), posting('b', 'Glaze Chemist')];
    serve('gone', both);
    const source = await bench.addSource('ashby', boardUrl('gone'));
    await bench.ingest(source);
    const ids = new Map((await bench.jobs()).map((job) => [job.externalId, job._id]));
    serve('gone', both.slice(0, 1));
    expect(await bench.ingest(source)).toMatchObject({ closed: 0 });
    expect(await searchable()).toHaveLength(2);
    expect(await bench.ingest(source)).toMatchObject({ closed: 1 });
    expect(await searchable()).toEqual(['Kiln Operator']);
    serve('gone', both);
    expect(await bench.ingest(source)).toMatchObject({ new: 0, changed: 1 });
    const reopened = (await bench.jobs()).find((job) => job.externalId === 'b');
    expect(reopened).toMatchObject({ _id: ids.get('b'), closedAt: null, missedReads: 0 });
    expect(await searchable()).toHaveLength(2);
  });

  it('resets the misses of a job that was missing once', async () => {
    const three = ['a', 'b', 'c'].map((id) => posting(id, `Kiln Operator ${id}`));
    serve('blink', three);
    const source = await bench.addSource('ashby', boardUrl('blink'));
    await bench.ingest(source);
    for (let round = 0; round < 2; round += 1) {
      serve('blink', three.slice(0, 2));
      await bench.ingest(source);
      serve('blink', three);
      await bench.ingest(source);
    }
    expect((await bench.jobs()).every((job) => job.closedAt === null)).toBe(true);
  });

  it('counts an unchanged feed as a second read without the job', async () => {
    const both = [posting('a', 'Kiln Operator'), posting('b', 'Glaze Chemist')];
    serve('still', both);
    const source = await bench.addSource('ashby', boardUrl('still'));
    await bench.ingest(source);
    serve('still', both.slice(0, 1));
    const board = boards['still'];
    if (board) board.headers = { etag: '"v2"' };
    await bench.ingest(source);
    const result = await bench.ingest(source);
    expect(result).toMatchObject({ status: 'not_modified', closed: 1 });
    expect(await searchable()).toEqual(['Kiln Operator']);
  });

  it('counts a shrunken read neither as a miss nor as a seen job', async () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => posting(id, `Kiln Operator ${id}`));
    serve('between', five);
    const source = await bench.addSource('ashby', boardUrl('between'));
    await bench.ingest(source);
    serve('between', five.slice(0, 4));
    await bench.ingest(source);
    serve('between', [posting('e', 'Senior Kiln Operator e')]);
    expect(await bench.ingest(source)).toMatchObject({ status: 'suspicious', closed: 0 });
    serve('between', five.slice(0, 4));
    expect(await bench.ingest(source)).toMatchObject({ status: 'completed', closed: 1 });
    expect((await bench.jobs()).find((job) => job.closedAt !== null)?.externalId).toBe('e');
  });

  it('reads a feed that returned to its state before a faulty read', async () => {
    const three = ['a', 'b', 'c'].map((id) => posting(id, `Kiln Operator ${id}`));
    serve('flaw', three);
    const source = await bench.addSource('ashby', boardUrl('flaw'));
    await bench.ingest(source);
    serve('flaw', [posting('a', 'Test, please ignore')]);
    await bench.ingest(source);
    serve('flaw', three);
    expect(await bench.ingest(source)).toMatchObject({ status: 'completed', changed: 1 });
    expect(await searchable()).toEqual(['Kiln Operator a', 'Kiln Operator b', 'Kiln Operator c']);
  });

  it.each([
    ['an empty read', []],
    ['a read of fewer than half', [posting('a', 'Kiln Operator a')]],
    ['rows that all lost their id', ['a', 'b', 'c'].map((id) => ({ ...posting(id, 'x'), id: '' }))],
  ])('closes nothing after any number of: %s', async (_name, rows) => {
    const name = `shrunk-${rows.length}`;
    serve(
      name,
      ['a', 'b', 'c'].map((id) => posting(id, `Kiln Operator ${id}`)),
    );
    const source = await bench.addSource('ashby', boardUrl(name));
    await bench.ingest(source);
    serve(name, rows);
    for (let round = 0; round < 3; round += 1) {
      expect(await bench.ingest(source)).toMatchObject({ status: 'suspicious', closed: 0 });
    }
    expect(await searchable()).toHaveLength(3);
  });

  it('rejects a bad row with its reason and reads the others', async () => {
    serve('bad', [
      posting('a', 'Kiln Operator'),
      posting('b', 'x'.repeat(10_000)),
      posting('c', 'Driver', { applyUrl: 'javascript:alert(1)', jobUrl: 'javascript:alert(1)' }),
      { nonsense: true },
    ]);
    const source = await bench.addSource('ashby', boardUrl('bad'));
    expect(await bench.ingest(source)).toMatchObject({ read: 4, new: 1, rejected: 3 });
    const [run] = await listRuns(bench.ctx.stores, source, 1);
    const rejected = await listRejectedRows(bench.ctx.stores, run?._id ?? '');
    expect(rejected).toHaveLength(3);
    expect(rejected.every((row) => row.reason !== '')).toBe(true);
  });

  it('rejects a row that is nested too deeply to be shown, and reads the others', async () => {
    const deep = JSON.stringify(posting('a', 'Kiln Operator')).replace(
      '"title":"Kiln Operator"',
      `"title":${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    );
    boards['deep'] = {
      status: 200,
      body: `{"jobs":[${deep},${JSON.stringify(posting('b', 'Glaze Chemist'))}]}`,
    };
    const source = await bench.addSource('ashby', boardUrl('deep'));
    expect(await bench.ingest(source)).toMatchObject({ read: 2, new: 1, rejected: 1 });
  });

  it('records an unknown board as a failed run', async () => {
    const source = await bench.addSource('ashby', boardUrl('nowhere'));
    const result = await bench.ingest(source);
    expect(result).toMatchObject({ status: 'failed', read: 0 });
    expect(result.error).toContain('not_found');
  });

  it('shows one job per duplicate cluster, the employer’s own source first', async () => {
    const text =
      '<p>Fire porcelain at night, keep the log, and call the engineer when the cone bends early. ' +
      'You know electric and gas kilns, you like quiet, and you have worked with glazes before. ' +
      'We pay on time, we eat together on Fridays, and nobody works two nights in a row.</p>';
    serve('own', [posting('a', 'Night Kiln Operator', { descriptionHtml: text })]);
    const company = 'Tegula Ceramics';
    boards['feed'] = {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: `<source><job><title><![CDATA[Night Kiln Operator]]></title><date><![CDATA[2026-05-05T08:00:00Z]]></date>
        <referencenumber><![CDATA[z1]]></referencenumber><url><![CDATA[https://feeds.example.com/z1]]></url>
        <company><![CDATA[${company}]]></company><city><![CDATA[Lyon]]></city><country><![CDATA[FR]]></country>
        <description><![CDATA[${text}]]></description></job></source>`,
    };
    const feed = await bench.addSource('indeed_xml', boardUrl('feed'));
    await bench.ingest(feed);
    expect(await searchable()).toHaveLength(1);
    const own = await bench.addSource('ashby', boardUrl('own'));
    await bench.ctx.stores.mongo
      .collection('sources')
      .updateOne({ _id: own as never }, { $set: { companyName: company } });
    await bench.ingest(own);
    expect(await searchable()).toHaveLength(1);
    const shown = (await bench.jobs()).filter((job) => job.clusterPrimary);
    expect(shown.map((job) => job.sourceName)).toEqual(['ashby']);
    serve('own', []);
  });
});

describe('scheduled reads', () => {
  const due = new Date('2026-01-01T00:00:00Z');

  beforeEach(async () => {
    await sourceModel(bench.ctx.stores.mongo).deleteMany({});
  });

  /** A board with one role. Boards added earlier are due for longer. */
  async function addDue(name: string, index: number): Promise<string> {
    serve(name, [posting(name, `Kiln Operator ${name}`)]);
    const source = await bench.addSource('ashby', boardUrl(name));
    const nextReadAt = new Date(due.getTime() + index * 1000);
    await sourceModel(bench.ctx.stores.mongo).updateOne({ _id: source }, { $set: { nextReadAt } });
    return source;
  }

  /** The number of reads that a tick started, once they have ended. */
  async function tick(...started: string[]): Promise<number> {
    const { started: count } = await bench.tick<{ started: number }>('dispatchIngestion');
    const { workflow } = bench.ctx.temporal.client;
    for (const source of started) await workflow.getHandle(ingestId(source)).result();
    return count;
  }

  const readOnes = async () => (await bench.jobs()).map((job) => job.externalId).sort();

  it('starts due sources, longest overdue first, a few at a time, and again after the interval', async () => {
    const sources: string[] = [];
    for (const [index, name] of ['one', 'two', 'three'].entries()) {
      sources.push(await addDue(name, index));
    }
    const before = Date.now();
    expect(await tick(...sources.slice(0, 2))).toBe(2);
    expect(await readOnes()).toEqual(['one', 'two']);
    expect(await tick(...sources.slice(2))).toBe(1);
    expect(await readOnes()).toEqual(['one', 'three', 'two']);
    expect(await tick()).toBe(0);

    const [first = ''] = sources;
    const next = (await findSource(bench.ctx.stores, first))?.nextReadAt.getTime() ?? 0;
    expect(next).toBeGreaterThanOrEqual(before + 60 * 60_000);
    expect(next).toBeLessThanOrEqual(Date.now() + 60 * 60_000);
  });

  it('starts sources after a failing one', async () => {
    const broken = await addDue('broken', 0);
    const sources = sourceModel(bench.ctx.stores.mongo);
    await sources.updateOne({ _id: broken }, { $set: { cadenceMinutes: 1e15 } });
    const sound = await addDue('sound', 1);
    expect(await tick(broken, sound)).toBe(1);
    expect(await readOnes()).toEqual(['broken', 'sound']);
  });

  it('skips a paused source until it is resumed', async () => {
    const source = await addDue('pausing', 0);
    await enableSource(bench.ctx.stores, source, false);
    expect(await tick()).toBe(0);
    await enableSource(bench.ctx.stores, source, true);
    expect(await tick(source)).toBe(1);
    expect(await readOnes()).toEqual(['pausing']);
  });

  it('closes jobs past their own deadline, once, and no hosted roles', async () => {
    const rows = ['open', 'over', 'hosted'].map((id) => posting(id, `Kiln Operator ${id}`));
    serve('deadlines', rows);
    await bench.ingest(await bench.addSource('ashby', boardUrl('deadlines')));
    const model = jobModel(bench.ctx.stores.mongo);
    const past = { closesAt: new Date(Date.now() - 1000) };
    await model.updateOne({ externalId: 'over' }, { $set: past });
    await model.updateOne({ externalId: 'hosted' }, { $set: { ...past, canApply: true } });
    const future = { closesAt: new Date(Date.now() + 3_600_000) };
    await model.updateOne({ externalId: 'open' }, { $set: future });

    const before = await bench.jobs();
    expect(await bench.tick('expireOverdueJobs')).toMatchObject({ closed: 1 });
    const closed = (await bench.jobs()).filter((job) => job.closedAt !== null);
    expect(closed.map((job) => job.externalId)).toEqual(['over']);
    const old = before.find((job) => job.externalId === 'over');
    expect(closed[0]?.revision).toBeGreaterThan(old?.revision ?? Infinity);
    expect(await bench.tick('expireOverdueJobs')).toMatchObject({ closed: 0 });
  });

  it('does not read a removed source, and its jobs are not found', async () => {
    const kept = await addDue('kept', 0);
    const gone = await addDue('gone', 1);
    expect(await tick(kept, gone)).toBe(2);
    await retireSource(bench.ctx, gone);
    await sourceModel(bench.ctx.stores.mongo).updateMany({}, { $set: { nextReadAt: due } });
    expect(await tick(kept)).toBe(1);
    const open = (await bench.jobs()).filter((job) => job.closedAt === null);
    expect(open.map((job) => job.externalId)).toEqual(['kept']);
    await bench.ctx.stores.search.client.indices.refresh({
      index: bench.ctx.stores.search.jobsIndex,
    });
    expect(await searchable()).toEqual(['Kiln Operator kept']);
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { createSweepExports } from '../../../activities/transfers/sweep-exports.ts';
import { readCell, splitList } from '../../../domain/transfers/cells.ts';
import { transferColumns } from '../../../domain/transfers/columns.ts';
import { writeExport } from '../../../services/transfers/exports/write-export.ts';
import { exportModel } from '../../../storage/transfers/exports/export.model.ts';
import { fileModel } from '../../../storage/files/file.model.ts';
import { createApiKey } from '../../../services/accounts/create-api-key.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const nothing = () => undefined;

async function narrowKeyOf({ ctx }: TestApi, { key: { accountId } }: Employer): Promise<TestKey> {
  const scopes = ['jobs:applications'] as const;
  const request = { accountId, name: 'narrow', scopes, requestsPerMinute: 1_000 };
  const { key, text } = await createApiKey(ctx.stores, request);
  const headers = { authorization: `Bearer ${text}` };
  return { accountId, keyId: key.id, apiKey: text, headers };
}

/** Promise: an export is a complete file that its account alone gets, for a day, without secrets or formulas. */
describe('exports', () => {
  let api: TestApi;
  let employer: Employer;
  let jobId: string;
  const person = {
    ...{ name: '=SUM(A1)', email: 'mara@exports.example', phone: '+46 70 123 45 67' },
    ...{ links: ['https://a.example/;x'], skills: ['C; D', 'Clocks'], tags: ['a\\b'] },
    source: '-referral',
  };

  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    jobId = (await buildPosting(api, employer, { locations: [{ text: 'Malmö, Sweden' }] })).id;
    await post('/candidates', { ...person, job_id: jobId });
    const resume = {
      filename: 'cv.txt',
      content_base64: Buffer.from('Tove Lind').toString('base64'),
    };
    const answers = { name: 'Tove Lind', email: 'tove@exports.example', resume };
    const body = { answers };
    const applied = await applyOnBoard(api, employer, { jobId, body });
    expect(applied.body).toMatchObject({ application: { status: 'applied' } });
  });
  afterAll(() => api.close());

  const post = (path: string, body: Json, key = employer.key) =>
    call(api, key, { method: 'POST', path, body });
  const read = async (id: string, key = employer.key) =>
    (await call(api, key, { path: `/exports/${id}` })).body.data;
  const write = (id: string) =>
    writeExport(api.ctx, { accountId: employer.key.accountId, id }, nothing);

  /** The link has the address of the installation. */
  const open = (row: Json) => fetch(api.url + new URL(String(row['url'])).pathname);

  async function exported(body: Json): Promise<{ row: Json; bytes: Buffer; answer: Response }> {
    const made = await post('/exports', body);
    expect(made.status).toBe(202);
    expect(made.body.data).toMatchObject({ status: 'queued', url: null });
    const id = made.body.data['id'] as string;
    await write(id);
    const row = await read(id);
    const answer = await open(row);
    return { row, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  it('writes a table that spreadsheets do not run, and that reads back', async () => {
    const { row, bytes, answer } = await exported({ kind: 'candidates' });
    expect(row).toMatchObject({
      ...{ status: 'done', rows: 2, format: 'csv', bytes: bytes.length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
      filename: expect.stringMatching(/^candidates-\d{4}-\d\d-\d\d\.csv$/),
    });
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    const lines: string[][] = parse(bytes);
    const names = lines[0] ?? [];
    expect(names).toEqual(transferColumns.candidates.map(({ name }) => name));
    for (const cell of lines.slice(1).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const cell = (name: string) => readCell(lines[1]?.[names.indexOf(name)] ?? '');
    expect(cell('name')).toBe(person.name);
    expect(cell('source')).toBe(person.source);
    for (const name of ['links', 'skills', 'tags'] as const) {
      expect(splitList(cell(name))).toEqual(person[name]);
    }
  });

  it('writes JSON Lines of applications with answers and history', async () => {
    const { bytes } = await exported({ kind: 'applications', format: 'jsonl' });
    const rows = bytes
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Json);
    expect(rows).toMatchObject([
      { name: person.name, job_id: jobId, stage: 'applied', history: [{ stage: 'applied' }] },
      { name: 'Tove Lind', answers: { name: 'Tove Lind' } },
    ]);
  });

  it('writes roles and employees', async () => {
    const { bytes } = await exported({ kind: 'postings', filter: { status: 'open' } });
    const [posting]: Json[] = parse(bytes, { columns: true });
    expect(posting).toMatchObject({ id: jobId, status: 'open', locations: 'Malmö, Sweden' });
    await post('/employees', { name: 'Signe Holm' });
    const { row } = await exported({ kind: 'employees' });
    expect(row).toMatchObject({ rows: 1 });
  });

  it.each([
    [{ stage: 'applied' }, 2],
    [{ stage: 'hired' }, 0],
    [{ tag: 'a\\b' }, 1],
    [{ source: '-referral', status: 'active' }, 1],
    [{ job_id: 'job_00000000000000000000' }, 0],
  ])('filters candidates by %j', async (filter, rows) => {
    expect((await exported({ kind: 'candidates', filter })).row).toMatchObject({ rows, filter });
  });

  it('adds the files to a ZIP, in which the table names them', async () => {
    const { bytes, row } = await exported({ kind: 'applications', files: true });
    expect(row['filename']).toMatch(/\.zip$/);
    const entries = unzipSync(bytes);
    const table: Json[] = parse(Buffer.from(entries['applications.csv'] ?? []), { columns: true });
    const path = String(table[1]?.['resume_file']);
    expect(path).toMatch(/^files\/doc_\w+\/[^/]+$/);
    expect(Buffer.from(entries[path] ?? []).toString()).toBe('Tove Lind');
  });

  it('exports the account with a manifest of counts and hashes, and without secrets', async () => {
    await post('/webhooks', { url: 'https://hooks.example/x', event_kinds: ['*'] });
    const { bytes } = await exported({ kind: 'account' });
    const entries = unzipSync(bytes);
    const manifest = JSON.parse(Buffer.from(entries['manifest.json'] ?? []).toString()) as {
      files: { path: string; records?: number; sha256: string; bytes: number }[];
    };
    expect(manifest.files.length).toBe(Object.keys(entries).length - 1);
    for (const { path, records, sha256, bytes: size } of manifest.files) {
      const content = Buffer.from(entries[path] ?? []);
      expect([path, content.length]).toEqual([path, size]);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      if (records === undefined) continue;
      expect([path, content.toString().split('\n').length - 1]).toEqual([path, records]);
    }
    const files = new Map(manifest.files.map((file) => [file.path, file]));
    expect(files.get('candidates.jsonl')).toMatchObject({ records: 2 });
    expect(files.get('api_keys.jsonl')?.records).toBeGreaterThan(0);
    const all = Object.values(entries)
      .map((entry) => Buffer.from(entry).toString())
      .join('\n');
    expect(all).not.toMatch(/"[a-z_]*(hash|secret|token|email_key)"/);
    expect(all).not.toContain('whsec_');
    expect(all).not.toContain('console_sessions');
  });

  it.each([
    [{ kind: 'everything' }, 'kind'],
    [{ kind: 'account', format: 'csv' }, 'format'],
    [{ kind: 'postings', filter: { tag: 'x' } }, 'filter.tag'],
    [{ kind: 'postings', filter: { status: 'hired' } }, 'filter.status'],
    [{ kind: 'candidates', filter: { status: 'open' } }, 'filter.status'],
    [{ kind: 'candidates', filter: { name: 'x' } }, 'filter.name'],
    [{ kind: 'employees', files: true }, 'files'],
    [{}, 'kind'],
  ])('refuses %j', async (body, path) => {
    const { status, body: answer } = await post('/exports', body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ error: { details: [{ path }] } });
  });

  it('keeps accounts apart, and an account from keys without its scopes', async () => {
    const { row } = await exported({ kind: 'account' });
    const id = String(row['id']);
    const other = await buildKey(api.ctx.stores);
    expect((await call(api, other, { path: `/exports/${id}` })).status).toBe(404);
    const narrow = await narrowKeyOf(api, employer);
    expect(await read(id, narrow)).toMatchObject({ status: 'done', url: null });
    expect((await post('/exports', { kind: 'account' }, narrow)).status).toBe(403);
    expect((await post('/exports', { kind: 'candidates' }, narrow)).status).toBe(202);
  });

  it('ends once, and keeps one file, when two workers write it', async () => {
    const made = await post('/exports', { kind: 'candidates' });
    const id = made.body.data['id'] as string;
    const before = await fileModel(api.ctx.stores.mongo).countDocuments();
    const outcomes = await Promise.all([write(id), write(id)]);
    expect(outcomes.sort()).toEqual([false, true]);
    const { file } = (await exportModel(api.ctx.stores.mongo).findById(id).lean()) ?? {};
    expect(await fileModel(api.ctx.stores.mongo).exists({ _id: file?.id ?? '' })).not.toBeNull();
    expect(await fileModel(api.ctx.stores.mongo).countDocuments()).toBe(before + 1);
    expect(await write(id)).toBe(false);
  });

  it('erases the file after a day, and at once when a person is anonymised', async () => {
    const { row } = await exported({ kind: 'candidates' });
    const id = String(row['id']);
    const expired = new Date(Date.now() - 1);
    await exportModel(api.ctx.stores.mongo).updateOne({ _id: id }, { expiresAt: expired });
    expect(await read(id)).toMatchObject({ status: 'done', url: null });
    await createSweepExports(api.ctx)();
    expect((await open(row)).status).toBe(404);

    const { row: fresh } = await exported({ kind: 'candidates' });
    const gone = await post('/candidates', { name: 'Gone' });
    await post(`/candidates/${String(gone.body.data['id'])}/anonymize`, {});
    await Promise.all(
      api.ctx.personalData
        .filter(({ collections }) => collections.includes('exports'))
        .map(({ anonymize }) =>
          anonymize(api.ctx, {
            accountId: employer.key.accountId,
            ids: [],
            addressKeys: [],
          } as never),
        ),
    );
    expect(await read(String(fresh['id']))).toMatchObject({ url: null });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeExport } from '../../../services/transfers/exports/write-export.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { errorsOf, runImport } from '../../support/transfers/imports.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { TRUST_PROXY: '1' } });
});
afterAll(() => api.close());

type Kind = 'candidates' | 'applications' | 'postings';

async function exported({ key }: Employer, kind: Kind): Promise<string> {
  const made = await call(api, key, { method: 'POST', path: '/exports', body: { kind } });
  const id = String(made.body.data['id']);
  await writeExport(api.ctx, { accountId: key.accountId, id }, () => undefined);
  const read = await call(api, key, { path: `/exports/${id}` });
  const answer = await fetch(api.url + new URL(String(read.body.data['url'])).pathname);
  return answer.text();
}

async function imported(employer: Employer, kind: Kind, file: string): Promise<void> {
  const one = await runImport(api, employer, { kind, file });
  expect(await errorsOf(api, employer, one.id)).toEqual([]);
}

const listed = async ({ key }: Employer, path: string) =>
  (await call<{ data: Json[] }>(api, key, { path })).body.data;

const pick = (record: Json, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

const byText = (a: Json, b: Json) => JSON.stringify(a).localeCompare(JSON.stringify(b));

/** Promise: an exported table is imported to the same records, also with formulas, quotes and lists. */
describe('export and import', () => {
  let from: Employer;
  let to: Employer;

  beforeAll(async () => {
    from = await buildEmployer(api);
    to = await buildEmployer(api);
    const { id: jobId } = await buildPosting(api, from, {
      ...{ title: '=Night Watch, "Harbour"', department: '-Clocks; Bells' },
      ...{ locations: [{ text: 'Malmö, Sweden' }], employment_type: 'full_time' },
    });
    const add = (body: Json) => call(api, from.key, { method: 'POST', path: '/candidates', body });
    const person = {
      ...{ name: '=SUM(A1)', email: 'mara@trip.example', phone: '+46701234567' },
      ...{ location: 'Malmö\\;', links: ['https://a.example/;x'], skills: ["'C; D", '@Clocks'] },
      ...{ tags: ['a\\b', 'harbour, night'], source: '-referral' },
    };
    expect((await add({ ...person, job_id: jobId })).status).toBe(201);
    expect((await add({ name: "'Quote", tags: ['only'] })).status).toBe(201);
    const answers = { name: 'Tove Lind', email: 'tove@trip.example' };
    expect((await applyOnBoard(api, from, { jobId, body: { answers } })).status).toBe(201);
  });

  const POSTING = ['title', 'status', 'department', 'employment_type', 'description_html'];
  const PERSON = ['name', 'email', 'phone', 'links', 'skills', 'tags', 'source'];
  const APPLICATION = ['job_title', 'stage', 'status', 'submitted_at', 'answers'];

  it('roles', async () => {
    const rows = async (employer: Employer) =>
      (await listed(employer, '/job-listings')).map((row) => pick(row, POSTING)).sort(byText);
    await imported(to, 'postings', await exported(from, 'postings'));
    expect(await rows(to)).toEqual(await rows(from));
    expect(await rows(to)).toHaveLength(1);
  });

  it('candidates', async () => {
    const rows = async (employer: Employer) =>
      (await listed(employer, '/candidates')).map((row) => pick(row, PERSON)).sort(byText);
    await imported(to, 'candidates', await exported(from, 'candidates'));
    expect(await rows(to)).toEqual(await rows(from));
    expect(await rows(to)).toHaveLength(3);
  });

  it('applications, once when they are sent twice', async () => {
    const rows = async (employer: Employer) =>
      (await listed(employer, '/candidates'))
        .flatMap((row) => row['applications'] as Json[])
        .map((row) => pick(row, APPLICATION))
        .sort(byText);
    const table = await exported(from, 'applications');
    await imported(to, 'applications', table);
    await imported(to, 'applications', table);
    expect(await rows(to)).toEqual(await rows(from));
    expect(await rows(to)).toHaveLength(2);
  });
});

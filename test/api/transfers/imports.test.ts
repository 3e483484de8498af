import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import iconv from 'iconv-lite';
import {
  call,
  buildEmployer,
  buildPosting,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { errorsOf, finishImport, runImport, sendImport } from '../../support/transfers/imports.ts';

let api: TestApi;
let employer: Employer;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function fresh(): Promise<Employer> {
  employer = await buildEmployer(api);
  return employer;
}

async function candidates(query = ''): Promise<Json[]> {
  const read = await call<{ data: Json[] }>(api, employer.key, { path: `/candidates${query}` });
  return read.body.data;
}

const counts = (...[made, changed, skipped, bad]: [number, number, number, number]) => ({
  ...{ new: made, changed, skipped, bad },
});

/** Promise: people of a table become candidates once, however often and by whom it is sent. */
describe('POST /imports with candidates', () => {
  it('imports, changes and skips', async () => {
    await fresh();
    const table = [
      'Candidate ID,First Name,Last Name,Email,Phone,Tags,LinkedIn,Notes',
      '7,Šárka,Žák,sarka@example.com,+46 70 123 45 67,"harbour, night",linkedin.com/in/sarka,Called twice',
      '8,Tove,,TOVE@example.com,,,,',
      '9,,,,,,,',
    ].join('\r\n');
    const first = await runImport(api, employer, {
      kind: 'candidates',
      file: iconv.encode(table, 'win1252'),
    });
    expect(first).toMatchObject({
      status: 'done',
      counts: counts(2, 0, 0, 1),
      rows: 3,
      progress: 1,
    });
    expect(await errorsOf(api, employer, first.id)).toEqual([
      { line: 4, column: null, reason: 'has neither a name nor an e-mail address' },
    ]);
    const [sarka] = await candidates('?email=sarka@example.com');
    expect(sarka).toMatchObject({
      name: 'Šárka Žák',
      phone: '+46701234567',
      tags: ['harbour', 'night'],
      links: ['https://linkedin.com/in/sarka'],
      source: 'import',
      applications: [],
    });
    const again = await runImport(api, employer, {
      kind: 'candidates',
      file: iconv.encode(table, 'win1252'),
    });
    expect(again.counts).toEqual(counts(0, 0, 2, 1));
    const changed = await runImport(api, employer, {
      kind: 'candidates',
      file: 'Candidate ID;name;tags\n7;Šárka Novák;day\n8;Tove;\n',
    });
    expect(changed.counts).toEqual(counts(0, 1, 1, 0));
    expect(await candidates('?email=sarka@example.com')).toMatchObject([
      { name: 'Šárka Novák', tags: ['harbour', 'night', 'day'] },
    ]);
    const read = await call(api, employer.key, { path: `/candidates/${String(sarka?.['id'])}` });
    expect(read.body.data['notes']).toMatchObject([{ body: 'Called twice' }]);
  });

  it('counts a dry run as the import will be, and writes nothing', async () => {
    await fresh();
    await runImport(api, employer, {
      kind: 'candidates',
      file: 'name,email\nAda,ada@example.com\n',
    });
    const table = [
      'name,email,phone',
      'Ada,ada@example.com,',
      'Ada Holm,ada@example.com,',
      'Ben,ben@example.com,',
      'Ben,ben@example.com,',
      'Ben,ben@example.com,+46701234567',
      'Cleo,cleo(at)example.com,',
    ].join('\n');
    const dry = await runImport(api, employer, { kind: 'candidates', file: table, dry_run: true });
    expect(dry).toMatchObject({ dry_run: true, status: 'done' });
    expect(await candidates()).toHaveLength(1);
    const { counts: real } = await runImport(api, employer, {
      kind: 'candidates',
      import_id: dry.id,
    });
    expect(dry.counts).toEqual(real);
    expect(real).toEqual(counts(1, 2, 2, 1));
    expect(await candidates()).toHaveLength(2);
  });

  it('mails nobody and announces nothing', async () => {
    await fresh();
    await runImport(api, employer, { kind: 'candidates', file: 'email\nada@example.com\n' });
    const events = await call<{ data: Json[] }>(api, employer.key, { path: '/events' });
    expect(events.body.data.map(({ kind }) => kind)).not.toContain('candidate.created');
  });

  it('tells two accounts apart', async () => {
    const table = 'id,name,email\n1,Ada,ada@example.com\n';
    await fresh();
    await runImport(api, employer, { kind: 'candidates', file: table });
    await fresh();
    const other = await runImport(api, employer, { kind: 'candidates', file: table });
    expect(other.counts).toEqual(counts(1, 0, 0, 0));
    const stranger = await buildEmployer(api);
    for (const path of [`/imports/${other.id}`, `/imports/${other.id}/errors`]) {
      expect((await call(api, stranger.key, { path })).status).toBe(404);
    }
  });
});

/** Promise: bad rows are named by line and column, and the list of them is a table to mend and send again. */
describe('bad rows', () => {
  it('are downloaded, mended and sent again', async () => {
    await fresh();
    const table =
      'Full name,E-mail,Phone,Color\nAda,ada@,x,red\n"=1+1 ""Ben""",ben@example.com,,blue\nCleo,cleo@,,\n';
    const first = await runImport(api, employer, { kind: 'candidates', file: table });
    expect(first.counts).toEqual(counts(1, 0, 0, 2));
    expect(await errorsOf(api, employer, first.id)).toEqual([
      {
        line: 2,
        column: 'E-mail',
        reason: 'must be an e-mail address; Phone: must be a phone number',
      },
      { line: 4, column: 'E-mail', reason: 'must be an e-mail address' },
    ]);
    const answer = await fetch(`${api.url}/imports/${first.id}/errors`, {
      headers: { ...employer.key.headers, accept: 'text/csv' },
    });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const sheet = await answer.text();
    expect(sheet.split('\n')[0]).toBe('line,column,reason,Full name,E-mail,Phone,Color');
    const mended = sheet
      .replaceAll('ada@,', 'ada@example.com,')
      .replace('x,red', ',red')
      .replace('cleo@,', 'cleo@example.com,');
    const second = await runImport(api, employer, { kind: 'candidates', file: mended });
    expect(second.counts).toEqual(counts(2, 0, 0, 0));
  });

  it('name the line of a quote that is not closed', async () => {
    await fresh();
    const table = `name,email\nAda,ada@example.com\n"Ben,ben@example.com\n${'x,y\n'.repeat(500)}`;
    const one = await runImport(api, employer, { kind: 'candidates', file: table });
    expect(one).toMatchObject({ status: 'done', counts: counts(1, 0, 0, 1) });
    expect(await errorsOf(api, employer, one.id)).toMatchObject([{ line: 3, column: null }]);
  });

  it('has rows of another width', async () => {
    await fresh();
    const table = 'name,email\nAda,ada@example.com,,\nBen,ben@example.com,x\nCleo\n';
    const one = await runImport(api, employer, { kind: 'candidates', file: table });
    expect(one.counts).toEqual(counts(1, 0, 0, 2));
  });
});

/** Promise: what is no table is refused at once, and says where. */
describe('POST /imports refuses', () => {
  const zip = (files: Record<string, string | Uint8Array>) =>
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? new TextEncoder().encode(content) : content,
        ]),
      ),
    );
  it.each<[string, Json, string]>([
    ['no file', {}, 'file'],
    ['a file and a link', { file: 'name\nAda', url: 'https://a.example/t.csv' }, 'file'],
    ['an empty file', { file: '\n\n' }, 'file'],
    ['a picture', { file: new Uint8Array([137, 80, 78, 71, 0, 0, 1, 10, 0]) }, 'file'],
    ['too many columns', { file: `${'a,'.repeat(501)}\n` }, 'file'],
    ['an endless header', { file: 'a'.repeat(1_200_000) }, 'file'],
    ['a header without names', { file: 'colour,size\nred,1\n' }, 'mapping'],
    ['an unknown column', { file: 'name\nAda', mapping: { email: 'email' } }, 'mapping.email'],
    ['an unknown member', { file: 'name\nAda', mapping: { name: 'pay' } }, 'mapping.name'],
    ['a member twice', { file: 'a,b\n1,2', mapping: { a: 'name', b: 'name' } }, 'mapping.b'],
    ['a mapping that is no object', { file: 'name\nAda', mapping: '[' }, 'mapping'],
    ['an unknown field', { file: 'name\nAda', colour: 'red' }, 'colour'],
    ['another kind', { file: 'name\nAda', kind: 'offers' }, 'kind'],
    ['a dry run that is no flag', { file: 'name\nAda', dry_run: 'perhaps' }, 'dry_run'],
    ['a link without a host', { url: 'file:///etc/passwd' }, 'url'],
    ['a private address', { url: 'http://10.0.0.8/t.csv' }, 'url'],
    ['a ZIP without a table', { file: zip({ 'a.pdf': '1' }) }, 'file'],
    ['a ZIP with two tables', { file: zip({ 'a.csv': 'name', 'b.csv': 'name' }) }, 'file'],
    ['a ZIP within a ZIP', { file: zip({ 'a.csv': 'name', 'b.zip': zip({ c: '1' }) }) }, 'file'],
    ['a damaged ZIP', { file: zip({ 'a.csv': 'name' }).subarray(0, 40) }, 'file'],
    ['a foreign dry run', { import_id: 'imp_0NaQ8xT2v7Bd1kZp4mXw' }, 'import_id'],
  ])('%s', async (_name, sent, path) => {
    await fresh();
    const { status, body } = await sendImport(api, employer, { kind: 'candidates', ...sent });
    expect({ status, path: body.error?.details[0]?.['path'] }).toEqual({ status: 400, path });
  });

  it('a file that is too large', async () => {
    await fresh();
    const file = new Uint8Array(49 * 1024 * 1024).fill(97);
    expect((await sendImport(api, employer, { kind: 'candidates', file })).status).toBe(413);
  });
});

/** Promise: applications of another system stand at their stage, once per person and role. */
describe('POST /imports with applications', () => {
  it('names roles by title and by id, and attaches résumés of a ZIP', async () => {
    await fresh();
    const role = await buildPosting(api, employer, { title: 'Ferry Engineer' });
    const other = await buildPosting(api, employer, { title: 'Clock Keeper' });
    const table = [
      'Candidate Name,Candidate Email,Job Name,Current Stage,Application Date,Resume',
      'Ada Holm,ada@example.com,ferry engineer,Phone Screen,2026-01-31,cv/ada.txt',
      `Ada Holm,ada@example.com,${other.id},Hired,"Feb 3, 2026",`,
      'Ben,ben@example.com,Lighthouse Keeper,,,',
      'Cleo,cleo@example.com,Ferry Engineer,Nowhere,,',
      'Dag,dag@example.com,Ferry Engineer,,,cv/missing.txt',
      'Eva,eva@example.com,Ferry Engineer,,02/03/2026,',
    ].join('\n');
    const file = zipSync({
      'export.csv': new TextEncoder().encode(table),
      'files/cv/ada.txt': new TextEncoder().encode('Ada Holm, ferries'),
    });
    const sent = {
      kind: 'applications' as const,
      file,
      filename: 'export.zip',
      mapping: { Resume: 'resume_file' },
    };
    const one = await runImport(api, employer, sent);
    expect(await errorsOf(api, employer, one.id)).toMatchObject([
      { line: 4, column: 'Job Name', reason: 'is not the id or title of a role' },
      {
        line: 5,
        column: 'Current Stage',
        reason: expect.stringContaining('must be one of Applied'),
      },
      { line: 6, column: 'Resume', reason: 'is not a file of the ZIP' },
      { line: 7, column: 'Application Date', reason: expect.stringContaining('must be a date') },
    ]);
    expect(one).toMatchObject({ vendor: 'greenhouse', counts: counts(2, 0, 0, 4) });
    const [ada] = await candidates('?email=ada@example.com');
    expect(ada?.['applications']).toMatchObject([
      {
        job_id: role.id,
        stage: 'screening',
        status: 'active',
        submitted_at: '2026-01-31T00:00:00.000Z',
        files: [{ filename: 'ada.txt' }],
      },
      { job_id: other.id, stage: 'hired', status: 'hired', files: [] },
    ]);
    const again = await runImport(api, employer, sent);
    expect(again.counts).toEqual(counts(0, 0, 2, 4));
    const moved = await runImport(api, employer, {
      kind: 'applications',
      file: 'email,job_id,stage,status\nada@example.com,' + role.id + ',,Rejected\n',
    });
    expect(moved.counts).toEqual(counts(0, 1, 0, 0));
    expect(await candidates('?email=ada@example.com')).toMatchObject([
      { applications: [{ stage: 'rejected', status: 'rejected' }, {}] },
    ]);
    const { body } = await call<{ data: Json[] }>(api, employer.key, {
      path: '/email/suppressions',
    });
    expect(body.data).toEqual([]);
    const mails = await api.ctx.stores.mongo
      .collection('mails')
      .countDocuments({ accountId: employer.key.accountId });
    expect(mails).toBe(0);
  });
});

/** Promise: roles of another system are imported once. */
describe('POST /imports with postings', () => {
  it('imports, changes and skips', async () => {
    await fresh();
    const table = [
      'Job ID,Job Title,Department,Location,Employment type,Status,Description,salary_min,salary_currency',
      '11,Ferry Engineer,Ships,Malmö,Full-time,Open,<p>Keep the ferries running.</p>,"50,000",SEK',
      '12,Clock Keeper,,,,Closed,,,',
      '13,,,,,,,,',
      '14,Harbour Pilot,,,,Open,,,',
    ].join('\n');
    const one = await runImport(api, employer, { kind: 'postings', file: table });
    expect(await errorsOf(api, employer, one.id)).toMatchObject([
      { line: 4, column: 'Job Title' },
      { line: 5, column: 'Description' },
    ]);
    expect(one.counts).toEqual(counts(2, 0, 0, 2));
    const { body } = await call<{ data: Json[] }>(api, employer.key, { path: '/jobs/post' });
    const roles = body.data.sort((a, b) => String(a['title']).localeCompare(String(b['title'])));
    expect(roles).toMatchObject([
      { title: 'Clock Keeper', status: 'closed' },
      {
        title: 'Ferry Engineer',
        status: 'open',
        employment_type: 'full_time',
        department: 'Ships',
        salary: { min: 50_000 },
      },
    ]);
    const again = await runImport(api, employer, { kind: 'postings', file: table });
    expect(again.counts).toEqual(counts(0, 0, 2, 2));
    const changed = await runImport(api, employer, {
      kind: 'postings',
      file: 'Job ID,title,status\n11,Ferry Engineer II,closed\n',
    });
    expect(changed.counts).toEqual(counts(0, 1, 0, 0));
  });
});

/** Promise: an import can be stopped, and stays stopped. */
describe('POST /imports/{id}/cancel', () => {
  it('stops an import', async () => {
    await fresh();
    const sent = await sendImport(api, employer, {
      kind: 'candidates',
      file: 'email\nada@example.com\n',
    });
    const id = String(sent.body.data['id']);
    for (let twice = 0; twice < 2; twice += 1) {
      const stopped = await call(api, employer.key, {
        method: 'POST',
        path: `/imports/${id}/cancel`,
      });
      expect(stopped.body.data).toMatchObject({ status: 'cancelled' });
    }
    expect(await finishImport(api, employer, id)).toMatchObject({ status: 'cancelled', rows: 0 });
    expect(await candidates()).toEqual([]);
    const done = await runImport(api, employer, {
      kind: 'candidates',
      file: 'email\nada@example.com\n',
    });
    const late = await call(api, employer.key, {
      method: 'POST',
      path: `/imports/${done.id}/cancel`,
    });
    expect(late.status).toBe(409);
  });
});

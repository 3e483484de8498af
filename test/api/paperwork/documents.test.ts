import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEraseTraces } from '../../../activities/hiring/erase-traces.ts';
import { createSweepOrphans } from '../../../activities/hiring/sweep-orphans.ts';
import { platformDocumentSchema } from '../../../domain/paperwork/document.ts';
import { readDocx } from '../../../services/documents/readers/read-docx.ts';
import { unzip } from '../../../services/documents/readers/unzip.ts';
import { saveFile } from '../../../storage/files/files.ts';
import { newId } from '../../../storage/new-id.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { buildEmployer, call, type Json } from '../../support/hiring/employer.ts';
import { buildDocument, buildTemplate } from '../../support/paperwork.ts';
import { linesOfPdf } from '../../support/pdf-text.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Failure {
  error: { code: string; details?: { path: string; message: string }[] };
}
type Document = Json & { id: string; files: { url: string }[] };
interface Answer extends Failure {
  data: Document;
}
interface Listed extends Failure {
  data: Document[];
  meta: { next_cursor: string | null };
}

const TEMPLATES = '/platform/documents/templates';
const DOCUMENTS = '/platform/documents';

describe('documents from templates', () => {
  let api: TestApi;
  let key: TestKey;
  let letter: string;
  let person: string;
  beforeAll(async () => {
    api = await startApi();
    ({ key } = await buildEmployer(api));
    letter = (await buildTemplate(api, key)).id;
    person = `mara-${newId('event')}@example.com`;
  });
  afterAll(() => api.close());

  const send = <Body = Answer>(method: string, path: string, body?: unknown) =>
    call<Body>(api, key, { method, path, body });
  const make = (content: Json) =>
    send('POST', DOCUMENTS, { template_id: letter, format: 'docx', ...content });
  const pathsOf = ({ body }: { body: Failure }) => body.error.details?.map(({ path }) => path);
  const candidate = async (email: string | null = null): Promise<string> => {
    const body = { name: 'Mara Lindqvist', ...(email !== null && { email }) };
    return (await send('POST', '/candidates', body)).body.data.id;
  };

  async function download({ files: [file] }: Pick<Document, 'files'>): Promise<Buffer> {
    const { pathname } = new URL(file?.url ?? '');
    const answer = await fetch(api.url + pathname);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }
  /** The text of a new document in one format, spaces and line breaks as single spaces. */
  async function printed(body: string, values: Json, format: 'pdf' | 'docx'): Promise<string> {
    const { id: template_id } = await buildTemplate(api, key, body);
    const made = await make({ template_id, format, values });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const content = await download(made.body.data);
    const lines =
      format === 'pdf'
        ? await linesOfPdf(content)
        : readDocx(content).lines.map(({ text }) => text);
    return lines.join(' ').replace(/\s+/gu, ' ').trim();
  }

  describe('templates', () => {
    it('are made, read, changed and deleted; documents stay as they were', async () => {
      const made = await send('POST', TEMPLATES, { name: 'Offer', body: 'Dear {{name}}' });
      expect(made.status).toBe(201);
      expect(made.body.data).toEqual({
        id: expect.stringMatching(/^doc_/),
        ...{ name: 'Offer', body: 'Dear {{name}}', fields: ['name'], version: 1 },
        ...{ created_at: expect.any(String), updated_at: expect.any(String) },
      });
      const path = `${TEMPLATES}/${made.body.data.id}`;
      expect((await send('GET', path)).body.data).toEqual(made.body.data);
      const same = await send('PATCH', path, { name: 'Offer' });
      expect(same.body.data).toEqual(made.body.data);
      const document = await buildDocument(api, key, { template_id: made.body.data.id });
      const changed = await send('PATCH', path, { body: '{{#pay}}{{n}}{{/pay}}' });
      expect(changed.body.data).toMatchObject({ fields: ['pay', 'n'], version: 2 });
      const stale = await call<Failure>(api, key, {
        ...{ method: 'DELETE', path, headers: { 'if-match': '"1"' } },
      });
      expect([stale.status, stale.body.error.code]).toEqual([412, 'version_conflict']);
      expect((await send('DELETE', path)).status).toBe(204);
      expect((await send('GET', path)).status).toBe(404);
      const kept = await send('GET', `${DOCUMENTS}/${document.id}`);
      expect(kept.body.data['template_id']).toBe(made.body.data.id);
      expect(readDocx(await download(kept.body.data)).lines[0]?.text).toBe('Dear Mara');
    });

    it.each([
      [{ name: 'x', body: 'a {{b c}}' }, ['body']],
      [{ name: 'x', body: '{{#a}}' }, ['body']],
      [{ name: 'x', body: '{{constructor}}' }, ['body']],
      [{ name: 'x', body: '  ' }, ['body']],
      [{ name: 'x', body: 'a\u0002b' }, ['body']],
      [{ name: 'x', body: 'x'.repeat(100_001) }, ['body']],
      [{ name: '', body: 'x' }, ['name']],
      [{ name: 'a\nb', body: 'x' }, ['name']],
      [{ name: 'x'.repeat(50_000), body: 'x' }, ['name']],
      [{ body: 'x' }, ['name']],
    ])('refuse bad input %#', async (body, paths) => {
      const answer = await send<Failure>('POST', TEMPLATES, body);
      expect([answer.status, [...new Set(pathsOf(answer))]]).toEqual([400, paths]);
    });
  });

  it('are made, listed, read, renamed and deleted with their file', async () => {
    const { status, body } = await make({ name: 'For Mara', values: { name: 'Mara', more: 1 } });
    expect(status).toBe(201);
    const { data } = body;
    expect(platformDocumentSchema.parse(data)).toEqual(data);
    expect(data).toMatchObject({
      ...{ template_id: letter, name: 'For Mara', format: 'docx', version: 1 },
      ...{ candidate_id: null, employee_id: null, files: [{ format: 'docx' }] },
    });
    const path = `${DOCUMENTS}/${data.id}`;
    const bare = (document: Document) => ({ ...document, files: null });
    expect(bare((await send('GET', path)).body.data)).toEqual(bare(data));
    const listed = await send<Listed>('GET', `${DOCUMENTS}?limit=1`);
    expect(listed.body.data.map(bare)).toEqual([bare(data)]);
    const renamed = await send('PATCH', path, { name: 'For Mara L.' });
    expect(renamed.body.data).toMatchObject({ name: 'For Mara L.', version: 2 });
    const { pathname } = new URL(data.files[0]?.url ?? '');
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('GET', path)).status).toBe(404);
    expect((await fetch(api.url + pathname)).status).toBe(404);
  });

  it('are the same under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { template_id: letter, format: 'docx', values: { name: 'Mara' } };
    const request = { method: 'POST', path: DOCUMENTS, body, headers };
    const [first, second] = [
      await call<Answer>(api, key, request),
      await call<Answer>(api, key, request),
    ];
    expect(second.body.data.id).toBe(first.body.data.id);
  });

  it('name every missing value', async () => {
    const { id: template_id } = await buildTemplate(
      api,
      key,
      '{{name}} {{title}} {{#items}}{{label}}{{/items}}',
    );
    const answer = await make({
      template_id,
      values: { items: [{ label: 'x' }, {}], title: null },
    });
    expect([answer.status, pathsOf(answer)]).toEqual([
      400,
      ['values.name', 'values.title', 'values.items.1.label'],
    ]);
  });

  it.each([
    [{ values: { name: 'a\u0002b' } }, ['values.name']],
    [{ values: { name: '\ufffe' } }, ['values.name']],
    [{ values: { name: 'x', deep: { a: { b: { c: { d: 1 } } } } } }, ['values.deep.a.b.c']],
    [{ values: { name: 'x', list: [1] } }, ['values.list.0']],
    [{ values: { name: 'x'.repeat(200_001) } }, ['values']],
    [
      { values: Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`k${i}`, 1])) },
      ['values'],
    ],
    [{ values: [] }, ['values']],
    [{ format: 'html' }, ['format']],
    [{ name: '' }, ['name']],
    [{ candidate_id: 'cand_0NaQ8xT2v7Bd1kZp4mXw' }, ['candidate_id']],
    [{ candidate_id: 'x'.repeat(50_000) }, ['candidate_id']],
    [{ employee_id: 'emp_0NaQ8xT2v7Bd1kZp4mXw' }, ['employee_id']],
    [{ employee_id: '__proto__' }, ['employee_id']],
    [{ candidate_id: 'x', employee_id: 'y' }, ['employee_id']],
  ])('refuse bad input %#', async (content, paths) => {
    const answer = await make({ values: { name: 'Mara' }, ...content });
    expect([answer.status, [...new Set(pathsOf(answer))]]).toEqual([400, paths]);
  });

  it('take no names of a prototype', async () => {
    const text = `{"template_id":"${letter}","format":"docx","values":{"name":"x","__proto__":{"a":1}}}`;
    const answer = await fetch(api.url + DOCUMENTS, {
      ...{ method: 'POST', body: text },
      headers: { ...key.headers, 'content-type': 'application/json' },
    });
    const body = (await answer.json()) as Failure;
    expect([answer.status, pathsOf({ body })]).toEqual([400, ['values.__proto__']]);
  });

  it('are 404 for a template that the account does not have', async () => {
    const stranger = await buildKey(api.ctx.stores);
    const foreign = await buildTemplate(api, stranger);
    for (const template_id of [foreign.id, 'doc_0NaQ8xT2v7Bd1kZp4mXw', "'"]) {
      const answer = await make({ template_id, values: { name: 'x' } });
      expect([answer.status, pathsOf(answer)]).toEqual([404, ['template_id']]);
    }
    const own = await buildDocument(api, key);
    for (const method of ['GET', 'DELETE', 'PATCH']) {
      const body = method === 'PATCH' ? { name: 'x' } : undefined;
      const path = `${DOCUMENTS}/${own.id}`;
      expect((await call(api, stranger, { method, path, body })).status).toBe(404);
    }
  });

  it.each([DOCUMENTS, TEMPLATES, `${DOCUMENTS}/mine`])('page by cursor: %s', async (path) => {
    for (const query of ['cursor=abc', 'limit=0', 'limit=x', 'colour=red']) {
      expect((await send(`GET`, `${path}?${query}`)).status).toBe(400);
    }
    await buildDocument(api, key);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body }: { body: Listed } = await send<Listed>('GET', `${path}?limit=2${query}`);
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.meta.next_cursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(seen.toSorted().reverse());
  });

  describe.each(['pdf', 'docx'] as const)('as %s', (format) => {
    it('print markup, formulas and template code as text', async () => {
      const odd = ['B&B <select> "x"', '**x**', '# x', '{{title}}', '{{#items}}', '=1+1'];
      const values = Object.fromEntries(odd.map((value, index) => [`v${index}`, value]));
      const body = odd.map((_, index) => `{{v${index}}}`).join('\n\n');
      expect(await printed(body, values, format)).toBe(odd.join(' '));
    });

    it('keep a value in its paragraph, line breaks included', async () => {
      const text = await printed('Dear {{a}}!', { a: 'Mara\nLindqvist\n# Chief' }, format);
      expect(text).toBe('Dear Mara Lindqvist # Chief!');
    });

    it('print Chinese, Japanese and Korean names', async () => {
      const text = await printed(
        '{{a}}, {{b}}, {{c}}',
        { a: '王小明', b: '東京', c: '김민지' },
        format,
      );
      expect(text).toBe('王小明, 東京, 김민지');
    });

    it('print right-to-left text', async () => {
      const text = await printed('{{a}}', { a: 'שלום יעל' }, format);
      expect([...text].sort()).toEqual([...'שלום יעל'].sort());
    });

    it('end with a value of 50,000 letters without a space', async () => {
      const begun = performance.now();
      const { id: template_id } = await buildTemplate(api, key, '{{a}}');
      const values = { a: 'W'.repeat(50_000) };
      const content = await download((await make({ template_id, format, values })).body.data);
      const text =
        format === 'pdf'
          ? (await linesOfPdf(content)).join('')
          : [...unzip(content, (name) => name === 'word/document.xml').values()].join('');
      expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(50_000);
      expect(performance.now() - begun).toBeLessThan(30_000);
    });

    it('fetch nothing', async () => {
      let requests = 0;
      const server = createServer((_request, response) => {
        requests += 1;
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const html = `<iframe src=http://127.0.0.1:${port}></iframe><img src=http://127.0.0.1:${port}/x>`;
      const text = await printed(`${html} {{a}}`, { a: html }, format);
      await new Promise((resolve) => server.close(resolve));
      expect(text.replaceAll(' ', '')).toBe(`${html}${html}`.replaceAll(' ', ''));
      expect(requests).toBe(0);
    });
  });

  it('begin a right-to-left paragraph at the right, and no other', async () => {
    const body = 'Dear {{he}},\n\n{{he}} {{he}}\n\nWelcome to the harbour and its many clocks.';
    const values = { he: 'יעל כהן' };
    const { id: template_id } = await buildTemplate(api, key, body);
    const made = await make({ template_id, format: 'docx', values });
    const content = await download(made.body.data);
    const xml = [...unzip(content, (name) => name === 'word/document.xml').values()].join('');
    const isLeftToRight = (text: string) => text.includes('<w:bidi w:val="false"/>');
    expect(xml.split('</w:p>').slice(0, 3).map(isLeftToRight)).toEqual([true, false, true]);
  });

  it('refuse letters that no PDF font has, and take them as DOCX', async () => {
    const answer = await make({ format: 'pdf', values: { name: 'សុខា' } });
    expect([answer.status, pathsOf(answer)]).toEqual([400, ['format']]);
    expect((await make({ values: { name: 'សុខា' } })).status).toBe(201);
  });

  it('know the date, the organization and the candidate, and let values take precedence', async () => {
    const body = '{{today}} {{organization.name}} {{candidate.name}}';
    const { id: template_id } = await buildTemplate(api, key, body);
    const candidate_id = await candidate();
    const { data } = (await make({ template_id, candidate_id })).body;
    const [line] = readDocx(await download(data)).lines;
    expect(line?.text).toMatch(/^\d{4}-\d\d-\d\d Harbour Clockworks .* Mara Lindqvist$/);
    const own = await make({
      template_id,
      candidate_id,
      values: { candidate: { name: 'Dr. M.' } },
    });
    expect(readDocx(await download(own.body.data)).lines[0]?.text).toMatch(/ Dr\. M\.$/);
    const listed = await send<Listed>('GET', `${DOCUMENTS}?candidate_id=${candidate_id}`);
    expect(listed.body.data.map(({ id }) => id)).toEqual([own.body.data.id, data.id]);
  });

  describe('GET /platform/documents/mine', () => {
    it('shows what any account made for the address of the account, and nothing else', async () => {
      const own = await buildKey(api.ctx.stores, {});
      const accounts = api.ctx.stores.mongo.collection<{ _id: string }>('accounts');
      await accounts.updateOne({ _id: own.accountId }, { $set: { email: person } });
      const candidate_id = await candidate(person.toUpperCase());
      const forMara = await buildDocument(api, key, { candidate_id });
      await buildDocument(api, key, { candidate_id: await candidate(`x${person}`) });
      await buildDocument(api, key, { candidate_id: await candidate() });
      const mine = await call<Listed>(api, own, { path: `${DOCUMENTS}/mine` });
      expect(mine.body.data.map(({ id }) => id)).toEqual([forMara.id]);
      expect((await download(mine.body.data[0] as Document)).length).toBeGreaterThan(0);
      expect((await send<Listed>('GET', `${DOCUMENTS}/mine`)).body.data).toEqual([]);
    });

    it('follows an address that the account cannot set', async () => {
      const answer = await send<Failure>('PATCH', '/account', { email: person });
      expect([answer.status, pathsOf(answer)]).toEqual([400, ['email']]);
    });
  });

  describe('files', () => {
    const files = () =>
      api.ctx.stores.mongo.collection<{ _id: string; metadata: Json }>('files.files');
    const overdue = {
      $set: { 'metadata.checkAt': new Date(0), 'metadata.heldUntil': new Date(0) },
    };

    it('of documents are never swept; one that a crash left is', async () => {
      const { stores } = api.ctx;
      const document = await buildDocument(api, key, { values: { name: newId('event') } });
      const stored = await stores.mongo
        .collection<{ _id: string; files: { fileId: string }[] }>('platform_documents')
        .findOne({ _id: document.id });
      const fileId = stored?.files[0]?.fileId ?? '';
      const left = await saveFile(stores, {
        ...{ accountId: key.accountId, contentType: 'application/pdf' },
        content: Buffer.from(newId('event')),
      });
      await files().updateMany({ _id: { $in: [fileId, left.id] } }, overdue);
      await createSweepOrphans(api.ctx)();
      expect(await files().findOne({ _id: left.id })).toBeNull();
      expect((await download(document)).length).toBeGreaterThan(0);
    });

    it('of two documents with the same content stay until the last is deleted', async () => {
      const values = { name: newId('event') };
      const { stores } = api.ctx;
      const content = Buffer.from(newId('event'));
      const [one, two] = [
        await buildDocument(api, key, { values }),
        await buildDocument(api, key, { values }),
      ];
      const same = await saveFile(stores, {
        ...{ accountId: key.accountId, contentType: 'application/pdf', content },
      });
      await stores.mongo
        .collection<{ _id: string }>('platform_documents')
        .updateMany({ _id: { $in: [one.id, two.id] } }, { $set: { 'files.0.fileId': same.id } });
      await files().updateMany({ _id: same.id }, overdue);
      await send('DELETE', `${DOCUMENTS}/${one.id}`);
      expect(await files().findOne({ _id: same.id })).not.toBeNull();
      await send('DELETE', `${DOCUMENTS}/${two.id}`);
      expect(await files().findOne({ _id: same.id })).toBeNull();
    });
  });

  it('go with the candidate who is anonymised, and no new one is made', async () => {
    const candidate_id = await candidate(`gone-${person}`);
    const document = await buildDocument(api, key, { candidate_id });
    const { pathname } = new URL(document.files[0]?.url ?? '');
    expect((await send('POST', `/candidates/${candidate_id}/anonymize`)).status).toBeLessThan(300);
    const input = { accountId: key.accountId, candidateId: candidate_id };
    await createEraseTraces(api.ctx)(input);
    expect((await send('GET', `${DOCUMENTS}/${document.id}`)).status).toBe(404);
    expect((await fetch(api.url + pathname)).status).toBe(404);
    const late = await make({ candidate_id, values: { name: 'x' } });
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict']);
  });
});

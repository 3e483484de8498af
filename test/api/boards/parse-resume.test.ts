import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { docxOf, pdfOf, resumeLines, slowPdf } from '../../support/hiring/resume-files.ts';
import { eventually } from '../../support/eventually.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface ParseBody {
  data?: { fields: Json; resume: { basics: Json }; confidence: Record<string, number> };
  error?: { code: string; message: string; details?: { path: string }[] };
}

describe('parse-resume (decision 0022)', () => {
  let api: TestApi;
  let employer: Employer;
  let role: { id: string; slug: string };
  let pdf: Buffer;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    role = await buildPosting(api, employer);
    pdf = await pdfOf(resumeLines);
  });
  afterAll(() => api.close());

  const onBoard = () => `/job-boards/${employer.slug}/jobs/${role.id}/parse-resume`;
  async function send(path: string, init: RequestInit) {
    await api.ctx.stores.mongo.collection('rate_windows').deleteMany({});
    const answer = await fetch(api.url + path, { method: 'POST', ...init });
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as ParseBody,
    };
  }
  const json = (body: unknown): RequestInit => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  function form(parts: [name: string, bytes: Uint8Array, filename: string][]): RequestInit {
    const body = new FormData();
    for (const [name, bytes, filename] of parts)
      body.append(name, new Blob([Buffer.from(bytes)]), filename);
    return { body };
  }
  const file = () => ({ filename: 'resume.pdf', content_base64: pdf.toString('base64') });

  it('returns the form, the résumé and its confidence, for every alias and both kinds of body', async () => {
    const answers = await Promise.all([
      send(onBoard(), json(file())),
      send(`/v1${onBoard()}`, json(file())),
      send(`/business/jobs/company/${employer.slug}/${role.slug}/parse-resume`, json(file())),
      send(onBoard(), form([['file', pdf, 'resume.pdf']])),
      send(onBoard(), form([['file', docxOf(resumeLines), 'resume.docx']])),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [data, ...others] = answers.map(({ body }) => body.data);
    expect(data?.fields).toEqual({
      name: 'Rosalind Okafor',
      email: 'rosalind.okafor@example.org',
      phone: '+447400123456',
      linkedin: 'https://linkedin.com/in/rosalind-okafor',
    });
    expect(data?.resume.basics['name']).toBe('Rosalind Okafor');
    expect(data?.confidence['email']).toBeGreaterThan(0.9);
    expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('*');
    for (const other of others) expect(other?.fields).toEqual(data?.fields);
  });

  it('stores nothing about the person', async () => {
    const { mongo } = api.ctx.stores;
    const collections = (await mongo.db?.collections()) ?? [];
    expect(collections.map(({ collectionName }) => collectionName)).toContain('postings');
    const files = ['files.files', 'files.chunks'].map((name) => mongo.collection(name));
    const kept = () => Promise.all(files.map((collection) => collection.countDocuments()));
    const before = await kept();
    expect((await send(onBoard(), json(file()))).status).toBe(200);
    expect(await kept()).toEqual(before);
    for (const collection of collections) {
      const stored = JSON.stringify(await collection.find({}).toArray());
      expect(stored).not.toContain('rosalind.okafor');
    }
  });

  it('is 403 feature_disabled when the employer disabled it', async () => {
    const off = await buildPosting(api, employer, {
      features: { resume_autofill: false },
    });
    const path = `/job-boards/${employer.slug}/jobs/${String(off['id'])}/parse-resume`;
    const { status, body } = await send(path, json(file()));
    expect([status, body.error?.code]).toEqual([403, 'feature_disabled']);
  });

  it('is 404 for a draft, another board and an unknown role', async () => {
    const draft = await buildPosting(api, employer, { publish: false });
    const other = await buildEmployer(api);
    for (const path of [
      `/job-boards/${employer.slug}/jobs/${String(draft['id'])}/parse-resume`,
      `/job-boards/${other.slug}/jobs/${role.id}/parse-resume`,
      `/job-boards/${employer.slug}/jobs/nothing/parse-resume`,
    ]) {
      expect((await send(path, json(file()))).status).toBe(404);
    }
  });

  it('names the problem of the body', async () => {
    const bytes = Buffer.from('x');
    const refused = await Promise.all([
      send(onBoard(), json({ filename: 'a.pdf' })),
      send(onBoard(), json({ ...file(), content_base64: 'not base64!' })),
      send(onBoard(), json({ ...file(), more: 1 })),
      send(onBoard(), json({ filename: 'a.docx', content_base64: pdf.toString('base64') })),
      send(onBoard(), form([['resume', bytes, 'a.txt']])),
      send(
        onBoard(),
        form([
          ['file', bytes, 'a.txt'],
          ['file', bytes, 'b.txt'],
        ]),
      ),
      send(onBoard(), form([])),
      send(onBoard(), { headers: { 'content-type': 'multipart/form-data' }, body: 'x' }),
      send(onBoard(), {
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\nCon',
      }),
      send(onBoard(), {
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ncut of',
      }),
      send(onBoard(), { headers: { 'content-type': 'text/plain' }, body: 'x' }),
    ]);
    expect(
      refused.map(({ status, body }) => [status, body.error?.code, body.error?.details?.[0]?.path]),
    ).toEqual([
      [400, 'invalid_request', 'content_base64'],
      [400, 'invalid_request', 'content_base64'],
      [400, 'invalid_request', 'more'],
      [400, 'unreadable_resume', 'file'],
      [400, 'invalid_request', 'resume'],
      [400, 'invalid_request', 'file'],
      [400, 'invalid_request', 'file'],
      [400, 'invalid_request', 'body'],
      [400, 'invalid_request', 'body'],
      [400, 'invalid_request', 'body'],
      [415, 'unsupported_media_type', undefined],
    ]);
  });

  it('accepts 8 MiB of body and 5 MiB of file', async () => {
    const large = await send(
      onBoard(),
      form([['file', Buffer.alloc(5 * 1024 * 1024 + 1, 0x61), 'a.txt']]),
    );
    expect([large.status, large.body.error?.code]).toEqual([400, 'unreadable_resume']);
    const tooLarge = await send(
      onBoard(),
      form([['file', Buffer.alloc(9 * 1024 * 1024, 0x61), 'a.txt']]),
    );
    expect([tooLarge.status, tooLarge.body.error?.code]).toEqual([413, 'payload_too_large']);
  });

  it('has its own limit: 20 a minute per address', async () => {
    const { headers } = await send(onBoard(), json(file()));
    expect(headers.get('ratelimit-policy')).toBe('"parse-resume";q=20;w=60');
    expect((await call(api, employer.key, { path: `/job-boards/${employer.slug}` })).status).toBe(
      200,
    );
  });

  // Promise: files of one address do not delay others, and an address that disconnects leaves none queued.
  it('parses one file per address at a time', async () => {
    const slow = { filename: 'slow.pdf', content_base64: slowPdf().toString('base64') };
    const gone = new AbortController();
    const sendFrom = (address: string, body: unknown, signal?: AbortSignal) => {
      const { headers, ...init } = json(body);
      return send(onBoard(), {
        ...init,
        headers: { ...headers, 'x-forwarded-for': address },
        ...(signal && { signal }),
      });
    };
    const hostile = Array.from({ length: 20 }, () => sendFrom('198.51.100.1', slow, gone.signal));
    const refusals: (string | null | undefined)[][] = [];
    for (const one of hostile) {
      one
        .then(({ status, body, headers }) => {
          if (status === 429) refusals.push([body.error?.code, headers.get('retry-after')]);
        })
        .catch(() => undefined);
    }
    expect((await sendFrom('198.51.100.2', file())).status).toBe(200);
    await eventually('fifteen to be refused', () => refusals.length === 15);
    expect(refusals).toEqual(Array(15).fill(['rate_limited', '5']));
    gone.abort();
    await Promise.allSettled(hostile);
    expect((await sendFrom('198.51.100.1', file())).status).toBe(200);
  });
});

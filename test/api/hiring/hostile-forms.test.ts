import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { webhookModel } from '../../../storage/webhooks/webhook.model.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { docxBomb, pdfBomb } from '../../support/hiring/resume-files.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { patiently } from '../../support/patience.ts';

const PROMPT_MS = 5_000;

interface Told {
  data: Json;
  error?: { code: string; details: { path: string }[] };
}

/** Promise: large, compressed or disguised input is cheap and harmless, even where its type is accepted. */
describe('hostile hiring input', () => {
  let api: TestApi;
  let employer: Employer;
  let people = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const post = (path: string, body: unknown) =>
    call<Told>(api, employer.key, { method: 'POST', path, body });
  const field = (index: number, more: object = {}) => ({
    ...{ key: `q${index}`, label: `Question ${index}`, type: 'text' },
    ...more,
  });
  async function apply(jobId: string, answers: object) {
    people += 1;
    const startedAt = Date.now();
    const details = { name: 'Mara', email: `mara-${people}@example.com`, answers };
    const { status, body } = await applyOnBoard(api, employer, { jobId, body: details });
    expect(Date.now() - startedAt).toBeLessThan(patiently(PROMPT_MS));
    return { status, code: body.error?.code, path: body.error?.details?.[0]?.path };
  }

  it.each<[string, unknown]>([
    ['1,000 questions', Array.from({ length: 1_000 }, (_, index) => field(index))],
    [
      'a question with 10,000 options',
      [
        field(1, {
          type: 'single_select',
          options: Array.from({ length: 10_000 }, (_, index) => ({
            value: `v${index}`,
            label: `Option ${index}`,
          })),
        }),
      ],
    ],
    ['a key that reaches for prototypes', [field(1, { key: '__proto__' })]],
    ['a key that is a path', [field(1, { key: 'answers.$where' })]],
    ['a condition on itself', [field(1, { show_if: { field: 'q1', op: 'equals', value: 'x' } })]],
    ['one key twice', [field(1), field(1)]],
    ['a label of a megabyte', [field(1, { label: 'x'.repeat(900_000) })]],
  ])('refuses a form of %s with a named member', async (_what, application_fields) => {
    const startedAt = Date.now();
    const { status, body } = await post('/jobs/post', {
      title: 'Bell Founder',
      application_fields,
    });
    expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
    expect(body.error?.details[0]?.path).toMatch(/^application_fields/);
    expect(Date.now() - startedAt).toBeLessThan(patiently(PROMPT_MS));
  });

  it('refuses an answer of a megabyte, and one of 10,000 choices, with a named member', async () => {
    const options = [{ value: 'a', label: 'A' }];
    const { id } = await buildPosting(api, employer, {
      application_fields: [
        field(1, { key: 'name' }),
        field(2, { key: 'email', type: 'email' }),
        field(3, { key: 'essay', type: 'textarea' }),
        field(4, { key: 'choices', type: 'multi_select', options }),
      ],
    });
    for (const [key, answer] of [
      ['essay', 'x'.repeat(1_000_000)],
      ['choices', Array.from({ length: 10_000 }, () => 'a')],
    ] as const) {
      const refused = { status: 400, code: 'invalid_application', path: `answers.${key}` };
      expect(await apply(id, { [key]: answer })).toEqual(refused);
    }
  });

  it.each([
    ['a DOCX of 100 MB', 'cv.docx', () => Buffer.from(docxBomb())],
    ['a PDF of 200 MB', 'cv.pdf', () => pdfBomb()],
  ])(
    'stores %s, compressed, unchanged, and never decompresses it',
    async (_what, filename, make) => {
      const { id } = await buildPosting(api, employer, {
        application_fields: [
          field(1, { key: 'name' }),
          field(2, { key: 'email', type: 'email' }),
          field(3, { key: 'resume', type: 'file' }),
        ],
      });
      const content = make();
      const before = process.memoryUsage().rss;
      const answer = await apply(id, {
        resume: { filename, content_base64: content.toString('base64') },
      });
      expect(answer.status).toBe(201);
      expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
    },
  );

  it.each([
    ['turned writing', '\u202eacme\u202c'],
    ['unseen characters', 'ac\u200bme\u2060'],
    ['look-alikes', 'аcmе'],
    ['wide letters', 'ＡＣＭＥ'],
    ['a path', '../../acme'],
    ['nothing that could be an address', '🏴‍☠️'],
    ['a word of ours', 'jobs'],
  ])('gives a name of %s an ASCII address, which finds it', async (_what, name) => {
    const made = await post('/company-organizations', { name });
    if (made.status === 400) return expect(made.body.error?.details[0]?.path).toBe('name');
    const slug = made.body.data['slug'] as string;
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const board = await fetch(`${api.url}/job-boards/${slug}`);
    const { data } = (await board.json()) as { data: Json };
    expect([board.status, data['slug']]).toEqual([200, slug]);
  });

  it.each([
    ['turned', '%E2%80%AE'],
    ['with an unseen hyphen', '%C2%ADacme'],
    ['with NUL', 'acme%00'],
    ['as a path', '%2e%2e%2fadmin'],
    ['in wide letters', 'ａｃｍｅ'],
    ['at length', 'x'.repeat(5_000)],
  ])('is 404 for a board named %s', async (_how, slug) => {
    const answer = await fetch(`${api.url}/job-boards/${slug}`);
    expect([400, 404]).toContain(answer.status);
  });

  it.each([
    ['lines', 'https://hooks.example.com/in\r\nX-Injected: 1'],
    ['a second request', 'https://hooks.example.com/in HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['escaped lines', 'https://hooks.example.com/in%0d%0aX-Injected:%201'],
    ['lines in the host', 'https://hooks.example.com%0d%0a.evil.example/'],
    ['a tab', 'https://hooks.exa\tmple.com/in'],
    ['a backslash', 'https://hooks.example.com\\@127.0.0.1/'],
  ])(
    'refuses a webhook at an address with %s, or sends to the address that it shows',
    async (_what, url) => {
      const made = await post('/webhooks', { url, event_kinds: ['*'] });
      if (made.status === 400) return expect(made.body.error?.details[0]?.path).toBe('url');
      const stored = await webhookModel(api.ctx.stores.mongo).findById(made.body.data['id']).lean();
      for (const kept of [stored?.url ?? '', made.body.data['url'] as string]) {
        expect(kept).not.toMatch(/[\s\\]/);
        expect(new URL(kept).hostname).toBe('hooks.example.com');
      }
    },
  );
});

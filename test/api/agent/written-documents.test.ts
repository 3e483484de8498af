import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rosalind } from '../../domain/agent/grounding/rosalind.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call, type Json } from '../../support/hiring/employer.ts';
import {
  modelSettings,
  startModelServer,
  type ModelServer,
} from '../../support/agent/model-server/model-server.ts';
import { refuses, says, throttles } from '../../support/agent/model-server/replies.ts';
import { startWorkedApi, type WorkedApi } from '../../support/worked-api.ts';

interface Answer {
  data: {
    markdown: string;
    removed: { path: string; text: string }[];
    usage: Json;
    omitted_characters: string[];
  };
  error?: { code: string };
}

let model: ModelServer;
let worked: WorkedApi;
let seeker: TestKey;
beforeAll(async () => {
  model = await startModelServer();
  worked = await startWorkedApi({ settings: modelSettings(model) });
  seeker = await buildKey(worked.api.ctx.stores, {});
}, 120_000);
afterAll(async () => {
  await worked.close();
  await model.close();
});

const post = (path: string, body: Json, headers: Record<string, string> = {}) =>
  call<Answer>(worked.api, seeker, {
    ...{ method: 'POST', path, headers },
    body: { resume: rosalind, format: 'md', ...body },
  });

/** Promise: invented claims are not in the document (decision 0020). */
it('removes and reports invented claims, and shows the model no contact details', async () => {
  model.behave(
    says({
      basics: { label: 'Chief Technology Officer' },
      work: [
        {
          name: 'Kestrin Ltd',
          position: 'CTO',
          highlights: ['Led a team of 80 people across three sites.'],
        },
        { name: 'Initech', position: 'Engineer' },
      ],
      skills: [{ name: 'Tools', keywords: ['Kubernetes', 'Docker'] }],
    }),
  );
  const { status, body } = await post('/v1/resumes', {});
  expect(status).toBe(201);
  expect(body.data.markdown).not.toMatch(/Chief|CTO|Initech|80 people|Kubernetes/);
  expect(body.data.markdown).toMatch(/Led a team of eight people/);
  expect(body.data.markdown).toMatch(/Halvorsen & Pike/);
  expect(body.data.removed.map(({ path }) => path).sort()).toEqual([
    '/basics/label',
    '/skills/0/keywords/0',
    '/work/0/highlights/0',
    '/work/0/position',
    '/work/1',
  ]);
  expect(body.data.usage).toMatchObject({ model: 'writer-1', input: 120, output: 40 });
  const asked = JSON.stringify(model.calls.at(-1));
  expect(asked).toContain('Kestrin Ltd');
  expect(asked).not.toContain('rosalind.okafor@example.org');
});

it('keeps the true sentences of a letter, and adds its own when too few are left', async () => {
  const good = 'At Kestrin I led a team of eight people. I wrote a handbook at Halvorsen & Pike.';
  model.behave(says({ paragraphs: [`${good} I hold a PhD.`] }));
  const kept = await post('/v1/cover-letters', {});
  expect(kept.body.data.markdown).toContain(good);
  expect(kept.body.data.removed).toMatchObject([{ text: 'I hold a PhD.' }]);
  model.behave(says({ paragraphs: ['I hold a PhD from Stanford.', 'Google hired me at once.'] }));
  const rewritten = await post('/v1/cover-letters', {});
  expect(rewritten.body.data.removed).toHaveLength(2);
  expect(rewritten.body.data.markdown).toContain('I currently work as Senior Software Engineer');
});

it('is free when the model refuses', async () => {
  model.behave(refuses());
  const { status, body } = await post('/v1/cover-letters', {});
  expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
  const usage = await call<{ data: { held_usd_micros: number } }>(worked.api, seeker, {
    path: '/usage',
  });
  expect(usage.body.data.held_usd_micros).toBe(0);
});

it('is written when the model throttles more than a handful of times', async () => {
  const from = model.calls.length;
  const asked = () => model.calls.length - from;
  const written = says({ paragraphs: ['At Kestrin I led a team of eight people.'] });
  model.behave(() => (asked() < 6 ? throttles('1') : written));
  const { status } = await post('/v1/cover-letters', {});
  expect([status, asked()]).toEqual([201, 6]);
});

it('is written when a failed call is repeated under its key', async () => {
  const key = { 'idempotency-key': 'a letter, please' };
  model.behave(refuses());
  expect((await post('/v1/cover-letters', {}, key)).status).toBe(400);
  model.behave(says({ paragraphs: ['At Kestrin I led a team of eight people.'] }));
  const { status, body } = await post('/v1/cover-letters', {}, key);
  expect([status, body.error]).toEqual([201, undefined]);
  expect(body.data.markdown).toContain('I led a team of eight people.');
});

/** Promise: nothing is dropped from a PDF in silence. */
it('names the emoji that the PDF does not show', async () => {
  const resume = {
    ...rosalind,
    basics: { ...rosalind.basics, summary: 'Ships in Zürich 🚀 daily.' },
  };
  model.behave(says({ basics: { summary: 'Ships in Zürich 🚀 daily.' } }));
  const omitted = async (format: string) =>
    (await post('/v1/resumes', { resume, format })).body.data.omitted_characters;
  expect([await omitted('pdf'), await omitted('docx')]).toEqual([['🚀'], []]);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, buildEmployer, buildPosting, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const FIELDS = [
  { key: 'name', label: 'Name', type: 'text', required: true, category: 'standard' },
  { key: 'email', label: 'E-mail', type: 'email', required: true, category: 'standard' },
  { key: 'boat', label: 'Do you own a boat?', type: 'boolean', required: true },
  {
    key: 'boat_kind',
    label: 'Which boat?',
    type: 'text',
    depends_on: { key: 'boat', op: 'equals', value: true },
  },
];

interface Candidates {
  data: { email: string; applications: { answers?: Record<string, unknown> }[] }[];
}

/** Promise: nobody is stopped by the answer to a question that is no longer asked. */
describe('an answer that was typed before the question was hidden', () => {
  let api: TestApi;
  let employer: Employer;
  let slug: string;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    ({ slug } = await buildPosting(api, employer, { application_fields: FIELDS }));
  });
  afterAll(() => api.close());

  async function apply(email: string, boat: string) {
    const form = new FormData();
    const given = { name: 'Maren Skov', email, boat, boat_kind: 'Dory' };
    for (const [key, text] of Object.entries(given)) form.set(`f.${key}`, text);
    const path = `/careers/${employer.slug}/${slug}/apply`;
    const sent = await fetch(api.url + path, { method: 'POST', body: form, redirect: 'manual' });
    const { body } = await call<Candidates>(api, employer.key, { path: '/candidates' });
    const candidate = body.data.find((one) => one.email === email);
    return { status: sent.status, stored: JSON.stringify(candidate ?? null) };
  }

  it('is left out, and the application is taken', async () => {
    const { status, stored } = await apply('maren.one@example.com', 'false');
    expect([status, stored.includes('maren.one')]).toEqual([303, true]);
    expect(stored).not.toContain('Dory');
  });

  it('is kept while the question is asked', async () => {
    const { status } = await apply('maren.two@example.com', 'true');
    expect(status).toBe(303);
  });
});

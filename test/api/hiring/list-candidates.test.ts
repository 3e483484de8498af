import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface ListAnswer {
  data: { name: string; applications: Record<string, unknown>[] }[];
  meta: { next_cursor: string | null };
  error?: { details?: { path: string }[] };
}

const FORM = [
  { key: 'name', label: 'Name', type: 'text', required: true, category: 'standard' },
  { key: 'email', label: 'E-mail', type: 'email', required: true, category: 'standard' },
  {
    key: 'permit',
    label: 'May you work in Denmark?',
    type: 'boolean',
    knockout: { op: 'equals', value: false },
  },
  { key: 'why', label: 'Why this ferry?', type: 'textarea' },
  { key: 'jobs', label: 'Earlier jobs', type: 'employment_history' },
];

/** Promise: a recruiter finds any candidate by what is known of them, and can page through every order. */
describe('the list of candidates', () => {
  let api: TestApi;
  let employer: Employer;
  let jobId = '';
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    ({ id: jobId } = await buildPosting(api, employer, { application_fields: FORM }));
    const people = [
      ['berta', { permit: true, why: 'The moonlit crossing', jobs: JOBS }],
      ['Ådne', { permit: false }],
      ['Cleo', { permit: true }],
    ] as const;
    for (const [name, answers] of people) {
      const body = { name, email: `${name === 'Ådne' ? 'adne' : name}@example.com`, answers };
      expect(await applyOnBoard(api, employer, { jobId, body })).toMatchObject({ status: 201 });
    }
    const sourced = { email: 'nameless@example.com', source: 'fair', tags: ['sailor'] };
    await call(api, employer.key, { method: 'POST', path: '/candidates', body: sourced });
  });
  afterAll(() => api.close());

  const list = (query: Record<string, string>) =>
    call<ListAnswer>(api, employer.key, {
      path: `/candidates?${new URLSearchParams(query).toString()}`,
    });
  const names = async (query: Record<string, string>) => {
    const { status, body } = await list(query);
    expect([status, body.error]).toEqual([200, undefined]);
    return body.data.map(({ name }) => name);
  };

  it('is filtered by source, tag, status, time and answer', async () => {
    expect(await names({ source: 'fair' })).toEqual([null]);
    expect(await names({ tag: 'sailor' })).toEqual([null]);
    expect(await names({ status: 'rejected' })).toEqual(['Ådne']);
    expect(await names({ created_before: '2000-01-01T00:00:00Z' })).toEqual([]);
    expect(await names({ job_id: jobId, answer_to: 'permit', answer: 'true' })).toEqual([
      'Cleo',
      'berta',
    ]);
  });

  it('names the parameter that an answer needs', async () => {
    const { status, body } = await list({ answer_to: 'permit' });
    expect([status, body.error?.details?.map(({ path }) => path)]).toEqual([
      400,
      ['answer', 'job_id'],
    ]);
  });

  it('finds words of answers', async () => {
    expect(await names({ q: 'moonl' })).toEqual(['berta']);
    expect(await names({ q: 'harbour' })).toEqual(['berta']);
  });

  it.each([
    ['asc', [null, 'Ådne', 'berta', 'Cleo']],
    ['desc', ['Cleo', 'berta', 'Ådne', null]],
  ])('is sorted by name without case and accents, page by page, %s', async (order, expected) => {
    const found: unknown[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: ListAnswer } = await list({
        ...{ sort: 'name', order, limit: '1' },
        ...(cursor !== null && { cursor }),
      });
      found.push(...body.data.map(({ name }) => name));
      cursor = body.meta.next_cursor;
    } while (cursor !== null);
    expect(found).toEqual(expected);
  });

  it('pages through times in both directions', async () => {
    for (const sort of ['created_at', 'updated_at']) {
      const first = await list({ sort, order: 'asc', limit: '3' });
      const rest = await names({
        ...{ sort, order: 'asc', limit: '3', cursor: first.body.meta.next_cursor ?? '' },
      });
      expect([...first.body.data.map(({ name }) => name), ...rest]).toEqual([
        ...['berta', 'Ådne', 'Cleo'],
        null,
      ]);
    }
  });

  it('shows the latest job and the question that rejected', async () => {
    const { body } = await list({ sort: 'name' });
    expect(body.data.flatMap(({ applications }) => applications)).toMatchObject([
      {
        last_job: null,
        knocked_out_by: [{ key: 'permit', label: 'May you work in Denmark?' }],
      },
      { last_job: 'Ferry Engineer, Harbour Lines', knocked_out_by: [] },
      { last_job: null, knocked_out_by: [] },
    ]);
  });
});

const JOBS = [
  { company: 'Old Docks', title: 'Apprentice', start_date: '2010-01', end_date: '2012-01' },
  { company: 'Harbour Lines', title: 'Ferry Engineer', start_date: '2012-02' },
];

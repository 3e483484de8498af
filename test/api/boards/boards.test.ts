import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { roomInMinute } from '../../support/clock-minute.ts';
import { markupFaults, type Markup } from '../../support/hiring/job-posting-rules.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Role extends Json {
  id: string;
  slug: string;
  title: string;
}
interface List {
  data: Role[];
  meta: { next_cursor: string | null };
}

interface Named {
  _id: string;
}

/** Everything that fake timers leave real, so that only the date changes. */
const everythingButDates = [
  ...(['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const),
  ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
  ...(['setInterval', 'clearInterval'] as const),
];

describe('public boards', () => {
  let api: TestApi;
  let employer: Employer;
  let roles: Role[];
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
    employer = await buildEmployer(api, { tagline: 'Time for everyone' });
    roles = [];
    for (const [title, department] of [
      ['Clock Tower Mechanic', 'Workshop'],
      ['Bell Founder', 'Foundry'],
      ['Night Watch', 'Foundry'],
    ]) {
      const content = {
        title,
        department,
        locations: [{ text: 'Berlin, Germany' }],
        salary: { min: 40_000, max: 50_000, currency: 'EUR', period: 'year' },
        application_fields: [
          { key: 'name', label: 'Name', type: 'text', required: true },
          { key: 'email', label: 'E-mail', type: 'email', required: true },
          {
            key: 'heights',
            label: 'Are you afraid of heights?',
            type: 'boolean',
            required: true,
            knockout: { op: 'equals', value: true },
          },
        ],
      };
      roles.unshift((await buildPosting(api, employer, content)) as unknown as Role);
    }
    await buildPosting(api, employer, { title: 'Not yet', publish: false });
  }, 60_000);
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(api.url + path, { headers });
  const board = (below = '') => `/job-boards/${employer.slug}${below}`;
  const text = async (path: string) => (await get(path)).text();
  const list = async (path: string) => (await (await get(path)).json()) as List;
  const titles = async (path: string) => (await list(path)).data.map(({ title }) => title);

  it('returns the same bytes for every alias', async () => {
    const { slug } = employer;
    const role = roles[0]?.slug;
    const same = [
      [board(), `/v1${board()}`, `/business/jobs/company/${slug}/brand`],
      [
        board('/jobs'),
        `/v1${board('/jobs')}`,
        `/companies/${slug}/jobs`,
        `/business/jobs/company/${slug}`,
      ],
      [board('/board?include=facets'), `/business/jobs/company/${slug}?include=facets`],
      [
        board(`/jobs/${role}`),
        `/v1${board(`/jobs/${role}`)}`,
        `/business/jobs/company/${slug}/${role}`,
      ],
      [board(`/jobs/${role}/json-ld`), `/business/jobs/company/${slug}/${role}/json-ld`],
    ];
    for (const paths of same) {
      const answers = await Promise.all(paths.map(text));
      expect(answers[0]).not.toContain('"error"');
      expect(new Set(answers).size).toBe(1);
    }
  });

  it('lists open roles, newest first, page by page, without descriptions and forms', async () => {
    const first = await list(board('/jobs?limit=2'));
    expect(first.data.map(({ title }) => title)).toEqual(['Night Watch', 'Bell Founder']);
    expect(Object.keys(first.data[0] ?? {})).not.toEqual(
      expect.arrayContaining(['description_html']),
    );
    const rest = await list(board(`/jobs?limit=2&cursor=${first.meta.next_cursor}`));
    expect(rest.data.map(({ title }) => title)).toEqual(['Clock Tower Mechanic']);
    expect(rest.meta.next_cursor).toBeNull();
    const foreign = await get(board(`/jobs?department=Foundry&cursor=${first.meta.next_cursor}`));
    expect(foreign.status).toBe(400);
    expect(await foreign.json()).toMatchObject({ error: { code: 'invalid_cursor' } });
  });

  it('accepts repeated filters, and values of facets unchanged', async () => {
    expect(await titles(board('/jobs?department=Foundry&q=bell'))).toEqual(['Bell Founder']);
    expect(await titles(board('/jobs?department=Foundry&department=Workshop'))).toHaveLength(3);
    expect(await titles(board('/jobs?location=Berlin%2C%20Germany'))).toHaveLength(3);
    const { data } = (await (await get(board('/facets?department=Foundry'))).json()) as {
      data: Record<string, { value: string; count: number }[]>;
    };
    expect(data['departments']).toMatchObject([
      { value: 'Foundry', count: 2 },
      { value: 'Workshop', count: 1 },
    ]);
    expect(data['locations']).toMatchObject([{ value: 'Berlin, Germany', count: 2 }]);
  });

  it('refuses an unknown include', async () => {
    const answer = await get(board('/board?include=everything'));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { details: [{ path: 'include' }] } });
  });

  it('shows one role by id and by slug with its form, without knock-out rules', async () => {
    const [role] = roles;
    const byId = await text(board(`/jobs/${role?.id}`));
    expect(await text(board(`/jobs/${role?.slug}`))).toBe(byId);
    expect(byId).not.toContain('knockout');
    expect(JSON.parse(byId)).toMatchObject({
      data: {
        accepting_applications: true,
        application_fields: [{ key: 'name' }, { key: 'email' }, { key: 'heights' }],
        features: { resume_autofill: true },
      },
    });
  });

  it('includes markup of the role for search engines, safe inside a page', async () => {
    const { id } = await buildPosting(api, employer, {
      title: 'Bell </script> Ringer',
      locations: [{ text: 'Berlin, Germany' }],
    });
    const answer = await get(board(`/jobs/${id}/json-ld`));
    expect(answer.headers.get('content-type')).toContain('application/ld+json');
    const markup = await answer.text();
    expect(markup).not.toContain('<');
    expect(markupFaults(JSON.parse(markup) as Markup, Date.now())).toEqual([]);
    await call(api, employer.key, { method: 'DELETE', path: `/jobs/post/${id}` });
  });

  it('keeps a closed role readable without markup, off the list; drafts and archived roles are 404', async () => {
    const { id } = await buildPosting(api, employer, { title: 'Gone Soon' });
    await call(api, employer.key, { method: 'POST', path: `/jobs/post/${id}/close` });
    await eventually('the board to follow', async () =>
      (await text(board(`/jobs/${id}`))).includes('"accepting_applications":false'),
    );
    const markup = await get(board(`/jobs/${id}/json-ld`));
    expect(markup.status).toBe(410);
    expect(await markup.json()).toMatchObject({ error: { code: 'role_closed' } });
    await eventually(
      'the list to follow',
      async () => !(await titles(board('/jobs'))).includes('Gone Soon'),
    );
    await call(api, employer.key, { method: 'DELETE', path: `/jobs/post/${id}` });
    await eventually(
      'the page to be gone',
      async () => (await get(board(`/jobs/${id}`))).status === 404,
    );
  });

  it('shows a role as closed at its deadline, before the timer has closed it', async () => {
    const closesAt = new Date(Date.now() + 10 * 60_000);
    const { id } = await buildPosting(api, employer, {
      title: 'Lamp Lighter',
      closes_at: closesAt.toISOString(),
    });
    await eventually('the list to follow', async () =>
      (await titles(board('/jobs'))).includes('Lamp Lighter'),
    );
    const { mongo } = api.ctx.stores;
    const settled = { _id: id, projectionDueAt: { $exists: false } };
    await eventually(
      'the board to settle',
      async () => (await mongo.collection<Named>('postings').countDocuments(settled)) === 1,
    );
    const revision = async () => {
      const organizations = mongo.collection<Named & { boardRevision: number }>('organizations');
      return (await organizations.findOne({ _id: employer.organizationId }))?.boardRevision;
    };
    const before = await revision();
    expect(await text(board(`/jobs/${id}`))).toContain('"accepting_applications":true');
    expect((await get(board(`/jobs/${id}/json-ld`))).status).toBe(200);
    const tag = (await get(board('/jobs'))).headers.get('etag') ?? '';
    expect((await get(board('/jobs'), { 'if-none-match': tag })).status).toBe(304);

    // Only the date changes; timeouts and timers run normally.
    jest.useFakeTimers({ now: closesAt.getTime() + 1, doNotFake: everythingButDates });
    try {
      await eventually(
        'a board without it, a second later',
        async () => !(await titles(board('/jobs'))).includes('Lamp Lighter'),
      );
      expect((await get(board('/jobs'), { 'if-none-match': tag })).status).toBe(200);
      expect(await text(board(`/jobs/${id}`))).toContain('"accepting_applications":false');
      const markup = await get(board(`/jobs/${id}/json-ld`));
      expect(markup.status).toBe(410);
      expect(await markup.json()).toMatchObject({ error: { code: 'role_closed' } });
    } finally {
      jest.useRealTimers();
    }
    expect(await revision()).toBe(before);
    await call(api, employer.key, { method: 'DELETE', path: `/jobs/post/${id}` });
  });

  it('returns 304 for the current revision, until something changes', async () => {
    const fresh = await get(board('/jobs'));
    const tag = fresh.headers.get('etag') ?? '';
    expect(fresh.headers.get('cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=300',
    );
    expect(fresh.headers.get('access-control-allow-origin')).toBe('*');
    const readable = fresh.headers.get('access-control-expose-headers')?.toLowerCase().split(', ');
    const told = ['etag', 'ratelimit', 'ratelimit-policy', 'x-request-id'];
    expect(told.filter((name) => fresh.headers.get(name) === null)).toEqual([]);
    expect(readable).toEqual(
      expect.arrayContaining([...told, 'retry-after', 'idempotent-replayed']),
    );
    const preflight = await fetch(api.url + board('/jobs'), { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('if-none-match');
    const known = await get(board('/jobs'), { 'if-none-match': `W/${tag}` });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    await call(api, employer.key, {
      method: 'PATCH',
      path: `/jobs/post/${roles[0]?.id}`,
      body: { title: 'Night Watch, Harbour' },
    });
    await eventually(
      'a new revision',
      async () => (await get(board('/jobs'), { 'if-none-match': tag })).status === 200,
    );
    expect(await titles(board('/jobs'))).toContain('Night Watch, Harbour');
  });

  it('returns 304 for no other response of the same board', async () => {
    const [role, other] = roles;
    const { id: closed } = await buildPosting(api, employer, { title: 'Closed Soon' });
    await call(api, employer.key, { method: 'POST', path: `/jobs/post/${closed}/close` });
    const { id: draft } = await buildPosting(api, employer, { title: 'Not Yet', publish: false });
    const read = ['', '/board', '/jobs', '/jobs?limit=2', '/facets', `/jobs/${role?.id}`].map(
      (below) => board(below),
    );
    const tagged = async () =>
      Promise.all(read.map(async (path) => (await get(path)).headers.get('etag') ?? ''));
    let tags = await tagged();
    await eventually('the board to settle', async () => {
      const before = tags;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      tags = await tagged();
      return before.join() === tags.join();
    });
    expect(new Set(tags).size).toBe(read.length);
    const known = { 'if-none-match': tags.join(', ') };
    const status = async (below: string) => (await get(board(below), known)).status;
    expect(await Promise.all(read.map(async (path) => (await get(path, known)).status))).toEqual(
      read.map(() => 304),
    );
    expect(await status('/jobs/none')).toBe(404);
    expect(await status(`/jobs/${draft}`)).toBe(404);
    expect(await status('/jobs?cursor=forged')).toBe(400);
    expect(await status(`/jobs/${closed}/json-ld`)).toBe(410);
    expect(await status(`/jobs/${other?.id}`)).toBe(200);
    const star = async (path: string) => (await get(path, { 'if-none-match': '*' })).status;
    expect(await Promise.all(read.map(star))).toEqual(read.map(() => 304));
    expect(await star(board('/jobs/none'))).toBe(404);
    expect(await star(board('/jobs?cursor=forged'))).toBe(400);
    expect(await star(board(`/jobs/${closed}/json-ld`))).toBe(410);
    for (const id of [closed, draft])
      await call(api, employer.key, { method: 'DELETE', path: `/jobs/post/${id}` });
  });

  it('lets pages of other origins read a refused method too', async () => {
    const refused = await fetch(api.url + board('/jobs'), { method: 'DELETE' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    const closed = await fetch(`${api.url}/candidates`, { method: 'DELETE' });
    expect([closed.status, closed.headers.get('access-control-allow-origin')]).toEqual([405, null]);
  });

  it('counts reads per address, including 304s', async () => {
    const mine = await startApi({ settings: { TRUST_PROXY: '1' } });
    const made = await buildEmployer(mine);
    const path = `${mine.url}/job-boards/${made.slug}`;
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    await roomInMinute();
    const tag = (await fetch(path, { headers })).headers.get('etag') ?? '';
    const statuses = await Promise.all(
      Array.from({ length: 125 }, async () => {
        const answer = await fetch(path, { headers: { ...headers, 'if-none-match': tag } });
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status === 304)).toHaveLength(119);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    await mine.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageMonth } from '../../../domain/accounts/meters.ts';
import { findUsage } from '../../../storage/accounts/usage.ts';
import { makeJob, makeJobCompany, makeSalary } from '../../storage/market/market-fixture.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { dropMarket, seedMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const summary = {
  summary: 'Builds bridges.',
  responsibilities: ['Build'],
  requirements: [],
  benefits: [],
  generatedAt: '2026-02-01T00:00:00.000Z',
  model: 'offline',
};
const open = makeJob({
  title: 'Bridge Engineer',
  salary: makeSalary(90_000, 110_000),
  descriptionText: '**About**',
  keywords: ['Steel'],
  aiSummary: summary,
});
const closed = makeJob({ title: 'Bridge Painter', closedAt: '2026-02-01T00:00:00.000Z' });
const elsewhere = makeJob({ title: 'Bridge Keeper', company: makeJobCompany('Ramp') });
/** More employers with the same first word than fit on a page. */
const mills = Array.from({ length: 25 }, (_, i) =>
  makeJob({ title: 'Weaver', company: makeJobCompany(`Watermill ${i}`) }),
);

describe('reads of the market', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, [open, closed, elsewhere, ...mills]);
    key = await buildKey(api.ctx.stores);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(api.url + path, { headers: { ...key.headers, ...headers } });
  const json = async (path: string) => (await (await get(path)).json()) as Record<string, unknown>;

  describe('GET /jobs/{id}', () => {
    it('200 with the whole posting and its existing summary', async () => {
      expect(await json(`/jobs/${open.id}`)).toMatchObject({
        data: {
          id: open.id,
          description_text: '**About**',
          keywords: ['Steel'],
          ai_summary: { summary: 'Builds bridges.', generated_at: '2026-02-01T00:00:00.000Z' },
          ai_summary_status: 'ready',
        },
      });
    });

    it('200 for a closed job, with closed_at', async () => {
      expect(await json(`/jobs/${closed.id}`)).toMatchObject({
        data: { closed_at: '2026-02-01T00:00:00.000Z', ai_summary: null, ai_summary_status: null },
      });
    });

    it.each(['job_00000000000000000000', 'x', 'org_00000000000000000000', '%20'])(
      '404 for %s',
      async (id) => {
        expect((await get(`/jobs/${id}`)).status).toBe(404);
      },
    );
  });

  describe('GET /stats', () => {
    it('200 with the same counts under both paths, unmetered', async () => {
      const stats = await json('/stats?title=Bridge');
      expect(stats).toMatchObject({ data: { total_jobs: 2, companies: 2, jobs_with_salary: 1 } });
      expect(await json('/jobs/stats?title=Bridge')).toEqual(stats);
    });
  });

  describe('GET /jobs/salary-average', () => {
    it('200 with the six fields', async () => {
      expect(await json('/jobs/salary-average?title=Bridge')).toEqual({
        data: {
          matching_jobs: 2,
          jobs_with_salary: 1,
          jobs_in_average: 1,
          average_salary: 100_000,
          salary_min: 90_000,
          salary_max: 110_000,
        },
      });
    });

    it('200 with nulls when no pay is in the currency', async () => {
      expect(await json('/jobs/salary-average?q=bridge&currency=EUR')).toMatchObject({
        data: { matching_jobs: 2, jobs_with_salary: 0, average_salary: null, salary_min: null },
      });
    });

    it('400 without q, title and query', async () => {
      const answer = await get('/jobs/salary-average?currency=USD');
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('q, title or query is required');
    });
  });

  describe('GET /jobs/map', () => {
    it('200 with employers in the area and their numbers of matching jobs', async () => {
      expect(
        await json('/jobs/map?title=Bridge&center_lat=30&center_lng=-98&radius_km=100'),
      ).toEqual({
        data: [
          expect.objectContaining({ open_jobs: 1, coordinates: { lat: 30.27, lng: -97.74 } }),
          expect.objectContaining({ open_jobs: 1 }),
        ],
        meta: { next_cursor: null },
      });
      expect(await json('/jobs/map?north=1&south=0&east=1&west=0')).toMatchObject({ data: [] });
    });

    it.each(['north=1', 'center_lat=1&center_lng=1', 'north=1&south=2&east=1&west=0', 'limit=0'])(
      '400 for %s',
      async (query) => {
        expect((await get(`/jobs/map?${query}`)).status).toBe(400);
      },
    );
  });

  describe('GET /companies', () => {
    it('200 with rows that an edge cache may keep for 30 days', async () => {
      const answer = await get('/companies?q=ramp%20careers');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=2592000');
      expect(await answer.json()).toEqual({
        data: [
          {
            ...{ id: 'org_ramp', slug: 'ramp', name: 'Ramp', logo_url: null, website: null },
            ...{ industry: null, description: null, founded_year: null, size: null },
          },
        ],
        meta: { next_cursor: null },
      });
    });

    it('304 with no body for a matching ETag, weak or in a list, and then unmetered', async () => {
      const month = usageMonth(new Date());
      const etag = (await get('/companies?q=ramp')).headers.get('etag') ?? '';
      await api.ctx.usage.flush();
      const before = await findUsage(api.ctx.stores, key.accountId, month);
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const answer = await get('/companies?q=ramp', { 'if-none-match': known });
        expect([answer.status, await answer.text()]).toEqual([304, '']);
      }
      expect((await get('/companies?q=acme', { 'if-none-match': etag })).status).toBe(200);
      await api.ctx.usage.flush();
      const after = await findUsage(api.ctx.stores, key.accountId, month);
      expect(after.company_rows).toBe((before.company_rows ?? 0) + 1);
    });

    it.each([
      ['', 5],
      ['&limit=7', 7],
      ['&limit=20', 20],
      ['&limit=21', 20],
      ['&limit=500', 20],
    ])('q=watermill%s answers %d rows', async (limit, rows) => {
      expect((await json(`/companies?q=watermill${limit}`))['data']).toHaveLength(rows);
    });

    it.each(['aa', 'é'.repeat(2), '🧵🧵', 'a'.repeat(80), '🧵'.repeat(80)])(
      '200 for q=%s, of 2 to 80 characters',
      async (q) => {
        expect((await get(`/companies?q=${encodeURIComponent(q)}`)).status).toBe(200);
      },
    );

    it('400 without q names it as required', async () => {
      const answer = await get('/companies');
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: { details: [{ path: 'q', message: 'is required' }] },
      });
    });

    it.each(['?q=', '?q=a', `?q=${'a'.repeat(81)}`, '?q=ramp&limit=0'])(
      '400 for %s',
      async (query) => {
        expect((await get(`/companies${query}`)).status).toBe(400);
      },
    );
  });
});

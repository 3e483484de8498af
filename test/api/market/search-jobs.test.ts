import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobRow } from '../../../domain/market/job-row.ts';
import { usageMonth } from '../../../domain/accounts/meters.ts';
import { findUsage } from '../../../storage/accounts/usage.ts';
import { makeJob, makeJobCompany } from '../../storage/market/market-fixture.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { dropMarket, seedMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Page {
  data: JobRow[];
  meta: { next_cursor: string | null; notices?: string[] };
}

const jobs = Array.from({ length: 60 }, (_, index) =>
  makeJob({ title: index < 55 ? `Engineer ${index}` : `Nurse ${index}` }),
);
const closed = makeJob({ title: 'Engineer closed', closedAt: '2026-01-01T00:00:00.000Z' });
const atEngineers = makeJob({ title: 'Chef', company: makeJobCompany('Engineer Kitchens') });

describe('GET /jobs', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, [...jobs, closed, atEngineers]);
    key = await buildKey(api.ctx.stores);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });
  const get = (query: string, by = key) =>
    fetch(`${api.url}/jobs${query}`, { headers: by.headers });
  const page = async (query: string) => (await (await get(query)).json()) as Page;

  describe('200', () => {
    it('returns 20 rows by default, and at most 50', async () => {
      const { data, meta } = await page('');
      expect(data).toHaveLength(20);
      expect(typeof meta.next_cursor).toBe('string');
      expect(data[0]).toMatchObject({ closed_at: null, can_apply: false });
      expect(data.every((row) => row.id === row.job_id)).toBe(true);
      expect(data[0]).not.toHaveProperty('description_text');
      for (const limit of ['51', '1000', '9'.repeat(400)]) {
        expect((await page(`?limit=${limit}`)).data).toHaveLength(50);
      }
    });

    it('accepts as many employers as fit into the URL', async () => {
      const slugs = (count: number, sign = '') =>
        Array.from({ length: count }, (_, index) => `${sign}employer-${index}`).join(',');
      const { slug } = makeJobCompany('Engineer Kitchens');
      const named = await page(`?company=${slugs(500)},${slug}`);
      expect(named.data.map(({ id }) => id)).toEqual([atEngineers.id]);
      const excluded = await page(`?limit=50&company=${slugs(500, '-')},-${slug}&q=Chef`);
      expect(excluded.data).toEqual([]);
      const most = Array.from({ length: 4_000 }, (_, index) => String(index % 10)).join(',');
      for (const path of ['/jobs', '/stats', '/jobs/map']) {
        const { status } = await fetch(`${api.url}${path}?company=${most}`, {
          headers: key.headers,
        });
        expect([path, status]).toEqual([path, 200]);
      }
    });

    it('pages through every open job once, with a changing page size', async () => {
      const seen: string[] = [];
      let cursor: string | null = '';
      for (let step = 0; cursor !== null && step < 100; step += 1) {
        const query = `?limit=${5 + (step % 7)}${cursor && `&cursor=${cursor}`}`;
        const { data, meta }: Page = await page(query);
        seen.push(...data.map((row) => row.id));
        cursor = meta.next_cursor;
      }
      expect(seen).toHaveLength(61);
      expect(new Set(seen)).toEqual(new Set([...jobs, atEngineers].map((job) => job.id)));
    });

    it('puts title matches before company matches with q, newest first with sort=date', async () => {
      const relevant = await page('?q=engineer&limit=50');
      expect(relevant.data[0]?.title).toBe('Engineer 0');
      const rest = await page(`?q=engineer&limit=50&cursor=${relevant.meta.next_cursor}`);
      expect(rest.data.at(-1)?.title).toBe('Chef');
      expect(rest.meta.next_cursor).toBeNull();
      const dated = await page('?q=engineer%20kitchens&sort=date');
      expect(dated.data.map((row) => row.title)).toEqual(['Chef']);
    });

    it('reports an unknown place in meta.notices', async () => {
      const { data, meta } = await page('?location=Qwxyzz');
      expect(data).toEqual([]);
      expect(meta.notices?.[0]).toContain('Qwxyzz');
    });

    it('counts the returned rows in the month of the account', async () => {
      const other = await buildKey(api.ctx.stores);
      await get('?limit=7', other);
      await get('?limit=3', other);
      await get('?limit=0', other);
      await api.ctx.usage.flush();
      const used = await findUsage(api.ctx.stores, other.accountId, usageMonth(new Date()));
      expect(used).toEqual({ search_rows: 10 });
    });
  });

  describe('400', () => {
    const refusal = async (query: string) => {
      const answer = await get(query);
      const { error } = (await answer.json()) as {
        error: { code: string; details?: { path: string; message: string }[] };
      };
      return { status: answer.status, code: error.code, details: error.details };
    };

    it.each(['0', '-1', 'x', '1.5', '', '1e3'])('refuses limit=%s', async (limit) => {
      const { status, details } = await refusal(`?limit=${limit}`);
      expect([status, details?.[0]?.path]).toEqual([400, 'limit']);
    });

    it('lists the allowed values of a closed vocabulary', async () => {
      const { details } = await refusal('?workplace_type=remote,moon');
      expect(details?.[0]?.message).toContain('remote, hybrid, on_site');
    });

    it('names every invalid parameter at once', async () => {
      const { details } = await refusal('?since=x&posted_within_days=-1&colour=red');
      expect(details?.map((detail) => detail.path).sort()).toEqual([
        'colour',
        'posted_within_days',
        'since',
      ]);
    });

    it('refuses a cursor that is forged, truncated, or from another filter', async () => {
      const { meta } = await page('?q=engineer&limit=5');
      const cursor = meta.next_cursor ?? '';
      for (const query of [
        `?q=nurse&cursor=${cursor}`,
        `?cursor=${cursor}`,
        `?q=engineer&sort=date&cursor=${cursor}`,
        `?q=engineer&cursor=${cursor.slice(0, -2)}`,
        '?q=engineer&cursor=abc',
      ]) {
        expect(await refusal(query)).toMatchObject({ status: 400, code: 'invalid_cursor' });
      }
      expect((await get(`?q=engineer&cursor=${cursor}&limit=9`)).status).toBe(200);
    });
  });
});

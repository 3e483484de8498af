import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { jobFilter } from '../../../domain/market/job-filter.ts';
import { searchJobsQuery } from '../../../domain/market/job-filter-query.ts';
import { searchJobs } from '../../../storage/market/search/job-search.ts';
import type { Stores } from '../../../storage/stores.ts';
import { dropIndexes, indexJobs, makeJob, openIndexes } from './market-fixture.ts';

const JOBS = 3_000;

const profiled = z.object({
  profile: z.object({
    shards: z.array(
      z.object({
        searches: z.array(
          z.object({
            query: z.array(z.object({ breakdown: z.object({ next_doc_count: z.number() }) })),
          }),
        ),
      }),
    ),
  }),
});

let stores: Stores;
beforeAll(async () => {
  stores = await openIndexes('job-search-cost');
  await indexJobs(
    stores,
    Array.from({ length: JOBS }, () => makeJob({ title: 'Night Nurse' })),
  );
});
afterAll(() => dropIndexes(stores));

/** The number of matching jobs that were visited for a page, as Elasticsearch counts them. */
async function lookedAt(query: Record<string, string>): Promise<number> {
  const { client } = stores.search;
  const request = client.transport.request.bind(client.transport);
  let looked = 0;
  const asked = jest.spyOn(client.transport, 'request');
  asked.mockImplementation(async ({ querystring: _parts, ...params }, options) => {
    const body = { ...(params.body as object), profile: true };
    const answer: unknown = await request({ ...params, body }, options);
    for (const shard of profiled.parse(answer).profile.shards) {
      for (const { breakdown } of shard.searches.flatMap((search) => search.query)) {
        looked += breakdown.next_doc_count;
      }
    }
    return answer;
  });
  const { filter } = jobFilter(searchJobsQuery.parse(query), () => null);
  const page = await searchJobs(stores, { filter, sort: 'date', limit: 20, after: null });
  asked.mockRestore();
  expect(page.rows).toHaveLength(20);
  return looked;
}

/** The reason why a search of a million jobs is as fast as one of ten thousand. */
it.each([{}, { title: 'nurse' }, { title: 'night nurse' }, { company: 'acme' }, { q: 'nurse' }])(
  'a search for %j ends when its page is full',
  async (query) => {
    const looked = await lookedAt(query);
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThan(JOBS / 10);
  },
);

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import {
  buildEmployer,
  buildPosting,
  eventuallyAnswers,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { uniqueName } from '../../support/servers.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: a hosted role is shown in the market, whatever similar roles exist (decision 0009). */
describe('one role, posted by two employers with the same name', () => {
  const title = 'Breakwater Diver';
  let api: TestApi;
  let employers: Employer[];
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
    employers = [];
    for (const name of ['Quayside Divers', 'Quayside Divers GmbH']) {
      const slug = uniqueName('divers').replaceAll('_', '-');
      const employer = await buildEmployer(api, { name, slug });
      await buildPosting(api, employer, { title });
      employers.push(employer);
    }
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  async function answered<Body>(path: string, until: (body: Body) => boolean): Promise<Body> {
    const [{ key }] = employers as [Employer];
    const last = await eventuallyAnswers<Body>(api, key, {
      path,
      until: ({ status, body }) => status === 200 && until(body),
    });
    return last.body;
  }

  it('is listed and counted for each, and search finds both', async () => {
    const slugs = employers.map(({ slug }) => slug).sort();
    const found = await answered<{ data: Json[] }>(
      `/jobs?title=${encodeURIComponent(title)}`,
      ({ data }) => data.length === 2,
    );
    expect(found.data.map((row) => (row['company'] as Json)['slug']).sort()).toEqual(slugs);
    const path = `/stats?title=${encodeURIComponent(title)}`;
    await answered<{ data: Json }>(path, ({ data }) => data['total_jobs'] === 2);
    for (const slug of slugs) {
      await answered<{ data: Json[] }>(
        `/companies?q=${slug}`,
        ({ data }) => data[0]?.['slug'] === slug,
      );
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEmployer, call, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/**
 * Promise: every word search refuses a query without words with a named parameter, instead of returning all rows or
 * none.
 */
describe('a search without words', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  it.each([
    ['the market', () => '/jobs'],
    ['candidates', () => '/candidates'],
    ['a board', () => `/job-boards/${employer.slug}/jobs`],
    ["a board's facets", () => `/job-boards/${employer.slug}/facets`],
    ["a board's bundle", () => `/job-boards/${employer.slug}/board`],
    ["a company's roles", () => `/business/jobs/company/${employer.slug}`],
  ])('is refused by %s', async (_where, pathOf) => {
    for (const q of ['!!!', '\u200b']) {
      const path = `${pathOf()}?q=${encodeURIComponent(q)}`;
      expect(await call(api, employer.key, { path })).toMatchObject({
        status: 400,
        body: {
          error: {
            code: 'invalid_request',
            details: [{ path: 'q', message: 'has no words to search for' }],
          },
        },
      });
    }
  });
});

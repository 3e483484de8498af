import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jobFilter } from '../../../domain/market/job-filter.ts';
import { searchJobsQuery } from '../../../domain/market/job-filter-query.ts';
import type { Clause } from '../../../storage/market/search/clauses.ts';
import { jobFilterClause } from '../../../storage/market/search/job-search.query.ts';
import type { Stores } from '../../../storage/stores.ts';
import {
  dropIndexes,
  indexJobs,
  makeJob,
  makeJobCompany,
  makeSalary,
  openIndexes,
} from './market-fixture.ts';
import { realTitles } from './real-titles.ts';
import { oracleWords, plain, type TextParts, textOracle, titleOracle } from './title-oracle.ts';

const TITLE_QUERIES = 2_000;
const TEXT_QUERIES = 1_500;
const SEED = 20_260_131;

/** The number of matching jobs and two sums of random numbers per job, which identify a set. */
interface Matched {
  count: number;
  first: number;
  second: number;
}

const draw = fc.sample(fc.integer({ min: 1, max: 2 ** 31 }), { numRuns: 20_000, seed: SEED });
const jobs = realTitles().map(({ title, company }, i) => ({
  title,
  company,
  plainTitle: plain(title),
  titleWords: oracleWords(title),
  companyWords: oracleWords(company),
  first: draw[2 * i] ?? i,
  second: draw[2 * i + 1] ?? i,
}));

let stores: Stores;

beforeAll(async () => {
  stores = await openIndexes('title-oracle');
  for (let start = 0; start < jobs.length; start += 2_000) {
    const batch = jobs.slice(start, start + 2_000);
    await indexJobs(
      stores,
      batch.map(({ title, company, first, second }) =>
        makeJob({ title, company: makeJobCompany(company), salary: makeSalary(first, second) }),
      ),
    );
  }
});
afterAll(() => dropIndexes(stores));

/** The results of Elasticsearch, for many queries at once. */
async function ask(queries: Clause[]): Promise<Matched[]> {
  const { client, jobsIndex } = stores.search;
  const sums = {
    first: { sum: { field: 'annual_min' } },
    second: { sum: { field: 'annual_max' } },
  };
  const answer = await client.msearch({
    searches: queries.flatMap((query) => [
      { index: jobsIndex },
      { query, size: 0, track_total_hits: true, aggs: sums },
    ]),
  });
  return answer.responses.map((response) => {
    if ('error' in response) throw new Error(JSON.stringify(response.error));
    const { first, second } = response.aggregations as Record<string, { value: number }>;
    const count = (response.hits.total as { value: number }).value;
    return { count, first: first?.value ?? 0, second: second?.value ?? 0 };
  });
}

/** The results of the oracle. */
function expected(matches: (job: (typeof jobs)[number]) => boolean): Matched {
  const found = jobs.filter(matches);
  const sum = (of: 'first' | 'second') => found.reduce((total, job) => total + job[of], 0);
  return { count: found.length, first: sum('first'), second: sum('second') };
}

async function compare(
  queries: { query: Record<string, string>; matches: (job: (typeof jobs)[number]) => boolean }[],
): Promise<void> {
  for (let start = 0; start < queries.length; start += 250) {
    const batch = queries.slice(start, start + 250);
    const found = await ask(batch.map(({ query }) => clause(query)));
    batch.forEach(({ query, matches }, i) => {
      expect({ query, ...found[i] }).toEqual({ query, ...expected(matches) });
    });
  }
}

function clause(query: Record<string, string>): Clause {
  return jobFilterClause(jobFilter(searchJobsQuery.parse(query), () => null).filter, 0);
}

const someJob = fc.nat(jobs.length - 1).map((i) => jobs[i] ?? { title: '', company: '' });
/** One to three words of a real title, without commas and quotes. */
const realPhrase = fc
  .tuple(someJob, fc.nat(), fc.integer({ min: 1, max: 3 }))
  .map(([job, at, length]) => {
    const parts = job.title.replace(/[",]/gu, ' ').split(/\s+/u).filter(Boolean);
    const start = parts.length === 0 ? 0 : at % parts.length;
    return parts
      .slice(start, start + length)
      .join(' ')
      .replace(/^-+/u, '');
  });
const family = fc.constantFrom(
  ...[
    'Senior',
    'Sr.',
    'Principal',
    'Lead',
    'Staff',
    'Director',
    'Executive',
    'VP',
    'Head',
    'Chief',
  ],
  ...[
    'Group',
    'Vice President',
    'head of',
    'CTO',
    'SVP',
    'exec',
    'Java',
    'C++',
    'C',
    '.NET',
    'Engineer',
  ],
  ...[
    'Senior Software',
    'VP of Sales',
    'Executive Director',
    'Chief of Staff',
    'Account Executive',
  ],
);
const phrase = fc.oneof({ weight: 3, arbitrary: realPhrase }, { weight: 1, arbitrary: family });
const changedCase = fc
  .tuple(phrase, fc.boolean())
  .map(([text, up]) => (up ? text.toUpperCase() : text));
const hasWord = (text: string) => oracleWords(text).length > 0;

describe('the oracle and Elasticsearch agree over every recorded title', () => {
  it('on title=, with inclusions, exclusions and seniority families', async () => {
    const parts = fc.array(fc.tuple(fc.boolean(), changedCase), { minLength: 1, maxLength: 4 });
    const query = parts
      .map((list) => list.filter(([, text]) => hasWord(text)))
      .filter((list) => list.length > 0)
      .map((list) => list.map(([no, text]) => (no ? `-${text}` : text)).join(','));
    const queries = fc.sample(query, { numRuns: TITLE_QUERIES, seed: SEED });
    await compare(
      queries.map((title) => {
        const oracle = titleOracle(title);
        return { query: { title }, matches: ({ titleWords }) => oracle(titleWords) };
      }),
    );
  });

  it('on q=, with words of titles and companies, phrases and excluded substrings', async () => {
    const word = fc
      .oneof(
        realPhrase,
        someJob.map((job) => job.company),
      )
      .filter(hasWord);
    const substring = fc
      .tuple(someJob, fc.nat(), fc.integer({ min: 1, max: 8 }))
      .map(([job, at, length]) => {
        const start = at % Math.max(1, job.title.length);
        return job.title
          .slice(start, start + length)
          .replaceAll('"', ' ')
          .trim();
      })
      .filter((text) => text !== '' && !text.includes('\ufffd') && !/\p{Cs}/u.test(text));
    const parts: fc.Arbitrary<TextParts> = fc.record({
      terms: fc.array(word, { maxLength: 2 }),
      excluded: fc.array(substring, { maxLength: 2 }),
    });
    const asked = parts.filter(({ terms, excluded }) => terms.length + excluded.length > 0);
    const queries = fc.sample(asked, { numRuns: TEXT_QUERIES, seed: SEED });
    await compare(
      queries.map((text) => {
        const terms = text.terms.map((term) => `"${term.replaceAll('"', ' ')}"`);
        const excluded = text.excluded.map((term) => `-"${term}"`);
        return { query: { q: [...terms, ...excluded].join(' ') }, matches: textOracle(text) };
      }),
    );
  });
});

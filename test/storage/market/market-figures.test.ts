import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type JobFilter, noFilter } from '../../../domain/market/job-filter.ts';
import { marketStatsSchema, salaryAverageSchema } from '../../../domain/market/market-stats.ts';
import { countJobs } from '../../../storage/market/search/job-stats.ts';
import { averageSalary } from '../../../storage/market/search/salary-average.ts';
import type { Stores } from '../../../storage/stores.ts';
import {
  dropIndexes,
  indexJobs,
  makeJob,
  makeJobCompany,
  makePlace,
  makeSalary,
  openIndexes,
} from './market-fixture.ts';

const HOUR_MS = 3_600_000;
const acme = makeJobCompany('Acme');
const globex = makeJobCompany('Globex');
const us = makePlace('USA', { country: 'US' });
const de = makePlace('Deutschland', { country: 'DE' });

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * HOUR_MS).toISOString();
}

function titled(title: string): JobFilter {
  return { ...noFilter, title: { include: [title.split(' ')], exclude: [] } };
}

let stores: Stores;
beforeAll(async () => {
  stores = await openIndexes('market-figures');
  await indexJobs(stores, [
    makeJob({
      title: 'Nurse',
      company: acme,
      postedAt: hoursAgo(2),
      locations: [us, de, makePlace('Boston', { country: 'US' })],
      workplaceType: 'on_site',
      employmentType: 'full_time',
      seniorityLevel: 'senior',
      salary: makeSalary(60_000, 80_000),
    }),
    makeJob({
      title: 'Nurse',
      company: acme,
      postedAt: hoursAgo(100),
      locations: [us],
      workplaceType: 'on_site',
      employmentType: 'part_time',
      salary: makeSalary(100_000, 131_001),
    }),
    makeJob({ title: 'Head Nurse', company: globex, postedAt: hoursAgo(600), locations: [us] }),
    // Midpoints just inside and just outside the range of the average.
    makeJob({ title: 'Porter', postedAt: hoursAgo(9_000), salary: makeSalary(20_000, 40_000) }),
    makeJob({ title: 'Porter', postedAt: hoursAgo(9_000), salary: makeSalary(29_999, 29_999) }),
    makeJob({ title: 'Chair', postedAt: hoursAgo(9_000), salary: makeSalary(900_000, 1_100_000) }),
    makeJob({
      title: 'Chair',
      postedAt: hoursAgo(9_000),
      salary: makeSalary(1_000_000, 1_000_001),
    }),
    makeJob({
      title: 'Koch',
      postedAt: hoursAgo(9_000),
      salary: makeSalary(50_000, 50_001, 'EUR'),
    }),
  ]);
});
afterAll(() => dropIndexes(stores));

describe('GET /stats (decision 0008)', () => {
  it('counts matches in every table, most frequent first', async () => {
    const stats = await countJobs(stores, titled('nurse'));
    expect(stats).toEqual({
      total_jobs: 3,
      companies: 2,
      jobs_with_salary: 2,
      posted_last_24h: 1,
      posted_last_7d: 2,
      posted_last_30d: 3,
      by_workplace_type: [{ value: 'on_site', count: 2 }],
      by_employment_type: [
        { value: 'full_time', count: 1 },
        { value: 'part_time', count: 1 },
      ],
      by_seniority_level: [{ value: 'senior', count: 1 }],
      by_country: [
        { value: 'US', count: 3 },
        { value: 'DE', count: 1 },
      ],
      top_companies: [
        { value: 'Acme', count: 2 },
        { value: 'Globex', count: 1 },
      ],
      top_titles: [
        { value: 'Nurse', count: 2 },
        { value: 'Head Nurse', count: 1 },
      ],
    });
    expect(marketStatsSchema.parse(stats)).toEqual(stats);
  });

  it('counts everything without filters, nothing without matches', async () => {
    expect((await countJobs(stores, noFilter)).total_jobs).toBe(8);
    expect(await countJobs(stores, titled('astronaut'))).toMatchObject({
      total_jobs: 0,
      companies: 0,
      top_titles: [],
    });
  });
});

describe('the tables of GET /stats', () => {
  const COUNTRIES =
    'AT AU BE BR CA CH CZ DE DK EE ES FI FR GB GR IE IN IT JP MX NL NO NZ PL PT'.split(' ');

  it('hold the 20 countries, 10 companies and 10 titles with most jobs', async () => {
    const many = await openIndexes('market-tables');
    const jobs = COUNTRIES.flatMap((country, rank) => {
      const job = {
        title: `Weaver ${rank}`,
        company: makeJobCompany(`Mill ${rank}`),
        locations: [makePlace(country, { country })],
      };
      return Array.from({ length: rank + 1 }, () => makeJob(job));
    });
    await indexJobs(many, jobs);
    const stats = await countJobs(many, noFilter).finally(() => dropIndexes(many));
    const most = COUNTRIES.map((country, rank) => ({ country, rank, count: rank + 1 })).reverse();
    const table = (length: number, value: (row: (typeof most)[number]) => string) =>
      most.slice(0, length).map((row) => ({ value: value(row), count: row.count }));
    expect(stats.by_country).toEqual(table(20, ({ country }) => country));
    expect(stats.top_companies).toEqual(table(10, ({ rank }) => `Mill ${rank}`));
    expect(stats.top_titles).toEqual(table(10, ({ rank }) => `Weaver ${rank}`));
  });
});

describe('GET /jobs/salary-average (decision 0008)', () => {
  it('averages annual midpoints in one currency, rounded to whole units', async () => {
    // (70,000 + 115,500.5) / 2 = 92,750.25
    expect(await averageSalary(stores, { filter: titled('nurse'), currency: 'USD' })).toEqual({
      matching_jobs: 3,
      jobs_with_salary: 2,
      jobs_in_average: 2,
      average_salary: 92_750,
      salary_min: 60_000,
      salary_max: 131_001,
    });
  });

  it('includes midpoints of exactly 30,000 and 1,000,000, and none beyond', async () => {
    expect(
      await averageSalary(stores, { filter: titled('porter'), currency: 'USD' }),
    ).toMatchObject({
      jobs_with_salary: 2,
      jobs_in_average: 1,
      average_salary: 30_000,
      salary_min: 20_000,
    });
    expect(await averageSalary(stores, { filter: titled('chair'), currency: 'USD' })).toMatchObject(
      {
        jobs_with_salary: 2,
        jobs_in_average: 1,
        average_salary: 1_000_000,
        salary_max: 1_100_000,
      },
    );
  });

  it('counts jobs that pay in another currency only as matching', async () => {
    const filter = { ...titled('koch'), currency: 'EUR' };
    expect(await averageSalary(stores, { filter, currency: 'USD' })).toEqual({
      matching_jobs: 1,
      jobs_with_salary: 0,
      jobs_in_average: 0,
      average_salary: null,
      salary_min: null,
      salary_max: null,
    });
    const euros = await averageSalary(stores, { filter, currency: 'EUR' });
    expect(euros).toMatchObject({ jobs_in_average: 1, average_salary: 50_001, salary_min: 50_000 });
    expect(salaryAverageSchema.parse(euros)).toEqual(euros);
  });
});

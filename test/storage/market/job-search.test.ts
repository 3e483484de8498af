import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceQuery } from '../../../domain/places/places.ts';
import type { Job } from '../../../domain/market/job.ts';
import { jobFilter } from '../../../domain/market/job-filter.ts';
import { searchJobsQuery } from '../../../domain/market/job-filter-query.ts';
import { jobRow } from '../../../domain/market/job-row.ts';
import { searchJobs } from '../../../storage/market/search/job-search.ts';
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

const AUSTIN = { lat: 30.2672, lng: -97.7431 };
const austin = makePlace('Austin, TX', {
  city: 'Austin',
  regionCode: 'TX',
  country: 'US',
  ...AUSTIN,
});
/** 27 km from Austin. */
const roundRock = makePlace('Round Rock', {
  regionCode: 'TX',
  country: 'US',
  lat: 30.5083,
  lng: -97.6789,
});
/** 120 km from Austin. */
const sanAntonio = makePlace('San Antonio', {
  regionCode: 'TX',
  country: 'US',
  lat: 29.4241,
  lng: -98.4936,
});
const berlin = makePlace('Berlin', { city: 'Berlin', country: 'DE', lat: 52.52, lng: 13.405 });

const places: Record<string, PlaceQuery> = {
  Austin: { kind: 'city', name: 'Austin', ...AUSTIN, country: 'US', regionCode: 'TX' },
  Texas: { kind: 'region', country: 'US', regionCode: 'TX', name: 'Texas' },
  Germany: { kind: 'country', country: 'DE' },
  remote: { kind: 'remote' },
};

/** Names of the jobs found, so that an expectation is a list of names. Newest first. */
const jobs: Record<string, Job> = {
  newest: makeJob({ title: 'Senior Java Developer', locations: [austin], location: 'Austin, TX' }),
  script: makeJob({
    title: 'JavaScript Développeur',
    locations: [roundRock],
    workplaceType: 'remote',
  }),
  sales: makeJob({
    title: 'Head of Sales',
    company: makeJobCompany('Java House'),
    department: 'Sales & Marketing',
    locations: [berlin, sanAntonio],
    employmentType: 'full_time',
    keywords: ['Salesforce', 'C++'],
  }),
  nurse: makeJob({
    title: 'Sr. Nurse (Java Island)',
    company: makeJobCompany('A-B Clinic'),
    location: 'Somewhere near Lake Wobegon',
    seniorityLevel: 'senior',
    canApply: true,
    language: 'de',
  }),
  paid: makeJob({ title: 'Cook', salary: makeSalary(90_000, 120_000) }),
  euro: makeJob({ title: 'Baker', salary: makeSalary(50_000, 150_000, 'EUR') }),
};

let stores: Stores;

beforeAll(async () => {
  stores = await openIndexes('job-search');
  await indexJobs(stores, Object.values(jobs));
});
afterAll(() => dropIndexes(stores));

async function find(query: Record<string, string>, sort: 'relevance' | 'date' = 'relevance') {
  const { filter } = jobFilter(searchJobsQuery.parse(query), (text) => places[text] ?? null);
  const page = await searchJobs(stores, { filter, sort, limit: 50, after: null });
  const ids = page.rows.map((row) => (JSON.parse(row) as { id: string }).id);
  return ids.map((id) => Object.keys(jobs).find((name) => jobs[name]?.id === id));
}

describe('search on the real index', () => {
  it('returns the rows of the presenter, newest first', async () => {
    const { filter } = jobFilter(searchJobsQuery.parse({}), () => null);
    const page = await searchJobs(stores, { filter, sort: 'date', limit: 50, after: null });
    expect(page.rows.map((row) => JSON.parse(row))).toEqual(Object.values(jobs).map(jobRow));
    expect(page.next).toBeNull();
  });

  it.each<[Record<string, string>, string[]]>([
    [{ q: 'java' }, ['newest', 'nurse', 'sales']],
    [{ q: 'JAVA house' }, ['sales']],
    [{ q: 'java sales' }, ['sales']],
    [{ q: '"java house"' }, ['sales']],
    [{ q: '"house java"' }, []],
    [{ q: '"java island"' }, ['nurse']],
    [{ q: 'developpeur' }, ['script']],
    [{ q: 'java -senior' }, ['nurse', 'sales']],
    [{ q: 'java -Sr.' }, ['newest', 'sales']],
    [{ q: '-java' }, ['sales', 'paid', 'euro']],
    [{ q: '-ok -ak' }, ['newest', 'script', 'sales', 'nurse']],
    [{ q: '-"of sales" -DÉVELOPPE -oo -ba' }, ['newest', 'nurse']],
    [{ title: 'Java' }, ['newest', 'nurse']],
    [{ title: 'senior' }, ['newest', 'nurse']],
    [{ title: 'Java,-Senior' }, []],
    [{ title: 'cook,head of sales' }, ['sales', 'paid']],
    [{ title: '-Head,-Senior,-Cook' }, ['script', 'euro']],
    [{ q: 'java', title: '-nurse' }, ['newest', 'sales']],
    [{ company: 'a-b-clinic' }, ['nurse']],
    [{ company: 'a-b-clinic,java-house' }, ['sales', 'nurse']],
    [{ company: '-a-b-clinic,-acme' }, ['sales']],
    [{ location: 'Austin' }, ['newest', 'script']],
    [{ location: 'Austin', radius_km: '10' }, ['newest']],
    [{ location: 'Austin', radius_km: '150' }, ['newest', 'script', 'sales']],
    [{ location: 'Texas' }, ['newest', 'script', 'sales']],
    [{ location: 'Germany' }, ['sales']],
    [{ location: 'remote' }, ['script']],
    [{ location: 'Lake Wobegon' }, ['nurse']],
    [{ location: 'Lake Placid' }, []],
    [{ location_or: 'Germany|Lake Wobegon' }, ['sales', 'nurse']],
    [{ location: 'remote', location_or: 'Germany' }, ['script', 'sales']],
    [{ country: 'de' }, ['sales']],
    [{ workplace_type: 'remote,hybrid' }, ['script']],
    [{ employment_type: 'full_time' }, ['sales']],
    [{ seniority_level: 'senior' }, ['nurse']],
    [{ department: 'marketing' }, ['sales']],
    [{ department: 'Sales, & Marketing' }, ['sales']],
    [{ department: 'sales marketing' }, ['sales']],
    [{ keywords: 'c++,salesforce' }, ['sales']],
    [{ keywords: 'c++,java' }, []],
    [{ language: 'de,fr' }, ['nurse']],
    [{ can_apply: 'true' }, ['nurse']],
    [{ has_salary: 'true' }, ['paid', 'euro']],
    [{ has_salary: 'false', title: 'Cook,Java' }, ['newest', 'nurse']],
    [{ salary_min: '120000' }, ['paid']],
    [{ salary_min: '120001' }, []],
    [{ salary_min: '120001', currency: 'EUR' }, ['euro']],
    [{ currency: 'EUR' }, ['euro']],
  ])('%j → %j', async (query, names) => {
    expect(await find(query)).toEqual(names);
  });

  it('puts title matches before company matches, unless sorted by date', async () => {
    expect(await find({ q: 'java' })).toEqual(['newest', 'nurse', 'sales']);
    expect(await find({ q: 'java' }, 'date')).toEqual(['newest', 'sales', 'nurse']);
  });

  it('since and posted_within_days filter by posting time', async () => {
    const third = Date.parse(jobs['sales']?.postedAt ?? '') / 1000;
    expect(await find({ since: String(third) })).toEqual(['newest', 'script', 'sales']);
    expect(await find({ since: String(third), posted_within_days: '1' })).toHaveLength(3);
    expect(await find({ posted_within_days: '0' })).toHaveLength(6);
    expect(await find({ posted_within_days: '1' })).toEqual([]);
  });
});

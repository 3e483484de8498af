import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobRow } from '../../../domain/market/job-row.ts';
import type { Understood } from '../../../domain/market/typed-query/understood.ts';
import {
  makeJob,
  makeJobCompany,
  makePlace,
  makeSalary,
} from '../../storage/market/market-fixture.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { dropMarket, seedMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Page {
  data: JobRow[];
  meta: { next_cursor: string | null; notices?: string[]; understood: Understood };
}

const newYork = makePlace('New York, NY', {
  city: 'New York City',
  regionCode: 'NY',
  country: 'US',
  lat: 40.71,
  lng: -74.01,
});
const berlin = makePlace('Berlin', { city: 'Berlin', country: 'DE', lat: 52.52, lng: 13.405 });
const germany = makePlace('Germany', { country: 'DE' });

/** Named jobs, so that an expectation is a list of names. */
const jobs = {
  scientist: makeJob({ title: 'Data Scientist', locations: [newYork] }),
  frontend: makeJob({
    title: 'Frontend Engineer',
    workplaceType: 'remote',
    locations: [germany],
    keywords: ['React', 'TypeScript'],
    descriptionText: 'You build pages with React and TypeScript.',
  }),
  people: makeJob({ title: 'People Operations Partner' }),
  seller: makeJob({ title: 'Sales Representative' }),
  software: makeJob({ title: 'Softwareentwickler (m/w/d)', language: 'de' }),
  product: makeJob({ title: 'Product Manager', locations: [berlin] }),
  golang: makeJob({ title: 'Golang Developer', keywords: ['Go'] }),
  rust: makeJob({ title: 'Staff Engineer, Rust', seniorityLevel: 'staff', keywords: ['Rust'] }),
  cluster: makeJob({ title: 'Platform Owner', keywords: ['Kubernetes'] }),
  devops: makeJob({ title: 'Dev Ops Engineer' }),
  nurse: makeJob({
    title: 'Nurse',
    locations: [berlin],
    employmentType: 'part_time',
    salary: makeSalary(45_000, 60_000, 'EUR'),
  }),
  seniorNurse: makeJob({
    title: 'Senior Nurse',
    seniorityLevel: 'senior',
    locations: [berlin],
    company: makeJobCompany('Pflege Agency'),
    canApply: true,
  }),
  zeltnow: makeJob({ title: 'Host', company: makeJobCompany('Zeltnow') }),
};
const names = new Map(Object.entries(jobs).map(([name, { id }]) => [id, name]));

describe('query of GET /jobs', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, Object.values(jobs));
    key = await buildKey(api.ctx.stores, { requestsPerMinute: 10_000 });
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });
  const get = (path: string, query: Record<string, string>) =>
    fetch(`${api.url}${path}?${new URLSearchParams(query).toString()}`, { headers: key.headers });
  const page = async (query: Record<string, string>) => {
    const answer = await get('/jobs', query);
    expect(answer.status).toBe(200);
    const { data, meta } = (await answer.json()) as Page;
    return { found: data.map(({ id }) => names.get(id)), meta };
  };
  const strict = (query: string) => page({ query, strict: 'true' });

  it.each([
    ['data scientist new york', ['scientist']],
    ['front end developer remote germany', ['frontend']],
    ['react typescript', ['frontend']],
    ['human resources', ['people']],
    ['sales rep', ['seller']],
    ['software developer', ['software']],
    ['product manager berlin', ['product']],
    ['Go developer', ['golang']],
    ['staff engineer rust', ['rust']],
    ['k8s', ['cluster']],
    ['devops', ['devops']],
    ['infirmière berlin', ['nurse', 'seniorNurse']],
    ['nurse not senior', ['nurse']],
    ['nurse berlin 50k+', ['nurse']],
    ['nurse no agencies', ['nurse']],
    ['nurse easy apply', ['seniorNurse']],
    ['host at Zeltnow', ['zeltnow']],
    ['zeltnow', ['zeltnow']],
  ])('%s finds %j', async (query, expected) => {
    const { found } = await strict(query);
    expect(found.sort()).toEqual([...expected].sort());
  });

  describe('meta.understood', () => {
    it('says the same search in explicit filters, which find the same jobs', async () => {
      const { meta, found } = await strict('senior nurse berlin');
      const { parameters, topics } = meta.understood;
      expect(parameters).toEqual({
        location: 'Berlin, DE',
        radius_km: '40',
        seniority_level: 'senior',
      });
      expect(topics.map(({ said }) => said)).toEqual(['nurse']);
      expect((await page({ ...parameters, q: 'nurse' })).found).toEqual(found);
    });

    it('says a correction, which strict does not apply', async () => {
      const { found, meta } = await page({ query: 'software enginer' });
      expect(meta.understood.corrected).toEqual([{ from: 'enginer', to: 'engineer' }]);
      expect(found[0]).toBe('software');
      const asTyped = await strict('software enginer');
      expect(asTyped.meta.understood.corrected).toEqual([]);
      expect(asTyped.found).toEqual([]);
    });

    it('names an employer that no posting has as a topic, and says when "at" names none', async () => {
      expect((await strict('zeltnow')).meta.understood.parameters).toEqual({ company: 'zeltnow' });
      const { meta } = await strict('host at Nowhere');
      expect(meta.understood.parameters).toEqual({});
      expect(meta.notices?.join()).toContain('No employer is called "Nowhere"');
    });

    it('says from which row on it gave up what, on every page', async () => {
      const first = await page({ query: 'senior nurse berlin', limit: '1' });
      expect(first.found).toEqual(['seniorNurse']);
      expect(first.meta.understood.relaxed).toEqual([
        { from_row: 1, gave_up: ['seniority_level'] },
      ]);
      const cursor = first.meta.next_cursor ?? '';
      const second = await page({ query: 'senior nurse berlin', limit: '1', cursor });
      expect(second.found).toEqual(['nurse']);
      expect(second.meta.understood).toEqual(first.meta.understood);
      expect(second.meta.next_cursor).toBeNull();
    });

    it('names excluded words of employers', async () => {
      const { meta } = await strict('nurse no agencies');
      expect(meta.understood.excluded).toContain('agency');
    });
  });

  it('combines with every other filter', async () => {
    expect((await page({ query: 'nurse', employment_type: 'part_time' })).found).toEqual(['nurse']);
    expect((await page({ query: 'nurse', q: 'senior' })).found).toEqual(['seniorNurse']);
  });

  it.each(['🙂', 'jobs', '!!! ???', 'looking for a job'])(
    '%s asks for nothing: the other filters decide, with a notice',
    async (query) => {
      const { found, meta } = await page({ query, company: 'zeltnow' });
      expect(found).toEqual(['zeltnow']);
      expect(meta.notices?.join()).toContain('can be searched for');
    },
  );

  it.each([
    ['x'.repeat(301), 'too long'],
    ['nurse \u0000', 'with a control character'],
    ['-senior', 'that only excludes'],
    ['not remote', 'that only excludes a workplace'],
  ])('400 names query for a line %#', async (query) => {
    const answer = await get('/jobs', { query });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain('"query"');
  });

  it.each([
    '-'.repeat(300),
    '"'.repeat(300),
    '("['.repeat(100),
    'or '.repeat(100),
    '٪'.repeat(300),
  ])('answers a hostile line %#', async (query) => {
    expect((await get('/jobs', { query })).status).toBe(200);
  });

  it('counts strict rows, and accepts strict', async () => {
    const answer = await get('/stats', { query: 'senior nurse berlin', strict: 'false' });
    const { data, meta } = (await answer.json()) as {
      data: { total_jobs: number };
      meta: Page['meta'];
    };
    expect(data.total_jobs).toBe(1);
    expect(meta.understood.relaxed).toBeNull();
  });

  it('is enough for GET /jobs/salary-average, and filters GET /jobs/map', async () => {
    expect((await get('/jobs/salary-average', { query: 'nurse' })).status).not.toBe(400);
    const map = await get('/jobs/map', { query: 'host' });
    expect(((await map.json()) as { data: unknown[] }).data).toHaveLength(1);
  });
});

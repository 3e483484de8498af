import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeJob, makeJobCompany } from '../storage/market/market-fixture.ts';
import { buildKey } from '../support/factories.ts';
import { dropMarket, seedMarket } from '../support/seed-market.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const run = promisify(execFile);
const folder = join(__dirname, '../../examples/curl');

const berlin = {
  text: 'Berlin, Germany',
  city: 'Berlin',
  region: 'Berlin',
  regionCode: 'BE',
  country: 'DE',
  lat: 52.52,
  lng: 13.4,
};
const aiSummary = {
  summary: 'Fires the kilns at night.',
  responsibilities: [],
  requirements: [],
  benefits: [],
  generatedAt: '2026-01-01T00:00:00.000Z',
  model: 'offline',
};

/** README and docs send people to these files first. */
describe('examples/curl', () => {
  let api: TestApi;
  let environment: Record<string, string | undefined>;

  beforeAll(async () => {
    api = await startApi();
    const company = makeJobCompany('Kiln Works');
    const titles = ['Kiln Engineer', 'Glaze Engineer', 'Clay Engineer', 'Senior Kiln Engineer'];
    await seedMarket(
      api.ctx.stores,
      titles.map((title) => makeJob({ title, company, locations: [berlin], aiSummary })),
    );
    const { apiKey } = await buildKey(api.ctx.stores);
    environment = { ...process.env, OPENROLE_URL: api.url, OPENROLE_KEY: apiKey };
  });

  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  async function answers(script: string): Promise<unknown[]> {
    const { stdout } = await run(join(folder, script), { env: environment });
    return stdout
      .replaceAll('}{"data"', '}\n{"data"')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown);
  }

  it('has a test for each script', () => {
    const scripts = readdirSync(folder).filter((name) => name !== 'openrole.sh');
    expect(scripts.sort()).toEqual(['market-overview.sh', 'read-job.sh', 'search-jobs.sh']);
  });

  it('search-jobs.sh finds the engineers who are no seniors, page by page', async () => {
    const pages = (await answers('search-jobs.sh')) as { data: { title: string }[] }[];
    const titles = pages.flatMap(({ data }) => data.map((row) => row.title));
    expect(pages).toHaveLength(2);
    expect(titles.sort()).toEqual(['Clay Engineer', 'Glaze Engineer', 'Kiln Engineer']);
  });

  it('read-job.sh prints a whole job with its summary', async () => {
    const [job] = await answers('read-job.sh');
    expect(job).toMatchObject({ data: { ai_summary: { model: 'offline' }, keywords: [] } });
  });

  it('market-overview.sh prints counts, pay, the map and an employer', async () => {
    expect(await answers('market-overview.sh')).toMatchObject([
      { data: { total_jobs: 4 } },
      { data: { matching_jobs: 4, average_salary: null } },
      { data: [] },
      { data: [{ name: 'Kiln Works' }] },
    ]);
  });
});

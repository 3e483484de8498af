import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Company,
  companyDocument,
  companyRowSchema,
  mapRowSchema,
} from '../../../domain/market/company.ts';
import { companyQuery } from '../../../domain/market/company-query.ts';
import { type JobFilter, noFilter } from '../../../domain/market/job-filter.ts';
import type { MapArea } from '../../../domain/market/map-area.ts';
import {
  searchCompanies,
  writeCompanyDocuments,
} from '../../../storage/market/search/company-search.ts';
import { refreshIndexes } from '../../../storage/market/search/job-index.ts';
import { mapJobs } from '../../../storage/market/search/job-map.ts';
import type { Stores } from '../../../storage/stores.ts';
import {
  dropIndexes,
  indexJobs,
  makeCompany,
  makeJob,
  makeJobCompany,
  openIndexes,
} from './market-fixture.ts';

const headquarters = { text: 'Suva, Fiji', city: 'Suva', region: null, country: 'FJ' };
const companies: Company[] = [
  makeCompany('Acme', { openJobs: 1, coordinates: { lat: 52.52, lng: 13.4 } }),
  makeCompany('Acme Robotics', { openJobs: 9, coordinates: { lat: 48.1, lng: 11.6 } }),
  makeCompany('Acme Foods', { openJobs: 2, website: 'https://food.example', foundedYear: 1999 }),
  makeCompany('Great Acme', { openJobs: 5 }),
  makeCompany('Acmeology', { openJobs: 3, coordinates: { lat: 40.7, lng: -74 } }),
  makeCompany('Fiji Water', { openJobs: 4, coordinates: { lat: -18.1, lng: 178.4 }, headquarters }),
  makeCompany('Samoa Air', { openJobs: 6, coordinates: { lat: -13.8, lng: -171.8 } }),
  makeCompany('Café Brûlot', { slug: 'cafe-brulot', openJobs: 1 }),
  ...['Gulls', 'Group', 'Gardens', 'Games', 'Gifts'].map((line) =>
    makeCompany(`Wombat ${line}`, { openJobs: 20 }),
  ),
  makeCompany('Wombat Recruitment', { openJobs: 1 }),
  makeCompany('Dingo Digs', { openJobs: 20 }),
  makeCompany('Wombat Careers GmbH', { slug: 'dingo-careers', openJobs: 1 }),
  makeCompany('Gone', { openJobs: 0 }),
];

let stores: Stores;
beforeAll(async () => {
  stores = await openIndexes('employers');
  const writes = companies.map((company) => ({
    id: company.id,
    revision: 1,
    document: companyDocument(company),
  }));
  await writeCompanyDocuments(stores, writes);
  const jobAt = (name: string, title: string) => makeJob({ title, company: makeJobCompany(name) });
  await indexJobs(stores, [
    ...['Nurse', 'Cook', 'Cook'].map((title) => jobAt('Acme Robotics', title)),
    ...['Cook', 'Cook', 'Cook', 'Nurse'].map((title) => jobAt('Fiji Water', title)),
    ...['Cook', 'Cook'].map((title) => jobAt('Great Acme', title)),
    jobAt('Acme', 'Cook'),
  ]);
  await refreshIndexes(stores);
});
afterAll(() => dropIndexes(stores));

async function find(q: string, limit = 20): Promise<string[]> {
  const rows = await searchCompanies(stores, { query: companyQuery(q), limit });
  return rows.map((row) => companyRowSchema.parse(JSON.parse(row)).name);
}

describe('GET /companies: exact slug, exact name, prefix, every word (decision 0008)', () => {
  it.each([
    ['acme', ['Acme', 'Acme Robotics', 'Acmeology', 'Acme Foods', 'Great Acme']],
    ['ACME jobs', ['Acme', 'Acme Robotics', 'Acmeology', 'Acme Foods', 'Great Acme']],
    ['acme-robotics', ['Acme Robotics']],
    ['robotics acme', ['Acme Robotics']],
    ['Robotics', ['Acme Robotics']],
    ['robot', []],
    ['cafe brulot careers', ['Café Brûlot']],
    ['Café Brûlot', ['Café Brûlot']],
    ['gone', []],
    ['jobs', []],
    ['!!', []],
    ['   ', []],
    ['\u200b\u200b', []],
  ])('%s', async (q, names) => {
    expect(await find(q)).toEqual(names);
  });

  it.each([
    ['Wombat Recruitment', 'Wombat Recruitment'],
    ['Dingo Careers', 'Wombat Careers GmbH'],
  ])('%s is first, although its name ends in a trailing word', async (q, name) => {
    expect(await find(q, 1)).toEqual([name]);
  });

  it('returns as many rows as requested', async () => {
    expect(await find('acme', 2)).toEqual(['Acme', 'Acme Robotics']);
  });

  it('returns rows with every member, null when unknown', async () => {
    const [row] = await searchCompanies(stores, { query: companyQuery('acme foods'), limit: 1 });
    expect(JSON.parse(row ?? '')).toEqual({
      id: 'org_acme-foods',
      slug: 'acme-foods',
      name: 'Acme Foods',
      logo_url: null,
      website: 'https://food.example',
      industry: null,
      description: null,
      founded_year: 1999,
      size: null,
    });
  });

  it('drops an employer whose last job closes', async () => {
    const gone = makeCompany('Short Lived');
    await writeCompanyDocuments(stores, [
      { id: gone.id, revision: 1, document: companyDocument(gone) },
    ]);
    await refreshIndexes(stores);
    expect(await find('short lived')).toEqual(['Short Lived']);
    const closed = companyDocument({ ...gone, openJobs: 0 });
    await writeCompanyDocuments(stores, [{ id: gone.id, revision: 2, document: closed }]);
    await refreshIndexes(stores);
    expect(await find('short lived')).toEqual([]);
  });
});

const everywhere: MapArea = { box: null, circle: null };
const pacific = { north: 0, south: -30, west: 170, east: -170 };
const berlin = { lat: 52.52, lng: 13.4, radiusKm: 100 };
const cooks: JobFilter = { ...noFilter, title: { include: [['cook']], exclude: [] } };

async function map(filter: JobFilter, area: MapArea, limit = 100) {
  const rows = await mapJobs(stores, { filter, area, limit });
  return rows.map((row) => [mapRowSchema.parse(row).company.name, row.open_jobs]);
}

describe('GET /jobs/map (decision 0008)', () => {
  it('lists employers with a known place, most open jobs first', async () => {
    expect(await map(noFilter, everywhere)).toEqual([
      ['Acme Robotics', 9],
      ['Samoa Air', 6],
      ['Fiji Water', 4],
      ['Acmeology', 3],
      ['Acme', 1],
    ]);
  });

  it('counts the matching jobs when filters are given', async () => {
    expect(await map(cooks, everywhere)).toEqual([
      ['Fiji Water', 3],
      ['Acme Robotics', 2],
      ['Acme', 1],
    ]);
    expect(await map(cooks, everywhere, 2)).toHaveLength(2);
  });

  it('searches a box, also one across the antimeridian', async () => {
    const europe = { north: 60, south: 40, west: 0, east: 20 };
    expect(await map(noFilter, { ...everywhere, box: europe })).toEqual([
      ['Acme Robotics', 9],
      ['Acme', 1],
    ]);
    expect(await map(noFilter, { ...everywhere, box: pacific })).toEqual([
      ['Samoa Air', 6],
      ['Fiji Water', 4],
    ]);
    expect(await map(cooks, { ...everywhere, box: pacific })).toEqual([['Fiji Water', 3]]);
  });

  it('finds the employers of an area when more match than are counted', async () => {
    const question = { filter: cooks, area: { ...everywhere, circle: berlin }, limit: 100 };
    const rows = await mapJobs(stores, question, 2);
    expect(rows.map(({ company, open_jobs }) => [company.name, open_jobs])).toEqual([['Acme', 1]]);
  });

  it('searches around a point', async () => {
    expect(await map(noFilter, { box: null, circle: berlin })).toEqual([['Acme', 1]]);
    expect(await map(noFilter, { box: null, circle: { ...berlin, radiusKm: 600 } })).toHaveLength(
      2,
    );
    expect(await map(noFilter, { box: pacific, circle: berlin })).toEqual([]);
  });

  it('uses the headquarters of company data, else null', async () => {
    const [samoa, fiji] = await mapJobs(stores, {
      filter: noFilter,
      area: { ...everywhere, box: pacific },
      limit: 5,
    });
    expect(fiji).toMatchObject({ headquarters, coordinates: { lat: -18.1, lng: 178.4 } });
    expect(samoa).toMatchObject({ headquarters: null, coordinates: { lat: -13.8, lng: -171.8 } });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { indexDueCompanies } from '../../../../services/market/indexing/index-companies.ts';
import { prepareStores } from '../../../../services/prepare-stores.ts';
import { companyModel, type CompanyRecord } from '../../../../storage/market/company.model.ts';
import { ensureCompany } from '../../../../storage/market/companies.ts';
import { searchCompanies } from '../../../../storage/market/search/company-search.ts';
import { refreshIndexes } from '../../../../storage/market/search/job-index.ts';
import { companyQuery } from '../../../../domain/market/company-query.ts';
import { dropMarket } from '../../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

/** Promise: the index shows the current data of a company. */
describe('a company with new data from a feed', () => {
  const unknown = { slug: 'kelp-co', name: 'Kelp Co', website: null, logoUrl: null };
  const known = {
    ...unknown,
    website: 'https://kelp.example',
    logoUrl: 'https://kelp.example/l.png',
  };
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    await prepareStores(api.ctx.stores);
    await ensureCompany(api.ctx.stores, unknown);
    const counted = { openJobs: 1, indexDueAt: new Date() };
    await companies().updateOne({ slug: unknown.slug }, { $set: counted });
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const companies = () => companyModel(api.ctx.stores.mongo);
  const record = () => companies().findOne({ slug: unknown.slug }).lean<CompanyRecord>().orFail();

  async function found(): Promise<unknown> {
    const { stores } = api.ctx;
    await indexDueCompanies(stores);
    await refreshIndexes(stores);
    const query = companyQuery(unknown.name);
    return JSON.parse((await searchCompanies(stores, { query, limit: 1 }))[0] ?? 'null');
  }

  it('is found with its website and logo once they are known', async () => {
    expect(await found()).toMatchObject({ website: null, logo_url: null });
    expect(await ensureCompany(api.ctx.stores, known)).toMatchObject(known);
    expect(await found()).toMatchObject({ website: known.website, logo_url: known.logoUrl });
  });

  it('is not written without new data, and keeps known values', async () => {
    await ensureCompany(api.ctx.stores, known);
    await found();
    const before = await record();
    expect(await ensureCompany(api.ctx.stores, known)).toMatchObject(known);
    expect(await ensureCompany(api.ctx.stores, unknown)).toMatchObject(known);
    expect(await record()).toEqual(before);
  });

  it('is one company when several reads create it concurrently', async () => {
    const rush = { ...known, slug: 'rush-co', name: 'Rush Co' };
    const all = await Promise.all(
      Array.from({ length: 8 }, () => ensureCompany(api.ctx.stores, rush)),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.every(({ website }) => website === rush.website)).toBe(true);
  });
});

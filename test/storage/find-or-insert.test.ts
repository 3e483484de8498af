import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findOrInsert } from '../../storage/find-or-insert.ts';
import { companyModel, type CompanyRecord } from '../../storage/market/company.model.ts';
import { newId } from '../../storage/new-id.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Promise: concurrent callers that store the same record all get the one that is stored. */
it('returns one record to every caller', async () => {
  for (let round = 0; round < 20; round += 1) {
    const slug = `company-${round}`;
    const store = () =>
      findOrInsert<CompanyRecord>(
        companyModel(api.ctx.stores.mongo),
        { slug },
        { _id: newId('company'), name: slug },
      );
    const records = await Promise.all(Array.from({ length: 6 }, store));
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(1);
  }
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountRecords } from '../../storage/account-records.ts';
import { ensureMongoIndexes } from '../../storage/mongo-indexes.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Promise: a new collection of an account is exported with it and erased with it. */
it('lists every collection whose documents name their account', async () => {
  await ensureMongoIndexes(api.ctx.stores);
  const names = Object.values(api.ctx.stores.mongo.models)
    .filter(({ schema }) => schema.path('accountId') !== undefined)
    .map(({ collection }) => collection.name);
  expect(names.length).toBeGreaterThan(30);
  const listed = new Set(accountRecords.map(({ name }) => name));
  expect(names.filter((name) => !listed.has(name)).sort()).toEqual([]);
});

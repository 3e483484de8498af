import { expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { indexedModels } from '../../storage/mongo-indexes.ts';
import { definedModels } from '../support/defined-models.ts';

/** Promise: an index that a model declares is created when the service starts. */
it('the start creates the indexes of every model that declares some', async () => {
  const mongo = createConnection();
  const models = await definedModels();
  const declared = models.filter(([, model]) => model(mongo).schema.indexes().length > 0);
  expect(declared.length).toBeGreaterThan(50);
  const created = new Set<unknown>(indexedModels);
  const missing = declared.filter(([, model]) => !created.has(model)).map(([name]) => name);
  expect(missing).toEqual([]);
});

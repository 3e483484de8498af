import { beforeAll, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { bounded, expiring, forGood, ofAccount } from '../../docs/generators/retention.ts';
import { accountRecords } from '../../storage/account-records.ts';
import { definedModels } from '../support/defined-models.ts';

interface Collection {
  name: string;
  expires: boolean;
}

/** Promise (docs/retention.md): an operator knows of every collection whether it grows. */
describe('the page on retention', () => {
  let collections: Collection[];

  beforeAll(async () => {
    const mongo = createConnection();
    const models = await definedModels();
    collections = models
      .map(([, model]) => model(mongo))
      .map(({ collection, schema }) => ({
        name: collection.name,
        expires: schema.indexes().some(([, options]) => options.expireAfterSeconds !== undefined),
      }));
  });

  it('names every collection once', () => {
    const named = [expiring, bounded, ofAccount, forGood].flatMap((table) => Object.keys(table));
    expect(named.sort()).toEqual(collections.map(({ name }) => name).sort());
  });

  it('lets those expire that have an index of their expiry', () => {
    const indexed = collections.filter(({ expires }) => expires).map(({ name }) => name);
    expect(Object.keys(expiring).sort()).toEqual(indexed.sort());
  });

  it('has those of an account erased with it', () => {
    const erased = new Set(accountRecords.map(({ name }) => name));
    expect(Object.keys(ofAccount).filter((name) => !erased.has(name))).toEqual([]);
  });
});

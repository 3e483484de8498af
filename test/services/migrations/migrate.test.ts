import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  migrate,
  migrateAtStart,
  MigrationsRunElsewhere,
  planMigrations,
} from '../../../services/migrations/migrate.ts';
import type { Migration } from '../../../storage/migrations/migration.ts';
import { holdLock, listEnded } from '../../../storage/migrations/migration-records.ts';
import type { Stores } from '../../../storage/stores.ts';
import { buildKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const quiet = () => undefined;

let api: TestApi;
let stores: Stores;
beforeAll(async () => {
  api = await startApi();
  ({ stores } = api.ctx);
});
afterAll(() => api.close());
beforeEach(async () => {
  await stores.mongo.collection('migrations').deleteMany({});
  await counters().deleteMany({});
  await counters().insertMany([1, 2, 3, 4, 5].map((of) => ({ of, value: 0 })));
});

const counters = () => stores.mongo.collection('counters');
const values = async () =>
  (await counters().find().sort({ of: 1 }).toArray()).map((one) => one['value'] as number);

/** Adds 1 to each counter that has 0, one at a time. */
function counting(
  number: number,
  runsAtStart = false,
  before = () => Promise.resolve(),
): Migration {
  return {
    ...{ number, title: `count ${number}`, runsAtStart },
    countLeft: () => counters().countDocuments({ value: 0 }),
    async changeSome() {
      await before();
      const { modifiedCount } = await counters().updateOne({ value: 0 }, { $inc: { value: 1 } });
      return modifiedCount;
    },
  };
}

/** Promise: a migration that a crash interrupted goes on where it stopped, and changes nothing twice. */
it('resumes', async () => {
  let batches = 0;
  const dying = () => {
    batches += 1;
    return batches === 3 ? Promise.reject(new Error('killed')) : Promise.resolve();
  };
  await expect(migrate(stores, quiet, [counting(1, false, dying)])).rejects.toThrow('killed');
  expect(await values()).toEqual([1, 1, 0, 0, 0]);
  expect(await planMigrations(stores, [counting(1)])).toMatchObject([{ number: 1, left: 3 }]);
  await migrate(stores, quiet, [counting(1)]);
  expect(await values()).toEqual([1, 1, 1, 1, 1]);
  expect(await listEnded(stores)).toEqual(new Set([1]));
  expect(await migrate(stores, quiet, [counting(1)])).toEqual([]);
});

/** Promise: two processes never migrate at once, and a dead one does not lock the others out. */
it('runs in one process at a time', async () => {
  const results = await Promise.allSettled(
    [1, 2, 3, 4].map(() => migrate(stores, quiet, [counting(1)])),
  );
  expect(await values()).toEqual([1, 1, 1, 1, 1]);
  const refused = results.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  );
  for (const reason of refused) expect(reason).toBeInstanceOf(MigrationsRunElsewhere);
  expect(await holdLock(stores, 'another')).toBe(true);
  await expect(migrate(stores, quiet, [counting(2)])).rejects.toThrow(MigrationsRunElsewhere);
  await stores.mongo
    .collection('migrations')
    .updateOne({ _id: 'lock' as never }, { $set: { until: new Date(Date.now() - 1) } });
  expect(await migrate(stores, quiet, [counting(2)])).toHaveLength(1);
});

/** Promise: a start changes only what takes seconds; the rest waits for an operator. */
it('runs at a start only what may run there', async () => {
  await buildKey(stores);
  const both = [counting(1, true), counting(2)];
  await migrateAtStart(stores, both);
  expect(await listEnded(stores)).toEqual(new Set([1]));
  expect(await planMigrations(stores, both)).toMatchObject([{ number: 2 }]);
});

/** Promise: a new installation has nothing to migrate. */
it('counts all as ended in a new installation', async () => {
  await stores.mongo.collection('accounts').deleteMany({});
  await migrateAtStart(stores, [counting(1, true), counting(2)]);
  expect(await values()).toEqual([0, 0, 0, 0, 0]);
  expect(await listEnded(stores)).toEqual(new Set([1, 2]));
});

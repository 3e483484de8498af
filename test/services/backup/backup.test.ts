import { mkdtemp, rm, truncate, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { restoreBackup } from '../../../services/backup/restore-backup.ts';
import { takeBackup } from '../../../services/backup/take-backup.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import { noteRestore } from '../../../storage/installation.ts';
import { ensureIdentity, readIdentity } from '../../../storage/identity.ts';
import type { Stores } from '../../../storage/stores.ts';
import { eventually } from '../../support/eventually.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const { Binary, Double, Long } = mongoose.mongo.BSON;
const quiet = () => undefined;

let api: TestApi;
let stores: Stores;
let parent: string;
beforeAll(async () => {
  api = await startApi();
  ({ stores } = api.ctx);
  parent = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterAll(async () => {
  await api.close();
  await rm(parent, { recursive: true });
});

let backups = 0;
let folder: string;
beforeEach(() => {
  backups += 1;
  folder = join(parent, String(backups));
});

const take = () => takeBackup(stores, { folder, release: '1.0.0', isStopped: false }, quiet);
const restore = (replaces = true) => restoreBackup(stores, { folder, replaces }, quiet);
const collection = (name: string) => stores.mongo.collection<{ _id: number }>(name);

/** Promise: a backup shows one moment, although others write while it is taken. */
it('reads all collections as of one moment', async () => {
  let written = 0;
  let isTaken = false;
  // "a_…" is read first: without one moment, the other would hold pairs that it lacks.
  const writing = (async () => {
    while (!isTaken) {
      written += 1;
      await collection('a_first').insertOne({ _id: written });
      await collection('z_second').insertOne({ _id: written });
    }
  })();
  await eventually('records', () => written > 20);
  await take();
  isTaken = true;
  await writing;
  await restore();
  const [first, second] = await Promise.all(
    ['a_first', 'z_second'].map((name) => collection(name).countDocuments()),
  );
  expect(first).toBeGreaterThan(20);
  expect(Number(first) - Number(second)).toBeGreaterThanOrEqual(0);
  expect(Number(first) - Number(second)).toBeLessThanOrEqual(1);
});

/** Promise: a restored record is the record, in each type that MongoDB has. */
it('keeps the types of values', async () => {
  const record = {
    _id: 'types' as never,
    whole: new Double(3),
    long: Long.fromString('9007199254740993'),
    at: new Date(1_700_000_000_000),
    bytes: new Binary(Buffer.from([0, 255, 1])),
    pattern: /^a.b$/i,
    nothing: null,
    nested: [{ deep: { empty: [] } }],
  };
  const types = () => stores.mongo.collection('types');
  await types().insertOne(record);
  const typed = { promoteValues: false, promoteBuffers: false } as const;
  const before = await types().findOne({}, typed);
  await take();
  await types().deleteMany({});
  await restore();
  expect(await types().findOne({}, typed)).toEqual(before);
});

/** Promise: a backup is loaded whole or not at all. */
it('changes nothing when the backup is damaged or the database holds records', async () => {
  await collection('kept').insertOne({ _id: backups });
  await take();
  await collection('kept').insertOne({ _id: -backups });
  await expect(restore(false)).rejects.toThrow('The database holds records.');
  await truncate(join(folder, 'kept.bson.gz'), 10);
  await expect(restore()).rejects.toThrow('kept.bson.gz is not the file that the backup wrote');
  await unlink(join(folder, 'manifest.json'));
  await expect(restore()).rejects.toThrow('it is no backup, or one that did not end');
  expect(await collection('kept').findOne({ _id: -backups })).not.toBeNull();
  await expect(take()).rejects.toThrow('is not empty');
});

/** Promise: a restored installation is the same installation, with the key that its records need. */
it('brings back the identity of the installation', async () => {
  const keys = { cursorKey: 'def', addressKey: 'ghi' };
  const kept = await ensureIdentity(stores, { ...keys, secretsKey: 'abc' });
  await take();
  await stores.mongo.dropCollection('identity');
  await ensureIdentity(stores, { ...keys, secretsKey: 'other' });
  await restore();
  const { installationId } = kept;
  expect(await readIdentity(stores)).toMatchObject({ installationId, secretsKey: 'abc' });
});

/** Promise: nothing works on half of the records. */
it('refuses to start on a database whose restore did not end', async () => {
  await take();
  await noteRestore(stores, { state: 'loading', at: new Date() });
  await expect(prepareStores(stores)).rejects.toThrow('began and did not end');
  await restore();
  await prepareStores(stores);
});

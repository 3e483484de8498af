import { countDocuments } from '../../domain/backup/manifest.ts';
import { noteRestore } from '../../storage/installation.ts';
import {
  dropCollections,
  holdsDocuments,
  loadCollection,
  verifyFile,
} from '../../storage/backup/load-collection.ts';
import { settleAlerts } from '../../storage/backup/settle-alerts.ts';
import { settleMails } from '../../storage/backup/settle-mails.ts';
import { settleProcesses } from '../../storage/backup/settle-processes.ts';
import { ensureMongoIndexes } from '../../storage/mongo-indexes.ts';
import { deleteIndexes, readIndexNames } from '../../storage/market/search/job-index.ts';
import type { Stores } from '../../storage/stores.ts';
import { rebuildIndexes } from '../market/indexing/rebuild-indexes.ts';
import { rebuildPeopleIndex } from '../people/indexing/rebuild-people-index.ts';
import { readManifest } from './backup-folder.ts';

interface RestoreWish {
  folder: string;
  /** Whether what the database holds is deleted first. */
  replaces: boolean;
}

interface Restored {
  documents: number;
  /** Sends that may have gone out since the backup, and were cancelled. */
  cancelledSends: number;
}

/**
 * Loads a backup into MongoDB, settles what others may have received since it was taken, and rebuilds the search
 * indexes. No api and no worker may run meanwhile. A killed restore is repeated with `replaces`; until one has ended, no
 * worker starts on the database.
 * @param report called before each step.
 * @throws before anything is changed when a file of the backup is damaged or the database is not empty.
 */
export async function restoreBackup(
  stores: Stores,
  { folder, replaces }: RestoreWish,
  report: (step: string) => void,
): Promise<Restored> {
  const manifest = await readManifest(folder);
  for (const collection of manifest.collections) {
    report(`checking ${collection.name}`);
    await verifyFile(folder, collection);
  }
  if (!replaces && (await holdsDocuments(stores))) throw new Error(NOT_EMPTY);
  await noteRestore(stores, { state: 'loading', at: new Date() });
  await dropCollections(stores);
  for (const collection of manifest.collections) {
    report(`loading ${collection.name}`);
    await loadCollection(stores, folder, collection);
  }
  const cancelledSends = await settle(stores, report);
  return { documents: countDocuments(manifest), cancelledSends };
}

const NOT_EMPTY =
  'The database holds records. Restore into an empty one, or delete its records first with --replace.';

/**
 * Prepares restored records for use: no mail and no alert is sent again, and search shows the restored jobs and people.
 * Also for a database that other tools have loaded. Returns the number of cancelled sends.
 */
export async function settle(stores: Stores, report: (step: string) => void): Promise<number> {
  report('creating the indexes of MongoDB');
  await ensureMongoIndexes(stores);
  report('settling mails, alerts and sessions');
  const at = new Date();
  const cancelledSends = await settleMails(stores, at);
  await settleAlerts(stores, at);
  await settleProcesses(stores, at);
  report('rebuilding the search indexes');
  // Their documents may have higher revisions than the restored records, and would refuse them.
  await deleteIndexes(stores, await readIndexNames(stores));
  const { jobsIndex, peopleIndex } = stores.search;
  const jobs = await rebuildIndexes(stores, `${jobsIndex}-${Date.now()}`, () => undefined);
  const people = await rebuildPeopleIndex(stores, {
    name: `${peopleIndex}-${Date.now()}`,
    report: () => undefined,
  });
  await deleteIndexes(stores, [...jobs, ...people]);
  await noteRestore(stores, { state: 'restored', at });
  return cancelledSends;
}

import {
  BACKUP_FORMAT,
  type BackedUpCollection,
  type BackupManifest,
} from '../../domain/backup/manifest.ts';
import { dumpCollection, listCollections } from '../../storage/backup/dump-collection.ts';
import { isHalfRestored } from '../../storage/installation.ts';
import { readAtOneMoment, whileStopped, type OneMoment } from '../../storage/backup/one-moment.ts';
import type { Stores } from '../../storage/stores.ts';
import { createBackupFolder, writeManifest } from './backup-folder.ts';

interface BackupWish {
  folder: string;
  release: string;
  /** Whether no api and no worker runs, so that nothing writes. */
  isStopped: boolean;
}

/**
 * Writes all records of MongoDB, as they were at one moment, to a new folder. Other processes go on meanwhile.
 * @param report called before each collection with its name.
 * @throws when the server cannot read at one moment and processes may write.
 */
export async function takeBackup(
  stores: Stores,
  { folder, release, isStopped }: BackupWish,
  report: (collection: string) => void,
): Promise<BackupManifest> {
  if (await isHalfRestored(stores)) throw new Error('This database is half restored.');
  await createBackupFolder(folder);
  const moment = isStopped ? whileStopped : await readAtOneMoment(stores);
  if (moment === null) throw new Error(CANNOT_HOLD);
  try {
    const collections = await dumpAll(stores, { folder, moment }, report);
    const manifest = { format: BACKUP_FORMAT, release, ...collections } as const;
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await moment.end();
  }
}

const CANNOT_HOLD =
  'This MongoDB cannot read all collections as of one moment: it is not a replica set. ' +
  'Stop the api and the workers, and take the backup with --stopped.';

async function dumpAll(
  stores: Stores,
  target: { folder: string; moment: OneMoment },
  report: (collection: string) => void,
): Promise<Pick<BackupManifest, 'taken_at' | 'finished_at' | 'moment' | 'collections'>> {
  const takenAt = new Date();
  const collections: BackedUpCollection[] = [];
  for (const name of await listCollections(stores)) {
    report(name);
    const dumped = await dumpCollection(stores, name, target);
    if (dumped !== null) collections.push(dumped);
  }
  return {
    taken_at: takenAt.toISOString(),
    finished_at: new Date().toISOString(),
    moment: target.moment.how,
    collections,
  };
}

import { installationModel, type InstallationRecord } from './installation.model.ts';
import { readInBatches } from './read-in-batches.ts';
import type { Stores } from './stores.ts';

const readRecord = readInBatches<InstallationRecord['_id'], InstallationRecord>({
  find: ({ mongo }, ids) =>
    installationModel(mongo)
      .find({ _id: { $in: ids } })
      .lean<InstallationRecord[]>(),
  nameOf: { asked: (id) => id, found: ({ _id }) => _id },
});

/** When this database was last restored from a backup; null for never. */
export async function readRestoredAt(stores: Stores): Promise<Date | null> {
  const record = await readRecord(stores, 'restore');
  return record?.state === 'restored' ? record.at : null;
}

/** Whether a restore has begun and not ended: the records are incomplete. */
export async function isHalfRestored({ mongo }: Pick<Stores, 'mongo'>): Promise<boolean> {
  return (await installationModel(mongo).exists({ _id: 'restore', state: 'loading' })) !== null;
}

export async function noteRestore(
  { mongo }: Pick<Stores, 'mongo'>,
  { state, at }: Pick<InstallationRecord, 'state' | 'at'>,
): Promise<void> {
  await installationModel(mongo).updateOne(
    { _id: 'restore' },
    { $set: { state, at } },
    { upsert: true },
  );
}

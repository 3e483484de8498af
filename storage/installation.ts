import { installationModel, type InstallationRecord } from './installation.model.ts';
import type { Stores } from './stores.ts';

/** When this database was last restored from a backup; null for never. */
export async function readRestoredAt({ mongo }: Pick<Stores, 'mongo'>): Promise<Date | null> {
  const record = await installationModel(mongo)
    .findOne({ _id: 'restore', state: 'restored' })
    .lean();
  return record?.at ?? null;
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

import { randomUUID } from 'node:crypto';
import { findOrInsert } from './find-or-insert.ts';
import { identityModel, type IdentityRecord } from './identity.model.ts';
import type { Stores } from './stores.ts';

export type Identity = Omit<IdentityRecord, '_id'>;

/** The ids of the keys in use. */
export type KeysInUse = Pick<Identity, 'secretsKey' | 'cursorKey' | 'addressKey'>;

type Mongo = Pick<Stores, 'mongo'>;

/** The identity of this installation; null before its first start. */
export function readIdentity({ mongo }: Mongo): Promise<Identity | null> {
  return identityModel(mongo).findById('this', { _id: 0 }).lean<Identity>();
}

/** The identity of this installation. The first start creates it, with these keys. */
export function ensureIdentity({ mongo }: Mongo, keys: KeysInUse): Promise<Identity> {
  const fresh = { ...keys, installationId: randomUUID(), createdAt: new Date() };
  return findOrInsert(identityModel(mongo), { _id: 'this' }, fresh);
}

/** Records that another key is in use. False when the recorded one is not `from`: another process was first. */
export async function changeKey(
  { mongo }: Mongo,
  member: keyof KeysInUse,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { matchedCount } = await identityModel(mongo).updateOne(
    { _id: 'this', [member]: from },
    { $set: { [member]: to } },
  );
  return matchedCount === 1;
}

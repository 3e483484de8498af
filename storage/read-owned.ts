import type { OwnedRef } from '../domain/common/ids.ts';
import type { Model } from 'mongoose';
import type { ModelOf } from './define-model.ts';
import { readInBatches } from './read-in-batches.ts';
import type { Stores } from './stores.ts';

interface Owned {
  _id: string;
  accountId: string;
}

/**
 * Reads a record of an account by id, in one batch with concurrent reads; null for a record of another account.
 * `Found` is the projected record.
 */
export function readOwned<Stored extends Owned, Found extends Owned = Stored>(
  modelOf: ModelOf<Stored>,
  projection: Record<string, 0> = {},
): (stores: Stores, ref: OwnedRef) => Promise<Found | null> {
  return readInBatches<OwnedRef, Found>({
    find: ({ mongo }, refs) => {
      const model = modelOf(mongo) as unknown as Model<Owned>;
      // Filters only by id. With a second condition the development server scans the whole account.
      return model.find({ _id: { $in: refs.map(({ id }) => id) } }, projection).lean<Found[]>();
    },
    // The key includes the account, so a record of another account has a different key.
    nameOf: {
      asked: ({ accountId, id }) => `${accountId} ${id}`,
      found: ({ accountId, _id }) => `${accountId} ${_id}`,
    },
  });
}

import type { OwnedRef } from '../domain/common/ids.ts';
import type { Model } from 'mongoose';
import type { ModelOf } from './define-model.ts';
import { readTogether } from './read-together.ts';
import type { Stores } from './stores.ts';

interface Owned {
  _id: string;
  accountId: string;
}

/**
 * Reads a record of an account by its id, together with those of the same moment; null for anybody else's. `Found` is
 * the record as the projection leaves it.
 */
export function readOwned<Stored extends Owned, Found extends Owned = Stored>(
  modelOf: ModelOf<Stored>,
  projection: Record<string, 0> = {},
): (stores: Stores, ref: OwnedRef) => Promise<Found | null> {
  return readTogether<OwnedRef, Found>({
    find: ({ mongo }, refs) => {
      const model = modelOf(mongo) as unknown as Model<Owned>;
      // By id alone: beside a second condition the development server walks the whole account.
      return model.find({ _id: { $in: refs.map(({ id }) => id) } }, projection).lean<Found[]>();
    },
    // What belongs to another account goes by another name than was asked for.
    nameOf: {
      asked: ({ accountId, id }) => `${accountId} ${id}`,
      found: ({ accountId, _id }) => `${accountId} ${_id}`,
    },
  });
}

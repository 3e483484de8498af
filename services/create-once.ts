import type { OwnedRef } from '../domain/common/ids.ts';
import type { Stores } from '../storage/stores.ts';

/** How records of one kind are stored. */
interface Storage<Kept extends OwnedRef> {
  /** False when the id is taken. */
  insert: (stores: Stores, record: Kept) => Promise<boolean>;
  find: (stores: Stores, ref: OwnedRef) => Promise<Kept | null>;
}

/** Stores a record whose id is derived from its run. A repeated run returns the record of the first run. */
export async function createOnce<Kept extends OwnedRef>(
  stores: Stores,
  record: Kept,
  { insert, find }: Storage<Kept>,
): Promise<Kept> {
  if (await insert(stores, record)) return record;
  const earlier = await find(stores, record);
  if (earlier === null) throw new Error(`The id ${record.id} is taken.`);
  return earlier;
}

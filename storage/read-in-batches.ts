import type { Stores } from './stores.ts';
import { batchPerConnection } from './batch-per-connection.ts';

export interface ReadMany<Ref, Found> {
  /** Finds the records, in any order. */
  find: (stores: Stores, refs: readonly Ref[]) => Promise<Found[]>;
  /** The key of a record, from its reference and from the record. It holds the tenant. */
  nameOf: { asked: (ref: Ref) => string; found: (found: Found) => string };
}

/** Reads single records for many requests in one query; null where there is none. */
export function readInBatches<Ref, Found>({
  find,
  nameOf,
}: ReadMany<Ref, Found>): (stores: Stores, ref: Ref) => Promise<Found | null> {
  return batchPerConnection(async (stores, refs) => {
    const different = new Map(refs.map((ref) => [nameOf.asked(ref), ref]));
    const found = await find(stores, [...different.values()]);
    const byName = new Map(found.map((one) => [nameOf.found(one), one]));
    return refs.map((ref) => byName.get(nameOf.asked(ref)) ?? null);
  });
}

import type { Stores } from './stores.ts';
import { together } from './together.ts';

export interface ReadMany<Ref, Found> {
  /** The records with these keys, in any order. */
  find: (stores: Stores, refs: readonly Ref[]) => Promise<Found[]>;
  /** The key of a record, computed from the request and from the record. It includes the tenant. */
  nameOf: { asked: (ref: Ref) => string; found: (found: Found) => string };
}

/** Reads single records for concurrent requests in one query; null for missing ones. */
export function readTogether<Ref, Found>({
  find,
  nameOf,
}: ReadMany<Ref, Found>): (stores: Stores, ref: Ref) => Promise<Found | null> {
  return together(async (stores, refs) => {
    const different = new Map(refs.map((ref) => [nameOf.asked(ref), ref]));
    const found = await find(stores, [...different.values()]);
    const byName = new Map(found.map((one) => [nameOf.found(one), one]));
    return refs.map((ref) => byName.get(nameOf.asked(ref)) ?? null);
  });
}

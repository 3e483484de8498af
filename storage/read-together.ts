import type { Stores } from './stores.ts';
import { together } from './together.ts';

export interface ReadMany<Ref, Found> {
  /** The records of these, in any order. */
  find: (stores: Stores, refs: readonly Ref[]) => Promise<Found[]>;
  /** One word for a record, the same whether it is asked for or has been found. It holds the tenant. */
  nameOf: { asked: (ref: Ref) => string; found: (found: Found) => string };
}

/** Reads single records in one question for many requests; null for those that are not there. */
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

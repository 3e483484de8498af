import type { ModelOf } from '../define-model.ts';
import type { Stores } from '../stores.ts';

/** The records of an account in one collection. */
export interface AccountRecords {
  name: string;
  /** Whether an export of the account has them. */
  isExported: boolean;
  stream: (stores: Stores, accountId: string) => AsyncIterable<Record<string, unknown>>;
  /** Erases them; the number of those erased. Idempotent. */
  erase: (stores: Stores, accountId: string) => Promise<number>;
}

interface Kept {
  /** The member with the account's id. */
  owner?: 'accountId' | '_id';
  isExported?: boolean;
  /** False for records that outlive the account. */
  isErased?: boolean;
}

/** The records of a collection whose documents name their account. */
export function recordsOf<Stored>(
  name: string,
  model: ModelOf<Stored>,
  { owner = 'accountId', isExported = true, isErased = true }: Kept = {},
): AccountRecords {
  // Filters and documents of any collection; each is read and erased in the same way.
  const plain = model as unknown as ModelOf<Record<string, unknown>>;
  return {
    name,
    isExported,
    stream: ({ mongo }, accountId) =>
      plain(mongo)
        .find({ [owner]: accountId })
        .lean<Record<string, unknown>[]>()
        .cursor({ batchSize: 100 }) as AsyncIterable<Record<string, unknown>>,
    erase: async ({ mongo }, accountId) =>
      isErased ? (await plain(mongo).deleteMany({ [owner]: accountId })).deletedCount : 0,
  };
}

import { readInBatches } from '../read-in-batches.ts';
import type { Stores } from '../stores.ts';
import { accountModel, type AccountRecord } from './account.model.ts';

export interface Account {
  id: string;
  email: string;
  name: string | null;
  balanceUsdMicros: number;
  heldUsdMicros: number;
  createdAt: Date;
}

/** All accounts, oldest first. */
export async function listAccounts(stores: Stores): Promise<Account[]> {
  const records = await accountModel(stores.mongo).find().sort({ _id: 1 }).lean();
  return records.map(toAccount);
}

/** One account, in one batch with concurrent reads; null when there is none. */
export const findAccount = readInBatches<string, Account>({
  find: async ({ mongo }, ids) => {
    const records = await accountModel(mongo)
      .find({ _id: { $in: ids } })
      .lean<AccountRecord[]>();
    return records.map(toAccount);
  },
  nameOf: { asked: (id) => id, found: ({ id }) => id },
});

/** Maps an account's document to the account. */
export function toAccount(record: AccountRecord): Account {
  const { _id: id, email, name, balanceUsdMicros, heldUsdMicros, createdAt } = record;
  return { id, email, name, balanceUsdMicros, heldUsdMicros, createdAt };
}

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

/** One account; null when there is none. */
export async function findAccount(stores: Stores, id: string): Promise<Account | null> {
  const record = await accountModel(stores.mongo).findById(id).lean<AccountRecord>();
  return record === null ? null : toAccount(record);
}

/** Maps an account's document to the account. */
export function toAccount(record: AccountRecord): Account {
  const { _id: id, email, name, balanceUsdMicros, heldUsdMicros, createdAt } = record;
  return { id, email, name, balanceUsdMicros, heldUsdMicros, createdAt };
}

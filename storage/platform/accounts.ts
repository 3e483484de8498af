import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import { accountModel, type AccountRecord } from './account.model.ts';

export interface Account {
  id: string;
  email: string;
  name: string | null;
  balanceUsdMicros: number;
  heldUsdMicros: number;
  createdAt: Date;
}

export interface NewAccount {
  email: string;
  name: string | null;
  balanceUsdMicros: number;
}

/** Adds an account; null when its e-mail address has one already. */
export async function insertAccount(stores: Stores, account: NewAccount): Promise<Account | null> {
  const record: AccountRecord = {
    _id: newId('account'),
    email: account.email.trim().toLowerCase(),
    name: account.name,
    balanceUsdMicros: account.balanceUsdMicros,
    heldUsdMicros: 0,
    createdAt: new Date(),
  };
  try {
    await accountModel(stores.mongo).create(record);
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
  return toAccount(record);
}

/** All accounts, oldest first. */
export async function listAccounts(stores: Stores): Promise<Account[]> {
  const records = await accountModel(stores.mongo).find().sort({ _id: 1 }).lean();
  return records.map(toAccount);
}

/** Adds to the balance; null when there is no such account. */
export async function creditAccount(
  stores: Stores,
  accountId: string,
  usdMicros: number,
): Promise<Account | null> {
  const record = await accountModel(stores.mongo)
    .findOneAndUpdate(
      { _id: accountId },
      { $inc: { balanceUsdMicros: usdMicros } },
      { returnDocument: 'after' },
    )
    .lean();
  return record === null ? null : toAccount(record);
}

function toAccount({ _id, ...rest }: AccountRecord): Account {
  return { id: _id, ...rest };
}

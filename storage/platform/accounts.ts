import { operatorCause } from '../../domain/platform/audit/audit-entry.ts';
import { book, noMoney, type AccountMoney } from '../../domain/platform/billing/account-money.ts';
import { withSweep } from '../../domain/platform/billing/sweep-time.ts';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';
import { creditedEntries } from './audit/credited-entries.ts';
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
  /** Given to it: the first entry of its ledger. */
  balanceUsdMicros: number;
}

/** Adds an account; null when its e-mail address has one already. */
export async function insertAccount(stores: Stores, account: NewAccount): Promise<Account | null> {
  const createdAt = new Date();
  const id = newId('account');
  const money = startingMoney(account.balanceUsdMicros, createdAt);
  const { balanceUsdMicros, ...billing } = money;
  const trail = creditedEntries(
    operatorCause,
    { accountId: id, action: 'billing.credited' },
    money,
  );
  const record: AccountRecord = {
    _id: id,
    email: account.email.trim().toLowerCase(),
    name: account.name,
    balanceUsdMicros,
    heldUsdMicros: 0,
    billing,
    outbox: [],
    trail,
    createdAt,
  };
  try {
    await accountModel(stores.mongo).create(record);
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
  return toAccount(record);
}

function startingMoney(amountUsdMicros: number, now: Date): AccountMoney {
  const money = { ...noMoney, version: 1 };
  if (amountUsdMicros === 0) return money;
  const key = 'starting-credit';
  const grant = { id: newId('ledgerEntry'), key, kind: 'grant' as const, amountUsdMicros };
  return withSweep(book(money, { ...grant, reference: null, tokens: null }, now), now);
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

function toAccount(record: AccountRecord): Account {
  const { _id: id, email, name, balanceUsdMicros, heldUsdMicros, createdAt } = record;
  return { id, email, name, balanceUsdMicros, heldUsdMicros, createdAt };
}

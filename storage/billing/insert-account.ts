import { operatorCause } from '../../domain/accounts/audit/audit-entry.ts';
import { book, noMoney, type AccountMoney } from '../../domain/billing/account-money.ts';
import { withSweep } from '../../domain/billing/sweep-time.ts';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';
import { toAccount, type Account } from '../accounts/accounts.ts';
import { creditedEntries } from './credited-entries.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { accountsOf, type MoneyRecord } from './account-money.ts';

export interface NewAccount {
  email: string;
  name: string | null;
  /** The opening balance: the first entry of its ledger. */
  balanceUsdMicros: number;
}

/** Adds an account; null when its e-mail address has an account. */
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
  const record: MoneyRecord = {
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
    await accountsOf(stores).insertOne(record);
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

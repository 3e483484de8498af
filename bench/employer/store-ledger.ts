import { book, type AccountMoney } from '../../domain/billing/account-money.ts';
import type { NewEntry } from '../../domain/billing/ledger-entry.ts';
import type { AppContext } from '../../services/context.ts';
import { findMoney } from '../../storage/billing/account-money.ts';
import { newIdAt } from '../../storage/new-id.ts';
import type { Random } from '../../tools/seed/random.ts';
import { momentOf, type Employer } from './employer.ts';

const BATCH = 5_000;
/** A balance below this is credited first. */
const LEAST_USD_MICROS = 100_000;
const CREDIT_USD_MICROS = 20_000_000;

/** Stores a year of ledger entries, with the balance that they lead to. The starting credit is the first of them. */
export async function storeLedger(
  { stores }: AppContext,
  employer: Employer,
  random: Random,
): Promise<void> {
  const { accountId, sizes, from } = employer;
  const ledger = stores.mongo.collection<{ _id: string }>('ledger');
  const opening = await findMoney(stores, accountId);
  if (opening === null) throw new Error('The account was not stored.');
  let money: AccountMoney = { ...opening, entries: [] };
  let booked = opening.entries.map((entry) => ({ ...entry, at: from }));
  const write = async () => {
    const rows = booked.map(({ id, ...entry }) => ({ _id: id, accountId, ...entry }));
    await ledger.insertMany(rows, { ordered: false });
    booked = [];
  };
  while (money.sequence < sizes.ledgerEntries) {
    const at = momentOf(employer, money.sequence / sizes.ledgerEntries);
    const { entries, ...next } = book(money, drawEntry(money, at, random), at);
    booked.push(...entries);
    money = { ...next, entries: [] };
    if (booked.length >= BATCH) await write();
  }
  if (booked.length > 0) await write();
  const { balanceUsdMicros, ...billing } = { ...money, sweepAt: null };
  const set = { balanceUsdMicros, billing, createdAt: from };
  await stores.mongo
    .collection<{ _id: string }>('accounts')
    .updateOne({ _id: accountId }, { $set: set });
}

function drawEntry({ balanceUsdMicros }: AccountMoney, at: Date, random: Random): NewEntry {
  const id = newIdAt('ledgerEntry', at);
  const entry = { id, key: `bench:${id}`, reference: null, tokens: null };
  if (balanceUsdMicros < LEAST_USD_MICROS) {
    return { ...entry, kind: 'top_up', amountUsdMicros: CREDIT_USD_MICROS };
  }
  if (random.chance(0.05)) return { ...entry, kind: 'salary_average', amountUsdMicros: -10_000 };
  const tokens = { model: 'bench-model', input: random.int(500, 5_000), output: 400 };
  const amountUsdMicros = -random.int(1_000, 40_000);
  return {
    ...entry,
    kind: 'ai_tokens',
    amountUsdMicros,
    reference: newIdAt('session', at),
    tokens,
  };
}

import type { ChargeSum } from '../../domain/billing/charge-sum.ts';
import {
  chargeKinds,
  type ChargeKind,
  type LedgerEntry,
} from '../../domain/billing/ledger-entry.ts';
import { collectionOf } from '../define-model.ts';
import type { Stores } from '../stores.ts';
import { insertMissing } from '../insert-missing.ts';
import { ledgerModel, type LedgerRecord } from './ledger.model.ts';

/** Appends entries of any accounts. Existing entries are not changed. */
export async function appendToLedger(
  { mongo }: Stores,
  entries: ReadonlyMap<string, readonly LedgerEntry[]>,
): Promise<void> {
  const records = [...entries].flatMap(([accountId, ofAccount]) =>
    ofAccount.map(({ id, ...entry }): LedgerRecord => ({ _id: id, accountId, ...entry })),
  );
  await insertMissing(ledgerModel(mongo), records);
}

export function ledgerOf({ mongo }: Stores) {
  return collectionOf(mongo, ledgerModel);
}

/** The keys, of these, that an account's ledger holds. */
export async function findBookedKeys(
  stores: Stores,
  accountId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await ledgerOf(stores)
    .find({ accountId, key: { $in: [...keys] } }, { projection: { key: 1 } })
    .toArray();
  return new Set(found.map(({ key }) => key));
}

/** The entry with a key that the ledger holds. */
export async function findEntry(
  { mongo }: Stores,
  accountId: string,
  key: string,
): Promise<LedgerEntry> {
  return toEntry(await ledgerModel(mongo).findOne({ accountId, key }).orFail().lean());
}

/** Sums an account's charges in a period by kind and model. */
export async function sumCharges(
  { mongo }: Stores,
  accountId: string,
  { from, until }: { from: Date; until: Date },
): Promise<ChargeSum[]> {
  const rows = await ledgerModel(mongo).aggregate<
    { _id: { kind: ChargeKind; model?: string } } & Sums
  >([
    { $match: { accountId, at: { $gte: from, $lt: until }, kind: { $in: [...chargeKinds] } } },
    {
      $group: {
        _id: { kind: '$kind', model: '$tokens.model' },
        count: { $sum: 1 },
        amountUsdMicros: { $sum: '$amountUsdMicros' },
        inputTokens: { $sum: '$tokens.input' },
        outputTokens: { $sum: '$tokens.output' },
      },
    },
    { $sort: { _id: 1 } },
  ]);
  return rows.map(({ _id, amountUsdMicros, ...sums }) => ({
    kind: _id.kind,
    model: _id.model ?? null,
    costUsdMicros: 0 - amountUsdMicros,
    ...sums,
  }));
}

type Sums = Pick<ChargeSum, 'count' | 'inputTokens' | 'outputTokens'> & { amountUsdMicros: number };

/** An account's entries before a position in the ledger, newest first; null starts at the newest. */
export async function listLedger(
  { mongo }: Stores,
  accountId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<LedgerEntry[]> {
  const filter = { accountId, ...(before !== null && { sequence: { $lt: before } }) };
  const records = await ledgerModel(mongo).find(filter).sort({ sequence: -1 }).limit(limit).lean();
  return records.map(toEntry);
}

function toEntry({ _id, accountId: _accountId, ...entry }: LedgerRecord): LedgerEntry {
  return { id: _id, ...entry };
}

/** Sums an account's entries up to a position in its ledger, except those with the given ids. */
export async function sumLedger(
  { mongo }: Stores,
  accountId: string,
  { upTo, without }: { upTo: number; without: readonly string[] },
): Promise<{ count: number; amountUsdMicros: number }> {
  const [sum] = await ledgerModel(mongo).aggregate<{ count: number; amountUsdMicros: number }>([
    { $match: { accountId, sequence: { $lte: upTo }, _id: { $nin: [...without] } } },
    { $group: { _id: null, count: { $sum: 1 }, amountUsdMicros: { $sum: '$amountUsdMicros' } } },
  ]);
  return { count: sum?.count ?? 0, amountUsdMicros: sum?.amountUsdMicros ?? 0 };
}

/** The balance at a moment: after the last entry before it. */
export async function balanceAt({ mongo }: Stores, accountId: string, time: Date): Promise<number> {
  const last = await ledgerModel(mongo)
    .findOne({ accountId, at: { $lt: time } })
    .sort({ sequence: -1 })
    .lean();
  return last?.balanceAfterUsdMicros ?? 0;
}

import {
  noMoney,
  heldUsdMicros,
  type AccountMoney,
} from '../../../domain/platform/billing/account-money.ts';
import type { MoneyEvent } from '../../../domain/platform/billing/account-money.ts';
import type { AuditEntry } from '../../../domain/platform/audit/audit-entry.ts';
import type { LedgerEntry } from '../../../domain/platform/billing/ledger-entry.ts';
import type { OutboxEvent } from '../../../domain/platform/events/event.ts';
import type { Stores } from '../../stores.ts';
import { accountModel, type AccountRecord } from '../account.model.ts';
import { pushToTrail } from '../audit/trail.schema.ts';
import { newEvent } from '../new-event.ts';

/** Every charge passes here: the driver's collection, without mongoose's casting. */
function accountsOf({ mongo }: Stores) {
  return mongo.collection<AccountRecord>(accountModel(mongo).collection.name);
}

/** An account's money as it stands; null when there is no such account. */
export async function findMoney(stores: Stores, accountId: string): Promise<AccountMoney | null> {
  const record = await accountsOf(stores).findOne(
    { _id: accountId },
    { projection: { balanceUsdMicros: 1, billing: 1, createdAt: 1 } },
  );
  return record === null ? null : moneyOf(record);
}

/** The money in an account's document. One from before the ledger has its balance as first entry. */
function moneyOf({ _id, balanceUsdMicros, billing, createdAt }: AccountRecord): AccountMoney {
  if (billing !== undefined) return { ...billing, balanceUsdMicros };
  const opening = {
    id: _id.replace('acc_', 'led_'),
    key: 'opening',
    kind: 'grant' as const,
    amountUsdMicros: balanceUsdMicros,
    reference: null,
    tokens: null,
    sequence: 1,
    balanceAfterUsdMicros: balanceUsdMicros,
    at: createdAt,
  };
  return { ...noMoney, balanceUsdMicros, sequence: 1, entries: [opening] };
}

/** A change of money, with what it tells the owner. */
export interface MoneyStep {
  from: AccountMoney;
  to: AccountMoney;
  events: readonly MoneyEvent[];
  /** What the audit log says of it. */
  trail: readonly AuditEntry[];
}

/**
 * Writes a change over the state it was made from, entries, events and trail with it, in one conditional update.
 * Answers the events as they lie in the outbox; null when somebody else has changed the money since.
 */
export async function writeMoney(
  stores: Stores,
  accountId: string,
  { from, to, events, trail }: MoneyStep,
): Promise<OutboxEvent[] | null> {
  const version = from.version === 0 ? { $exists: false } : from.version;
  const added = from.version === 0 ? to.entries : newEntries(from, to.entries);
  const outbox = events.map(
    (event) => newEvent({ ...event, accountId, organizationId: null }) as OutboxEvent,
  );
  const { modifiedCount } = await accountsOf(stores).updateOne(
    { _id: accountId, 'billing.version': version },
    {
      $set: changedFields(from, { ...to, version: from.version + 1 }),
      $push: {
        'billing.entries': { $each: [...added] },
        ...(outbox.length > 0 && { outbox: { $each: outbox } }),
        ...pushToTrail(trail),
      },
    },
  );
  return modifiedCount === 1 ? outbox : null;
}

/** Entries that are in the document already stay as they are. */
function newEntries(from: AccountMoney, entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ sequence }) => sequence > from.sequence);
}

/** What differs, under the names it has in the document; of an account without a ledger yet, everything. */
function changedFields(from: AccountMoney, to: AccountMoney): Record<string, unknown> {
  const { balanceUsdMicros, entries: _entries, ...billing } = to;
  const names = Object.keys(billing) as (keyof typeof billing)[];
  const changed = names.filter((name) => from.version === 0 || from[name] !== to[name]);
  return {
    balanceUsdMicros,
    ...(from.holds !== to.holds && { heldUsdMicros: heldUsdMicros(to) }),
    ...Object.fromEntries(changed.map((name) => [`billing.${name}`, billing[name]])),
  };
}

/** Takes entries out of the document, which the ledger holds by now. They count all the same: no new version. */
export async function takeOutEntries(
  stores: Stores,
  taken: ReadonlyMap<string, readonly LedgerEntry[]>,
): Promise<void> {
  const writes = [...taken].map(([accountId, entries]) => ({
    updateOne: {
      filter: { _id: accountId },
      update: { $pull: { 'billing.entries': { id: { $in: entries.map(({ id }) => id) } } } },
    },
  }));
  await accountsOf(stores).bulkWrite(writes, { ordered: false });
}

/** Accounts in whose documents something may have been left behind, the longest overdue first. */
export async function findUnswept(
  stores: Stores,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const found = await accountsOf(stores)
    .find({ 'billing.sweepAt': { $lte: before } }, { projection: { _id: 1 } })
    .sort({ 'billing.sweepAt': 1 })
    .limit(limit)
    .toArray();
  return found.map(({ _id }) => _id);
}

/** The next accounts by id, from after one of them. */
export async function findAccountIds(
  stores: Stores,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const found = await accountsOf(stores)
    .find({ _id: { $gt: after } }, { projection: { _id: 1 } })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
  return found.map(({ _id }) => _id);
}

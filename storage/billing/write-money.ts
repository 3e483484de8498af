import { mongo } from 'mongoose';
import type { AuditEntry } from '../../domain/accounts/audit/audit-entry.ts';
import {
  heldUsdMicros,
  type AccountMoney,
  type MoneyEvent,
} from '../../domain/billing/account-money.ts';
import type { LedgerEntry } from '../../domain/billing/ledger-entry.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import type { Stores } from '../stores.ts';
import { together } from '../together.ts';
import { pushToTrail } from '../accounts/audit/trail.schema.ts';
import { newEvent } from '../webhooks/events/new-event.ts';
import { accountsOf, type MoneyRecord } from './account-money.ts';
import { ledgerOf } from './ledger.ts';

/** A change of money, with its events and audit entries. */
export interface MoneyStep {
  from: AccountMoney;
  to: AccountMoney;
  events: readonly MoneyEvent[];
  /** Entries for the audit log. */
  trail: readonly AuditEntry[];
}

/** The connection to MongoDB failed before the response, so the outcome of the write is unknown. */
export class UnansweredWrite extends Error {}

type Update = mongo.UpdateOneModel<MoneyRecord>;

/** A change with ledger entries, as an update. */
interface Booking {
  update: Update;
  accountId: string;
  /** The last entry that the update adds. It shows whether the update was stored. */
  entryId: string;
}

/**
 * Writes a change over the version that was read, with entries, events and trail, in one conditional update. Returns
 * the events as stored in the outbox; null when the write lost the race. @throws `UnansweredWrite`.
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
  const update: Update = {
    filter: { _id: accountId, 'billing.version': version },
    update: {
      $set: changedFields(from, { ...to, version: from.version + 1 }),
      $push: {
        'billing.entries': { $each: [...added] },
        ...(outbox.length > 0 && { outbox: { $each: outbox } }),
        ...pushToTrail(trail),
      },
    },
  };
  const last = added.at(-1);
  const written =
    last === undefined
      ? writeAlone(stores, update)
      : writeTogether(stores, { update, accountId, entryId: last.id });
  const isWritten = await written.catch((error: unknown) => {
    throw isUnanswered(error)
      ? new UnansweredWrite('MongoDB did not respond.', { cause: error })
      : error;
  });
  return isWritten ? outbox : null;
}

/** A bulk write wraps the network error of its connection. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof mongo.MongoNetworkError) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'EPIPE') return true;
  return 'errorResponse' in error && isUnanswered(error.errorResponse);
}

async function writeAlone(stores: Stores, { filter, update }: Update): Promise<boolean> {
  const { modifiedCount } = await accountsOf(stores).updateOne(filter, update);
  return modifiedCount === 1;
}

/**
 * For a batch of updates MongoDB returns only the number of matches. The stored entries show which updates matched.
 */
const writeTogether = together<Booking, boolean>(async (stores, writes) => {
  const [lone] = writes.length === 1 ? writes : [];
  if (lone !== undefined) return [await writeAlone(stores, lone.update)];
  const { count, refused } = await updateAll(stores, writes);
  if (count === writes.length) return writes.map(() => true);
  const stored = await findStored(stores, writes);
  return writes.map(({ entryId }, index) => stored.has(entryId) || (refused.get(index) ?? false));
});

/** The number of updates made, and the errors of refused ones by index. An error affects only its own account. */
async function updateAll(stores: Stores, writes: readonly Booking[]) {
  const refused = new Map<number, Error>();
  try {
    const { modifiedCount: count } = await accountsOf(stores).bulkWrite(
      writes.map(({ update }) => ({ updateOne: update })),
      { ordered: false },
    );
    return { count, refused };
  } catch (error) {
    const errors = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (errors.length === 0) throw error;
    for (const { index, errmsg } of errors) refused.set(index, new Error(errmsg));
    return { count: 0, refused };
  }
}

/**
 * The entries that are stored, in the documents or in the ledger. The ledger is read second, because an entry is
 * added there before it is removed from the document.
 */
async function findStored(stores: Stores, writes: readonly Booking[]): Promise<Set<string>> {
  const accounts = await accountsOf(stores)
    .find(
      { _id: { $in: writes.map(({ accountId }) => accountId) } },
      { projection: { 'billing.entries.id': 1 } },
    )
    .toArray();
  const booked = await ledgerOf(stores)
    .find({ _id: { $in: writes.map(({ entryId }) => entryId) } }, { projection: { _id: 1 } })
    .toArray();
  return new Set([
    ...accounts.flatMap(({ billing }) => billing?.entries.map(({ id }) => id) ?? []),
    ...booked.map(({ _id }) => _id),
  ]);
}

/** The entries that the document does not hold yet. */
function newEntries(from: AccountMoney, entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ sequence }) => sequence > from.sequence);
}

/** Changed members under their names in the document; all members for an account without a ledger. */
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

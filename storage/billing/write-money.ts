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
import { batchPerConnection } from '../batch-per-connection.ts';
import { pushToTrail } from '../accounts/audit/trail.schema.ts';
import { newEvent } from '../webhooks/events/new-event.ts';
import { accountsOf, type MoneyRecord } from './account-money.ts';
import { ledgerOf } from './ledger.ts';

/** A change of money with its events. */
export interface MoneyStep {
  from: AccountMoney;
  to: AccountMoney;
  events: readonly MoneyEvent[];
  /** The entries for the audit log. */
  trail: readonly AuditEntry[];
}

/** MongoDB went before it answered: whether the change is written is not known. */
export class UnansweredWrite extends Error {}

type Update = mongo.UpdateOneModel<MoneyRecord>;

/** A step as MongoDB takes it, of those that book something. */
interface Booking {
  update: Update;
  accountId: string;
  /** The last entry that it adds, by which it is known again. */
  entryId: string;
}

/**
 * Writes a change over the state it was made from, entries, events and trail with it, in one conditional update.
 * Returns the events as stored in the outbox; null on a version conflict.
 * @throws UnansweredWrite.
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
      : writeInBatch(stores, { update, accountId, entryId: last.id });
  const isWritten = await written.catch((error: unknown) => {
    throw isUnanswered(error) ? new UnansweredWrite('No answer.', { cause: error }) : error;
  });
  return isWritten ? outbox : null;
}

/** A bulk write tells what its connection died of by a name of its own. */
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

/** MongoDB says how many of several updates met the state they were made from; which ones, their entries say. */
const writeInBatch = batchPerConnection<Booking, boolean>(async (stores, writes) => {
  const [lone] = writes.length === 1 ? writes : [];
  if (lone !== undefined) return [await writeAlone(stores, lone.update)];
  const { count, refused } = await updateAll(stores, writes);
  if (count === writes.length) return writes.map(() => true);
  const stored = await findStored(stores, writes);
  return writes.map(({ entryId }, index) => stored.has(entryId) || (refused.get(index) ?? false));
});

/** How many were made, and why some could not be, by their places. One account's trouble is not another's. */
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

/** The entries that are stored: in the documents or, asked after them, in the ledger, which an entry reaches before it leaves. */
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

/** Entries that are in the document already stay as they are. */
function newEntries(from: AccountMoney, entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ sequence }) => sequence > from.sequence);
}

/** The changed fields, under their names in the document; all fields for an account without a ledger. */
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

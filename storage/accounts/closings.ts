import { systemCause, type Cause } from '../../domain/accounts/audit/audit-entry.ts';
import {
  newClosing,
  reopenableSteps,
  type Closing,
  type ClosingMove,
} from '../../domain/accounts/closing.ts';
import type { Stores } from '../stores.ts';
import { accountModel, type AccountRecord } from './account.model.ts';
import { newAuditEntry } from './audit/new-audit-entry.ts';
import { someTime } from '../partial-index.ts';

/** The closing of an account; null while it is not closing. */
export async function findClosing({ mongo }: Stores, accountId: string): Promise<Closing | null> {
  const record = await accountModel(mongo)
    .findById(accountId, { closing: 1 })
    .lean<Pick<AccountRecord, '_id' | 'closing'>>();
  return closingOf(record);
}

/** Begins to close an account, unless it is closing already; returns its closing. Null without an account. */
export async function beginClosing(
  stores: Stores,
  accountId: string,
  cause: Cause,
): Promise<Closing | null> {
  const { accountId: _, ...closing } = newClosing(accountId, new Date());
  const entry = newAuditEntry(cause, {
    action: 'account.closing_requested',
    accountId,
    targetId: accountId,
    before: { closes_at: null },
    after: { closes_at: closing.closesAt.toISOString() },
  });
  await accountModel(stores.mongo).updateOne(
    { _id: accountId, closing: { $exists: false } },
    { $set: { closing }, $push: { trail: entry } },
  );
  return findClosing(stores, accountId);
}

/** Ends a closing before its erasure begins; false when that has begun, or a concurrent call ended it. */
export async function endClosing(
  { mongo }: Stores,
  { accountId, run, closesAt }: Closing,
  cause: Cause,
): Promise<boolean> {
  const entry = newAuditEntry(cause, {
    action: 'account.reopened',
    accountId,
    targetId: accountId,
    before: { closes_at: closesAt.toISOString() },
    after: { closes_at: null },
  });
  const { matchedCount } = await accountModel(mongo).updateOne(
    { _id: accountId, 'closing.run': run, 'closing.step': { $in: [...reopenableSteps] } },
    { $unset: { closing: '' }, $push: { trail: entry } },
  );
  return matchedCount === 1;
}

/** Moves a closing on from the step that was read; false when the account was reopened, or another pass won. */
export async function moveClosing(
  { mongo }: Stores,
  { accountId, run, step, failures }: Closing,
  move: ClosingMove,
): Promise<boolean> {
  const set = Object.entries(move).map(([name, value]) => [`closing.${name}`, value] as const);
  const { matchedCount } = await accountModel(mongo).updateOne(
    { _id: accountId, 'closing.run': run, 'closing.step': step, 'closing.failures': failures },
    { $set: Object.fromEntries(set) },
  );
  return matchedCount === 1;
}

/** Accounts whose closing has a step that is due, longest overdue first. */
export async function findDueClosings(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<{ id: string }[]> {
  const records = await accountModel(mongo)
    .find({ 'closing.nextAt': { ...someTime, $lte: before } }, { _id: 1 })
    .sort({ 'closing.nextAt': 1 })
    .limit(limit)
    .lean();
  return records.map(({ _id: id }) => ({ id }));
}

/**
 * Removes personal data from an account's document. Its money is kept, so that the ledger adds up. Idempotent: the audit
 * log has one entry per closing.
 */
export async function emptyAccount(
  { mongo }: Stores,
  { accountId, run, closesAt }: Closing,
): Promise<void> {
  const entry = newAuditEntry(systemCause, {
    ...{ action: 'account.erased', accountId, targetId: accountId, key: `account.erased:${run}` },
    before: { closes_at: closesAt.toISOString() },
    after: { erased_at: new Date().toISOString() },
  });
  await accountModel(mongo).updateOne(
    { _id: accountId, 'closing.run': run },
    {
      $set: { email: `${accountId}@closed.invalid`, name: null, outbox: [] },
      $unset: Object.fromEntries(personalMembers.map((name) => [name, ''])),
      $push: { trail: entry },
    },
  );
}

const personalMembers = [
  ...(['phone', 'location', 'links', 'facts', 'resume', 'resumeReading'] as const),
  ...(['defaultOrganizationId', 'owners', 'profileVersion'] as const),
] as const satisfies (keyof AccountRecord)[];

function closingOf(record: Pick<AccountRecord, '_id' | 'closing'> | null): Closing | null {
  if (record?.closing === undefined) return null;
  return { accountId: record._id, ...record.closing };
}

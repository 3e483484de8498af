import type { QueryFilter } from 'mongoose';
import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { Invitation } from '../../../domain/accounts/console/people.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { PageStart } from '../../../domain/common/result-page.ts';
import { newestFirst } from '../../newest-first.ts';
import { collectionOf } from '../../define-model.ts';
import { insertOverFreedKey } from '../../insert-over-freed-key.ts';
import { newId } from '../../new-id.ts';
import type { Stores } from '../../stores.ts';
import { newAuditEntry } from '../audit/new-audit-entry.ts';
import { invitationModel, type InvitationRecord } from './invitation.model.ts';

export type NewInvitation = Omit<Invitation, 'id' | 'createdAt'> & { hash: string };

/** Stores an invitation; null when another one for the address has not been ended. */
export async function insertInvitation(
  stores: Stores,
  invitation: NewInvitation,
  cause: Cause,
): Promise<Invitation | null> {
  const record: InvitationRecord = {
    _id: newId('invitation'),
    ...invitation,
    createdAt: new Date(),
    acceptedAt: null,
    revokedAt: null,
    openKey: invitation.email,
  };
  const { accountId, role, expiresAt } = record;
  const entry = newAuditEntry(cause, {
    action: 'invitation.created',
    accountId,
    targetId: record._id,
    before: null,
    after: { role, expires_at: expiresAt.toISOString() },
  });
  const { _id, hash, ...content } = record;
  const nobody = { _id, hash, expiresAt, revokedAt: record.createdAt };
  const change = { $set: { ...content, trail: [entry] } };
  const invitations = collectionOf(stores.mongo, invitationModel);
  const isStored = await insertOverFreedKey(invitations, nobody, change);
  return isStored ? toInvitation(record) : null;
}

function open(now: Date) {
  return { acceptedAt: null, revokedAt: null, expiresAt: { $gt: now } };
}

/** A page of an account's open invitations, newest first. */
export async function listInvitations(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<Invitation[]> {
  const filter = { accountId, ...open(new Date()) };
  const without = { trail: 0, hash: 0 } as const;
  const records = await newestFirst(invitationModel(mongo), filter, { ...page, without });
  return records.map(toInvitation);
}

export async function findInvitation({ mongo }: Stores, ref: OwnedRef): Promise<Invitation | null> {
  const record = await invitationModel(mongo)
    .findOne({ _id: ref.id, accountId: ref.accountId, ...open(new Date()) })
    .lean<InvitationRecord>();
  return record === null ? null : toInvitation(record);
}

/** The invitation of a token that may be accepted, or was: a crash may have come before the membership. */
export async function findInvitationByHash(
  { mongo }: Stores,
  hash: string,
): Promise<(Invitation & { isAccepted: boolean }) | null> {
  const record = await invitationModel(mongo)
    .findOne({ hash, revokedAt: null, expiresAt: { $gt: new Date() } })
    .lean<InvitationRecord>();
  return record === null
    ? null
    : { ...toInvitation(record), isAccepted: record.acceptedAt !== null };
}

/** Accepts an invitation once; false when it is no longer open. */
export async function acceptInvitation({ mongo }: Stores, id: string): Promise<boolean> {
  const now = new Date();
  const result = await invitationModel(mongo).updateOne(
    { _id: id, ...open(now) },
    { $set: { acceptedAt: now }, $unset: { openKey: 1 } },
  );
  return result.matchedCount === 1;
}

/** Withdraws an open invitation; false when it is no longer open. */
export function revokeInvitation(stores: Stores, ref: OwnedRef, cause: Cause): Promise<boolean> {
  return endInvitation(stores, { ...ref, state: open(new Date()) }, cause);
}

interface Invited {
  accountId: string;
  email: string;
  /** An invitation that stays as it is. */
  except?: string;
}

/** Ends all invitations of an account for an address, also those that a crash left accepted without a membership. */
export async function endInvitations(
  stores: Stores,
  { accountId, email, except = '' }: Invited,
  cause: Cause,
): Promise<void> {
  const found = await invitationModel(stores.mongo)
    .find({ accountId, email, revokedAt: null, _id: { $ne: except } }, { _id: 1 })
    .lean<Pick<InvitationRecord, '_id'>[]>();
  for (const { _id: id } of found) {
    await endInvitation(stores, { accountId, id, state: { revokedAt: null } }, cause);
  }
}

/** Ends an invitation that is in a given state; false when it is in another one. */
async function endInvitation(
  stores: Stores,
  { accountId, id, state }: OwnedRef & { state: QueryFilter<InvitationRecord> },
  cause: Cause,
): Promise<boolean> {
  const revokedAt = new Date();
  const entry = newAuditEntry(cause, {
    action: 'invitation.revoked',
    accountId,
    targetId: id,
    before: { revoked_at: null },
    after: { revoked_at: revokedAt.toISOString() },
  });
  const result = await invitationModel(stores.mongo).updateOne(
    { ...state, _id: id, accountId },
    { $set: { revokedAt }, $unset: { openKey: 1 }, $push: { trail: entry } },
  );
  return result.matchedCount === 1;
}

function toInvitation(record: InvitationRecord): Invitation {
  const { _id: id, accountId, email, role, invitedBy, createdAt, expiresAt } = record;
  return { id, accountId, email, role, invitedBy, createdAt, expiresAt };
}

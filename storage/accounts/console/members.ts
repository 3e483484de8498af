import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { Member } from '../../../domain/accounts/console/people.ts';
import type { Role } from '../../../domain/accounts/console/roles.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { PageStart } from '../../../domain/common/result-page.ts';
import { unlessTaken } from '../../duplicate-key.ts';
import { newId } from '../../new-id.ts';
import { newestFirst } from '../../newest-first.ts';
import type { Stores } from '../../stores.ts';
import { newAuditEntry } from '../audit/new-audit-entry.ts';
import { memberModel, type MemberRecord } from './member.model.ts';

/** A person and an account. */
export interface Place {
  userId: string;
  accountId: string;
}

/** A person's places in accounts, oldest first. */
export async function listPlaces(stores: Stores, userId: string): Promise<Member[]> {
  const records = await memberModel(stores.mongo)
    .find({ userId, removedAt: null }, { trail: 0 })
    .sort({ _id: 1 })
    .lean<MemberRecord[]>();
  return records.map(toMember);
}

/** A person's place in one account, also one that was removed. */
export async function findPlace(
  stores: Stores,
  { userId, accountId }: Place,
): Promise<(Member & { isRemoved: boolean }) | null> {
  const record = await memberModel(stores.mongo)
    .findOne({ userId, accountId }, { trail: 0 })
    .lean<MemberRecord>();
  return record === null ? null : { ...toMember(record), isRemoved: record.removedAt !== null };
}

/** A member of an account; null for one of another account. */
export async function findMember(stores: Stores, ref: OwnedRef): Promise<Member | null> {
  const record = await memberModel(stores.mongo)
    .findOne({ _id: ref.id, accountId: ref.accountId, removedAt: null }, { trail: 0 })
    .lean<MemberRecord>();
  return record === null ? null : toMember(record);
}

/** A page of an account's members, newest first. */
export async function listMembers(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<Member[]> {
  const filter = { accountId, removedAt: null };
  const records = await newestFirst(memberModel(mongo), filter, { ...page, without: { trail: 0 } });
  return records.map(toMember);
}

/** The oldest members of an account that have one of the roles. */
export async function listMembersWithRole(
  { mongo }: Stores,
  { accountId, roles, limit }: { accountId: string; roles: readonly Role[]; limit: number },
): Promise<Member[]> {
  const records = await memberModel(mongo)
    .find({ accountId, removedAt: null, role: { $in: [...roles] } }, { trail: 0 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<MemberRecord[]>();
  return records.map(toMember);
}

/** Adds a member; false when the person has or had a place in the account. */
export async function insertMember(
  stores: Stores,
  { userId, accountId, role }: Place & { role: Role },
  cause: Cause,
): Promise<boolean> {
  const id = newId('member');
  const entry = joinedEntry(cause, { id, userId, accountId, role });
  const createdAt = new Date();
  const record = { _id: id, userId, accountId, role, createdAt, removedAt: null, trail: [entry] };
  return unlessTaken(() => memberModel(stores.mongo).create(record));
}

/** Gives a removed member their place again. */
export async function restoreMember(
  stores: Stores,
  { member, role }: { member: Member; role: Role },
  cause: Cause,
): Promise<boolean> {
  const result = await memberModel(stores.mongo).updateOne(
    { _id: member.id, accountId: member.accountId, removedAt: { $ne: null } },
    { $set: { removedAt: null, role }, $push: { trail: joinedEntry(cause, { ...member, role }) } },
  );
  return result.matchedCount === 1;
}

/** Changes a role over the one that was read; false when it has changed since. */
export async function changeRole(
  stores: Stores,
  { member, role }: { member: Member; role: Role },
  cause: Cause,
): Promise<boolean> {
  const { id, accountId, userId, role: before } = member;
  const entry = newAuditEntry(cause, {
    action: 'member.role_changed',
    accountId,
    targetId: id,
    before: { user_id: userId, role: before },
    after: { user_id: userId, role },
  });
  const result = await memberModel(stores.mongo).updateOne(
    { _id: id, accountId, role: before, removedAt: null },
    { $set: { role }, $push: { trail: entry } },
  );
  return result.matchedCount === 1;
}

/** Removes a member whose role is the one that was read. */
export async function removeMember(stores: Stores, member: Member, cause: Cause): Promise<boolean> {
  const { id, accountId, userId, role } = member;
  const entry = newAuditEntry(cause, {
    action: 'member.removed',
    accountId,
    targetId: id,
    before: { user_id: userId, role },
    after: null,
  });
  const result = await memberModel(stores.mongo).updateOne(
    { _id: id, accountId, role, removedAt: null },
    { $set: { removedAt: new Date() }, $push: { trail: entry } },
  );
  return result.matchedCount === 1;
}

type Joined = Pick<Member, 'id' | 'userId' | 'accountId' | 'role'>;

function joinedEntry(cause: Cause, { id, userId, accountId, role }: Joined) {
  return newAuditEntry(cause, {
    action: 'member.joined',
    accountId,
    targetId: id,
    before: null,
    after: { user_id: userId, role },
  });
}

function toMember({ _id: id, userId, accountId, role, createdAt }: MemberRecord): Member {
  return { id, userId, accountId, role, createdAt };
}

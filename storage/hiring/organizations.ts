import type { PageStart } from '../../domain/common/result-page.ts';
import { newestFirst } from '../newest-first.ts';
import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { Organization, OrganizationProfile } from '../../domain/hiring/organization.ts';
import { unlessTaken } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { organizationModel, type OrganizationRecord } from './organization.model.ts';

/** Adds an organization; null when its slug is taken, by whichever account. */
export async function insertOrganization(
  stores: Stores,
  { accountId, id }: OwnedRef,
  profile: OrganizationProfile,
): Promise<Organization | null> {
  const now = new Date();
  const record: OrganizationRecord = {
    _id: id,
    accountId,
    ...profile,
    boardRevision: 1,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const isMade = await unlessTaken(() => organizationModel(stores.mongo).create(record));
  return isMade ? organizationOfRecord(record) : null;
}

/** An organization of this account; null when there is none, or when it is another account's. */
export async function findOrganization(
  stores: Stores,
  { accountId, id }: OwnedRef,
): Promise<Organization | null> {
  if (!isId('organization', id)) return null;
  return found(await organizationModel(stores.mongo).findOne({ _id: id, accountId }).lean());
}

/** Whoever's organization has this slug: the public board. */
export async function findOrganizationBySlug(
  stores: Stores,
  slug: string,
): Promise<Organization | null> {
  return found(await organizationModel(stores.mongo).findOne({ slug }).lean());
}

/** The first organization an account made and still has. */
export async function findOldestOrganization(
  stores: Stores,
  accountId: string,
): Promise<Organization | null> {
  return found(
    await organizationModel(stores.mongo).findOne({ accountId }).sort({ _id: 1 }).lean(),
  );
}

/** A page of an account's organizations, newest first. */
export async function listOrganizations(
  stores: Stores,
  accountId: string,
  page: PageStart,
): Promise<Organization[]> {
  const records = await newestFirst(organizationModel(stores.mongo), { accountId }, page);
  return records.map(organizationOfRecord);
}

/**
 * Writes a profile over the version that was read; null when somebody else was first. The write itself notes that
 * roles and market are behind.
 */
export async function saveOrganization(
  stores: Stores,
  read: Organization,
  profile: OrganizationProfile,
): Promise<Organization | null> {
  const now = new Date();
  const record = await organizationModel(stores.mongo)
    .findOneAndUpdate(
      { _id: read.id, accountId: read.accountId, version: read.version },
      {
        $set: { ...profile, updatedAt: now, projectionDueAt: now },
        $inc: { version: 1, boardRevision: 1 },
      },
      { returnDocument: 'after' },
    )
    .lean<OrganizationRecord>();
  return found(record);
}

/** Notes that roles and market show this version; one that has changed since stays due. */
export async function markOrganizationSynced(
  stores: Stores,
  { id, version }: Organization,
): Promise<void> {
  await organizationModel(stores.mongo).updateOne(
    { _id: id, version },
    { $unset: { projectionDueAt: '' } },
  );
}

/** Organizations whose latest change has waited since before a moment, longest first. */
export async function findDueOrganizations(
  stores: Stores,
  before: Date,
  limit: number,
): Promise<Organization[]> {
  const records = await organizationModel(stores.mongo)
    .find({ projectionDueAt: { $lte: before } })
    .sort({ projectionDueAt: 1 })
    .limit(limit)
    .lean<OrganizationRecord[]>();
  return records.map(organizationOfRecord);
}

/** Deletes an organization, where a version is said as that alone; false when it is gone, or another, by now. */
export async function deleteOrganization(
  stores: Stores,
  { accountId, id, version }: { accountId: string; id: string; version?: number },
): Promise<boolean> {
  const { deletedCount } = await organizationModel(stores.mongo).deleteOne({
    _id: id,
    accountId,
    ...(version !== undefined && { version }),
  });
  return deletedCount === 1;
}

/** Lets every cached page of the board be asked for anew. */
export async function raiseBoardRevision(stores: Stores, id: string): Promise<void> {
  await organizationModel(stores.mongo).updateOne({ _id: id }, { $inc: { boardRevision: 1 } });
}

function found(record: OrganizationRecord | null): Organization | null {
  return record === null ? null : organizationOfRecord(record);
}

function organizationOfRecord({
  _id: id,
  projectionDueAt: _due,
  ...organization
}: OrganizationRecord): Organization {
  return { id, ...organization };
}

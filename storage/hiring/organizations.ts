import type { PageStart } from '../../domain/common/result-page.ts';
import { newestFirst } from '../newest-first.ts';
import { readOwned } from '../read-owned.ts';
import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import { defaultFeatures } from '../../domain/hiring/board-features.ts';
import type { Organization, OrganizationProfile } from '../../domain/hiring/organization.ts';
import { unlessTaken } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { organizationModel, type OrganizationRecord } from './organization.model.ts';

/** Adds an organization; null when its slug is taken, in any account. */
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

const readOrganization = readOwned<OrganizationRecord>(organizationModel);

/** An organization of the account, in one query with others of the same moment; null when there is none. */
export async function findOrganization(
  stores: Stores,
  { accountId, id }: OwnedRef,
): Promise<Organization | null> {
  if (!isId('organization', id)) return null;
  return found(await readOrganization(stores, { accountId, id }));
}

/** The organization of any account with this slug, for the public board. */
export async function findOrganizationBySlug(
  stores: Stores,
  slug: string,
): Promise<Organization | null> {
  return found(await organizationModel(stores.mongo).findOne({ slug }).lean());
}

/** An account's oldest organization. */
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
 * Writes a profile over the version that was read; null when the write lost the race. The same write marks roles and
 * market as outdated.
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

/** Marks roles and market as synced with this version. An organization that has changed since stays due. */
export async function markOrganizationSynced(
  stores: Stores,
  { id, version }: Organization,
): Promise<void> {
  await organizationModel(stores.mongo).updateOne(
    { _id: id, version },
    { $unset: { projectionDueAt: '' } },
  );
}

/** Organizations whose latest change was due before a moment, longest due first. */
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

/** Deletes an organization, at a version if one is given; false when it has changed or does not exist. */
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

/** Invalidates every cached page of the board. */
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
  // A record from before a switch existed lacks it.
  return { id, ...organization, features: { ...defaultFeatures, ...organization.features } };
}

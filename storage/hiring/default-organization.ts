import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import { accountModel } from '../accounts/account.model.ts';
import type { Stores } from '../stores.ts';
import { findOldestOrganization, findOrganization } from './organizations.ts';

/** The default organization of an account's postings: the chosen one, else its oldest. */
export async function findDefaultOrganization(
  stores: Stores,
  accountId: string,
): Promise<Organization | null> {
  const chosen = await findChosenId(stores, accountId);
  const found = chosen === null ? null : await findOrganization(stores, { accountId, id: chosen });
  return found ?? findOldestOrganization(stores, accountId);
}

/** The id of the organization that an account chose; null when it chose none. The organization may be deleted. */
export async function findChosenId(stores: Stores, accountId: string): Promise<string | null> {
  const account = await accountModel(stores.mongo)
    .findById(accountId, { defaultOrganizationId: 1 })
    .lean<{ defaultOrganizationId?: string }>();
  return account?.defaultOrganizationId ?? null;
}

/** Chooses an account's default organization; false when another one was chosen since `before` was read. */
export async function claimDefaultOrganization(
  stores: Stores,
  { accountId, id }: OwnedRef,
  before: string | null,
): Promise<boolean> {
  const { matchedCount } = await accountModel(stores.mongo).updateOne(
    { _id: accountId, defaultOrganizationId: { $in: [before, id] } },
    { $set: { defaultOrganizationId: id } },
  );
  return matchedCount === 1;
}

/** Chooses an account's default organization. */
export async function chooseDefaultOrganization(
  stores: Stores,
  { accountId, id }: OwnedRef,
): Promise<void> {
  await accountModel(stores.mongo).updateOne(
    { _id: accountId },
    { $set: { defaultOrganizationId: id } },
  );
}

import type { Organization } from '../../domain/hiring/organization.ts';
import { accountModel } from '../platform/account.model.ts';
import type { Stores } from '../stores.ts';
import { findOldestOrganization, findOrganization } from './organizations.ts';

/** The organization an account posts for unless it says another: the one it chose, else its oldest. */
export async function findDefaultOrganization(
  stores: Stores,
  accountId: string,
): Promise<Organization | null> {
  const account = await accountModel(stores.mongo)
    .findById(accountId, { defaultOrganizationId: 1 })
    .lean<{ defaultOrganizationId?: string }>();
  const chosen = account?.defaultOrganizationId;
  const found =
    chosen === undefined ? null : await findOrganization(stores, { accountId, id: chosen });
  return found ?? findOldestOrganization(stores, accountId);
}

/** Chooses the organization an account posts for. */
export async function chooseDefaultOrganization(
  stores: Stores,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  await accountModel(stores.mongo).updateOne(
    { _id: accountId },
    { $set: { defaultOrganizationId: id } },
  );
}

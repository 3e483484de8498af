import { AppError } from '../../domain/common/errors.ts';
import { listOrganizations } from '../../storage/hiring/organizations.ts';
import type { z } from 'zod';
import type { Organization } from '../../domain/hiring/organization.ts';
import type { accountSchema } from '../../domain/accounts/account-profile.ts';
import type { ProfiledAccount } from '../../storage/accounts/account-profiles.ts';
import type { FindCall } from '../route.ts';

/** An account shows at most this many organizations; GET /company-organizations lists all. */
const SHOWN_ORGANIZATIONS = 100;

/**
 * An account with its organizations, as the API returns it.
 * @throws AppError 404 when the account is gone.
 */
export async function accountAnswer(
  { ctx }: FindCall<unknown>,
  account: ProfiledAccount | null,
): Promise<{ body: { data: z.infer<typeof accountSchema> } }> {
  if (account === null) throw new AppError('not_found');
  const page = { before: null, limit: SHOWN_ORGANIZATIONS };
  const organizations = await listOrganizations(ctx.stores, account.id, page);
  return { body: { data: accountRow(account, organizations) } };
}

function accountRow(
  account: ProfiledAccount,
  organizations: readonly Organization[],
): z.infer<typeof accountSchema> {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    phone: account.phone,
    location: account.location,
    links: account.links,
    facts: account.facts,
    resume_reading: account.resumeReading,
    organizations: organizations.map(({ id, slug, name }) => ({ id, slug, name })),
    balance_usd_micros: account.balanceUsdMicros,
    held_usd_micros: account.heldUsdMicros,
    created_at: account.createdAt.toISOString(),
    closes_at: account.closesAt?.toISOString() ?? null,
    version: account.version,
  };
}

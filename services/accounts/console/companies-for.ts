import { companySignInPath } from '../../../domain/accounts/console/sign-in-settings.ts';
import { findAccount } from '../../../storage/accounts/accounts.ts';
import { listProvidersOf } from '../../../storage/accounts/console/sign-in-settings.ts';
import type { AppContext } from '../../context.ts';

/** Domains are not proven, so several accounts may name one. */
const MOST_COMPANIES = 3;

/** The sign-ins of companies that take addresses of this one's domain. The same for all addresses of the domain. */
export async function companiesFor(
  { stores }: Pick<AppContext, 'stores'>,
  { email, next }: { email: string; next: string },
): Promise<{ name: string; path: string }[]> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const found = await listProvidersOf(stores, domain, MOST_COMPANIES);
  const accounts = await Promise.all(found.map(({ accountId }) => findAccount(stores, accountId)));
  return accounts.flatMap((account) =>
    account === null
      ? []
      : [
          {
            name: account.name ?? account.email,
            path: withNext(companySignInPath(account.id), next),
          },
        ],
  );
}

function withNext(path: string, next: string): string {
  return `${path}?${new URLSearchParams({ next }).toString()}`;
}

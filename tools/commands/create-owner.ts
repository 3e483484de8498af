/** Makes a person the owner of an account, and prints a link that signs them in. */
import { DEVELOPMENT_LINK_MS, LINK_MS } from '../../domain/accounts/console/lifetimes.ts';
import { cleanEmail, emailKey } from '../../domain/common/email.ts';
import { createOwner } from '../../services/accounts/console/create-owner.ts';
import { createSignInLink } from '../../services/accounts/console/sign-in-links.ts';
import { createAccount } from '../../services/billing/create-account.ts';
import type { AppContext } from '../../services/context.ts';
import { publicUrl } from '../../services/public-url.ts';
import { listAccounts } from '../../storage/accounts/accounts.ts';
import { ensureMongoIndexes } from '../../storage/mongo-indexes.ts';
import { withLocalContext } from '../local-context.ts';
import { runCommand, WrongUse } from '../terminal/run-command.ts';

const help = `Makes a person the owner of an account and an operator of this installation.

Usage: npm run create-owner -- --email E [--account A]

The account is A, else the one with this address, else the oldest one; if there is none, it is made.
Prints a link that signs the person in once: good for 15 minutes, on a development machine for a day.

  --email E      the person's e-mail address
  --account A    the account's id (acc_…)
  --json         print { account_id, user_id, url }
  --help`;

async function accountFor(ctx: AppContext, email: string, wanted: unknown): Promise<string> {
  const accounts = await listAccounts(ctx.stores);
  if (typeof wanted === 'string') {
    if (accounts.some(({ id }) => id === wanted)) return wanted;
    throw new Error(`There is no account ${wanted}.`);
  }
  const own = accounts.find((account) => emailKey(account.email) === email) ?? accounts[0];
  if (own !== undefined) return own.id;
  return (await createAccount(ctx.stores, { email })).account.id;
}

await runCommand({
  help,
  takesWords: false,
  options: {
    email: { type: 'string' },
    account: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: async ({ email: given, account, json }) => {
    const typed = typeof given === 'string' ? cleanEmail(given) : null;
    if (typed === null) throw new WrongUse('--email: an e-mail address is needed.');
    const email = emailKey(typed);
    return withLocalContext(['MongoDB'], async (ctx) => {
      await ensureMongoIndexes(ctx.stores);
      const accountId = await accountFor(ctx, email, account);
      const user = await createOwner(ctx.stores, { email, accountId });
      const lifetimeMs = ctx.config.console.isProduction ? LINK_MS : DEVELOPMENT_LINK_MS;
      const { path } = await createSignInLink(ctx.stores, { user, next: '/console', lifetimeMs });
      const url = publicUrl(ctx.config) + path;
      const line = { account_id: accountId, user_id: user.id, url };
      process.stdout.write(`${json === true ? JSON.stringify(line) : url}\n`);
      return 0;
    });
  },
});

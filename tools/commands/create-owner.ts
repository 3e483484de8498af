/** Makes a person the owner of an account, and prints a link that signs them in. Makes and ends operators. */
import type { Command } from '../terminal/run-command.ts';

const help = `Makes a person the owner of an account.

Usage: npm run create-owner -- --email E [--account A] [--operator]
       npm run create-owner -- --email E --no-operator

The account is A, else the one with this address, else the oldest one; if there is none, it is made.
Prints a link that signs the person in once: good for 15 minutes, on a development machine for a day.

  --email E      the person's e-mail address
  --account A    the account's id (acc_…)
  --operator     also make the person an operator of this installation: they see all accounts and give credit
  --no-operator  only end that, within a second; the person stays a member of their accounts
  --json         print { account_id, user_id, operator, url }; with --no-operator { user_id, operator }
  --help`;

export const command: Command = {
  help,
  takesWords: false,
  options: {
    email: { type: 'string' },
    account: { type: 'string' },
    operator: { type: 'boolean' },
    'no-operator': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run(values) {
    const { runCreateOwner } = await import('../accounts/create-owner.ts');
    return runCreateOwner(values);
  },
};

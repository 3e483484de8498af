import { scopes } from '../../domain/accounts/scopes.ts';
import type { Command } from '../terminal/run-command.ts';

const help = `Accounts and their API keys.

Usage:
  npm run accounts -- create --email E [--credit-usd N] [--scopes a,b] [--rate-limit N]
                                       prints { account_id, api_key } as one JSON line;
                                       the key is shown only this once
  npm run accounts -- key <account> [--scopes a,b] [--rate-limit N]
                                       one more key, printed in the same way
  npm run accounts -- keys <account>   its keys, revoked ones too
  npm run accounts -- revoke <key>     ends a key within a second, in every process; <key> is its id,
                                       its whole text, or a beginning of either that matches one key
  npm run accounts -- list
  npm run accounts -- credit <account> <usd> --reason R
                                       adds to its balance, at most 10,000 USD; its members read R
  npm run accounts -- limit <account> <usd | none>
                                       what it may be charged per month
  npm run accounts -- quota <account> <meter> <n>
                                       what it has free, such as search_rows
  npm run accounts -- top-up <account> <usd>
                                       charges the account's card once
  npm run accounts -- auto-top-up <account> --threshold <usd> --amount <usd> --card C [--customer C]
                                       charges the card whenever the balance is lower
  npm run accounts -- auto-top-up <account> off
Scopes: ${scopes.join(', ')}

Options:
  --json         print JSON instead of a table
  --email        the owner's e-mail address
  --credit-usd   balance to start with (5)
  --scopes       what the key may do (all scopes)
  --rate-limit   requests per minute of the key (60)
  --reason       why the account is given credit
  --threshold    balance below which the card is charged
  --amount       what it is charged, from 0.50 USD
  --card         payment method at the payments provider; "declined" is refused in the sandbox
  --customer     its holder at the payments provider
  --help`;

/** The actions of `npm run accounts`. */
export const accountsCommand: Command = {
  help,
  options: {
    json: { type: 'boolean' },
    email: { type: 'string' },
    'credit-usd': { type: 'string' },
    scopes: { type: 'string' },
    'rate-limit': { type: 'string' },
    reason: { type: 'string' },
    threshold: { type: 'string' },
    amount: { type: 'string' },
    card: { type: 'string' },
    customer: { type: 'string' },
  },
  async run(values, words) {
    const { runAccounts } = await import('./actions.ts');
    return runAccounts(values, words);
  },
};

/** Accounts: make one with its API key, add a key or credit, list them. */
import { z } from 'zod';
import { parseUsdMicros } from '../../domain/platform/money.ts';
import { isScope, scopes, type Scope } from '../../domain/platform/scopes.ts';
import type { AppContext } from '../../services/context.ts';
import { createAccount } from '../../services/platform/create-account.ts';
import { createApiKey } from '../../services/platform/create-api-key.ts';
import { ensureMongoIndexes } from '../../storage/mongo-indexes.ts';
import { creditAccount, listAccounts, type Account } from '../../storage/platform/accounts.ts';
import { localContext } from '../local-context.ts';
import { runCommand, WrongUse } from '../terminal/run-command.ts';
import { table } from '../terminal/table.ts';

const help = `Accounts and their first API key.

Usage:
  npm run accounts -- create --email E [--credit-usd N] [--scopes a,b] [--rate-limit N]
                                       prints { account_id, api_key } as one JSON line;
                                       the key is shown only this once
  npm run accounts -- key <account> [--scopes a,b] [--rate-limit N]
                                       one more key, printed in the same way
  npm run accounts -- list
  npm run accounts -- credit <account> <usd>
Scopes: ${scopes.join(', ')}

Options:
  --json         print JSON instead of a table
  --email        the owner's e-mail address
  --credit-usd   balance to start with (5)
  --scopes       what the key may do (all scopes)
  --rate-limit   requests per minute of the key (60)`;

type Values = Record<string, unknown>;
type Action = (ctx: AppContext, words: string[], values: Values) => Promise<void>;

const actions: Record<string, Action> = {
  async create(ctx, _words, values) {
    const { account, apiKey } = await createAccount(ctx.stores, {
      email: email(values['email']),
      ...(values['credit-usd'] !== undefined && { creditUsdMicros: usd(values['credit-usd']) }),
      ...keyLimits(values),
    });
    print(JSON.stringify({ account_id: account.id, api_key: apiKey }));
  },
  async key(ctx, [accountId], values) {
    if (accountId === undefined) throw new WrongUse('key: the account is missing.');
    const known = (await listAccounts(ctx.stores)).some(({ id }) => id === accountId);
    if (!known) throw new Error(`There is no account ${accountId}.`);
    const { text } = await createApiKey(ctx.stores, {
      accountId,
      name: 'Made by an operator',
      ...keyLimits(values),
    });
    print(JSON.stringify({ account_id: accountId, api_key: text }));
  },
  async list(ctx, _words, values) {
    const accounts = (await listAccounts(ctx.stores)).map(accountLine);
    const rows = accounts.map((account) => Object.values(account));
    const header = ['account', 'e-mail', 'balance (micro-USD)', 'created'];
    print(values['json'] === true ? JSON.stringify(accounts) : table(header, rows));
  },
  async credit(ctx, [accountId, amount], values) {
    if (accountId === undefined) throw new WrongUse('credit: the account is missing.');
    const account = await creditAccount(ctx.stores, accountId, usd(amount));
    if (account === null) throw new Error(`There is no account ${accountId}.`);
    const line = accountLine(account);
    const text = `${line.id} now has ${line.balance_usd_micros} micro-USD.`;
    print(values['json'] === true ? JSON.stringify(line) : text);
  },
};

function keyLimits(values: Values) {
  return {
    ...(values['scopes'] !== undefined && { scopes: scopeList(values['scopes']) }),
    ...(values['rate-limit'] !== undefined && {
      requestsPerMinute: rateLimit(values['rate-limit']),
    }),
  };
}

function accountLine({ id, email: address, balanceUsdMicros, createdAt }: Account) {
  return {
    id,
    email: address,
    balance_usd_micros: balanceUsdMicros,
    created_at: createdAt.toISOString(),
  };
}

function email(text: unknown): string {
  const parsed = z.email().safeParse(text);
  if (!parsed.success) throw new WrongUse('--email: an e-mail address is needed.');
  return parsed.data;
}

function usd(text: unknown): number {
  const micros = typeof text === 'string' ? parseUsdMicros(text) : null;
  if (micros === null) throw new WrongUse('An amount in USD is needed, such as 5 or 0.05.');
  return micros;
}

function scopeList(text: unknown): Scope[] {
  const names = String(text).split(',');
  const unknown = names.find((name) => !isScope(name));
  if (unknown !== undefined) throw new WrongUse(`--scopes: ${unknown} is no scope.`);
  return names.filter(isScope);
}

function rateLimit(text: unknown): number {
  const perMinute = Number(text);
  if (!Number.isSafeInteger(perMinute) || perMinute < 1) {
    throw new WrongUse('--rate-limit: a whole number from 1 is needed.');
  }
  return perMinute;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

await runCommand({
  help,
  options: {
    json: { type: 'boolean' },
    email: { type: 'string' },
    'credit-usd': { type: 'string' },
    scopes: { type: 'string' },
    'rate-limit': { type: 'string' },
  },
  async run(values, [name, ...words]) {
    const action = name === undefined ? undefined : actions[name];
    if (!action) throw new WrongUse(name ? `${name} is no such action.` : 'What to do is missing.');
    const ctx = await localContext();
    try {
      await ensureMongoIndexes(ctx.stores);
      await action(ctx, words, values);
      return 0;
    } finally {
      await ctx.close();
    }
  },
});

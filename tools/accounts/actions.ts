import { z } from 'zod';
import { createAccount } from '../../services/billing/create-account.ts';
import { ensureMongoIndexes } from '../../storage/mongo-indexes.ts';
import { listAccounts, type Account } from '../../storage/accounts/accounts.ts';
import { withLocalContext } from '../local-context.ts';
import { actionNamed, WrongUse, type Values } from '../terminal/run-command.ts';
import { table } from '../terminal/table.ts';
import { usdText } from '../terminal/usd.ts';
import { creditUsd, print, usd, type Action } from './arguments.ts';
import { billingActions } from './billing-actions.ts';
import { keyActions, keyLimits, keyOptions } from './key-actions.ts';

const actions: Record<string, Action> = {
  create: {
    words: 0,
    options: ['email', 'credit-usd', ...keyOptions],
    prepare(_words, values) {
      const wanted = {
        email: email(values['email']),
        ...(values['credit-usd'] !== undefined && {
          creditUsdMicros: creditUsd(usd(values['credit-usd'], '--credit-usd'), '--credit-usd'),
        }),
        ...keyLimits(values),
      };
      return async ({ stores }) => {
        const { account, apiKey } = await createAccount(stores, wanted);
        print(JSON.stringify({ account_id: account.id, api_key: apiKey }));
      };
    },
  },
  ...keyActions,
  list: {
    words: 0,
    prepare: (_words, values) => async (ctx) => {
      const accounts = await listAccounts(ctx.stores);
      const json = values['json'] === true;
      print(json ? JSON.stringify(accounts.map(accountLine)) : accountTable(accounts));
    },
  },
  ...billingActions,
};

function accountLine({ id, email: address, balanceUsdMicros, createdAt }: Account) {
  return {
    id,
    email: address,
    balance_usd_micros: balanceUsdMicros,
    created_at: createdAt.toISOString(),
  };
}

function accountTable(accounts: Account[]): string {
  const rows = accounts.map((account) => [
    account.id,
    account.email,
    usdText(account.balanceUsdMicros),
    account.createdAt.toISOString(),
  ]);
  return table(['account', 'e-mail', 'balance', 'created'], rows);
}

function email(text: unknown): string {
  const parsed = z.email().safeParse(text);
  if (!parsed.success) throw new WrongUse('--email: an e-mail address is needed.');
  return parsed.data;
}

/** Runs an action of `npm run accounts`. @throws WrongUse before a server is called. */
export function runAccounts(values: Values, words: string[]): Promise<number> {
  const work = actionNamed(actions, words, values).prepare(words.slice(1), values);
  return withLocalContext(['MongoDB'], async (ctx) => {
    await ensureMongoIndexes(ctx.stores);
    await work(ctx);
    return 0;
  });
}

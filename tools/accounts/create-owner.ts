import { DEVELOPMENT_LINK_MS, LINK_MS } from '../../domain/accounts/console/lifetimes.ts';
import { cleanEmail, emailKey } from '../../domain/common/email.ts';
import { createOwner } from '../../services/accounts/console/create-owner.ts';
import { createSignInLink } from '../../services/accounts/console/sign-in-links.ts';
import { createAccount } from '../../services/billing/create-account.ts';
import type { AppContext } from '../../services/context.ts';
import { publicUrl } from '../../services/public-url.ts';
import { listAccounts } from '../../storage/accounts/accounts.ts';
import { findUserByEmail, setOperator } from '../../storage/accounts/console/console-users.ts';
import { ensureMongoIndexes } from '../../storage/mongo-indexes.ts';
import { withLocalContext } from '../local-context.ts';
import { type Values, WrongUse } from '../terminal/run-command.ts';
import { say } from '../terminal/say.ts';

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

interface Wanted {
  email: string;
  account: unknown;
  operator: boolean;
}

/** The answer of the command, to programs and to people. */
interface Answered {
  line: Record<string, unknown>;
  /** For standard output alone, so that it can be opened by a program. */
  text: string;
  /** For standard error. */
  note: string;
}

async function makeOwner(ctx: AppContext, { email, account, operator }: Wanted): Promise<Answered> {
  const accountId = await accountFor(ctx, email, account);
  const user = await createOwner(ctx.stores, { email, accountId, operator });
  const lifetimeMs = ctx.config.console.isProduction ? LINK_MS : DEVELOPMENT_LINK_MS;
  const { path } = await createSignInLink(ctx.stores, { user, next: '/console', lifetimeMs });
  const url = publicUrl(ctx.config) + path;
  const also = user.operator ? ' and an operator of this installation' : '';
  return {
    line: { account_id: accountId, user_id: user.id, operator: user.operator, url },
    text: url,
    note: `${email} is an owner of ${accountId}${also}.`,
  };
}

async function endOperator({ stores }: AppContext, email: string): Promise<Answered> {
  const user = await findUserByEmail(stores, email);
  if (user === null) throw new Error(`Nobody here has the address ${email}.`);
  await setOperator(stores, user.id, false);
  const text = `${email} is no operator of this installation.`;
  return { line: { user_id: user.id, operator: false }, text, note: '' };
}

/** Runs `npm run create-owner`. @throws WrongUse before a server is called. */
export function runCreateOwner({
  email: given,
  account,
  operator,
  json,
  ...values
}: Values): Promise<number> {
  const typed = typeof given === 'string' ? cleanEmail(given) : null;
  if (typed === null) throw new WrongUse('--email: an e-mail address is needed.');
  const email = emailKey(typed);
  const ends = values['no-operator'] === true;
  if (ends && (operator === true || account !== undefined)) {
    throw new WrongUse('--no-operator: takes neither --operator nor --account.');
  }
  return withLocalContext(['MongoDB'], async (ctx) => {
    await ensureMongoIndexes(ctx.stores);
    const { line, text, note } = ends
      ? await endOperator(ctx, email)
      : await makeOwner(ctx, { email, account, operator: operator === true });
    process.stdout.write(`${json === true ? JSON.stringify(line) : text}\n`);
    if (note !== '') say(note);
    return 0;
  });
}

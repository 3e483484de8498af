import type { AppContext } from '../../services/context.ts';
import { MOST_CREDIT_USD_MICROS } from '../../domain/billing/credit.ts';
import { parseUsdMicros } from '../../domain/common/money.ts';
import { findAccount, type Account } from '../../storage/accounts/accounts.ts';
import { WrongUse, type ActionUse } from '../terminal/run-command.ts';

export type Values = Record<string, unknown>;

/** One action on accounts. */
export interface Action extends ActionUse {
  /**
   * Validates the arguments before any server is called, and returns the action to run.
   * @throws WrongUse.
   */
  prepare: (words: string[], values: Values) => (ctx: AppContext) => Promise<void>;
}

/** A processor's minimum charge and its steps. */
const SMALLEST_CHARGE_USD_MICROS = 500_000;
const CENT_USD_MICROS = 10_000;

/** Finds the account that an argument names; a missing argument is wrong use. */
export function accountNamed(accountId: string | undefined): (ctx: AppContext) => Promise<Account> {
  if (accountId === undefined) throw new WrongUse('The account is missing.');
  return async ({ stores }) => {
    const account = await findAccount(stores, accountId);
    if (account === null) throw new Error(`There is no account ${accountId}.`);
    return account;
  };
}

/** An amount argument in micro-USD. */
export function usd(text: unknown, name: string): number {
  const micros = typeof text === 'string' ? parseUsdMicros(text) : null;
  if (micros === null) throw new WrongUse(`${name}: an amount in USD, such as 5 or 0.05.`);
  return micros;
}

/** An amount that changes something. */
export function someUsd(text: unknown, name: string): number {
  const micros = usd(text, name);
  if (micros === 0) throw new WrongUse(`${name}: an amount above 0.`);
  return micros;
}

/** An amount that is given at once. */
export function creditUsd(micros: number, name: string): number {
  if (micros > MOST_CREDIT_USD_MICROS) throw new WrongUse(`${name}: at most 10,000 USD at once.`);
  return micros;
}

/** An amount that a card can be charged. */
export function chargeableUsd(text: unknown, name: string): number {
  const micros = usd(text, name);
  if (micros % CENT_USD_MICROS !== 0 || micros < SMALLEST_CHARGE_USD_MICROS) {
    throw new WrongUse(`${name}: a card is charged whole cents, from 0.50 USD.`);
  }
  return micros;
}

/** A line for people, or its JSON. */
export function answer(values: Values, line: object, text: string): void {
  print(values['json'] === true ? JSON.stringify(line) : text);
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

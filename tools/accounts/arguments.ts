import type { AppContext } from '../../services/context.ts';
import { parseUsdMicros } from '../../domain/common/money.ts';
import { findAccount, type Account } from '../../storage/accounts/accounts.ts';
import { WrongUse, type ActionUse } from '../terminal/run-command.ts';

export type Values = Record<string, unknown>;

/** One thing to do with accounts. */
export interface Action extends ActionUse {
  /** Judges what was typed, before any server is asked; what it answers does it. @throws wrong use. */
  prepare: (words: string[], values: Values) => (ctx: AppContext) => Promise<void>;
}

/** What a processor charges at the least, and in what steps. */
const SMALLEST_CHARGE_USD_MICROS = 500_000;
const CENT_USD_MICROS = 10_000;

/** Finds the account that a word names; without a word it is wrong use at once. */
export function accountNamed(accountId: string | undefined): (ctx: AppContext) => Promise<Account> {
  if (accountId === undefined) throw new WrongUse('The account is missing.');
  return async ({ stores }) => {
    const account = await findAccount(stores, accountId);
    if (account === null) throw new Error(`There is no account ${accountId}.`);
    return account;
  };
}

/** An amount as typed under a name, in micro-USD. */
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

/** An amount that a card can be charged. */
export function chargeableUsd(text: unknown, name: string): number {
  const micros = usd(text, name);
  if (micros % CENT_USD_MICROS !== 0 || micros < SMALLEST_CHARGE_USD_MICROS) {
    throw new WrongUse(`${name}: a card is charged whole cents, from 0.50 USD.`);
  }
  return micros;
}

/** A whole number as typed under a name. */
export function wholeNumber(text: unknown, name: string, from: number): number {
  const number = typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : -1;
  if (number < from) throw new WrongUse(`${name}: a whole number from ${from}.`);
  return number;
}

/** A line for people, or its JSON. */
export function answer(values: Values, line: object, text: string): void {
  print(values['json'] === true ? JSON.stringify(line) : text);
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

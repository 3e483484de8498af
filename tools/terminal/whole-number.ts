import { WrongUse } from './run-command.ts';

/** A whole number argument. @throws WrongUse. */
export function wholeNumber(text: unknown, name: string, from: number): number {
  const number = typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : -1;
  if (number < from) throw new WrongUse(`${name}: a whole number from ${from}.`);
  return number;
}

import { createInterface } from 'node:readline/promises';
import { type Values, WrongUse } from './command.ts';

/** Asks before what cannot be undone. @throws WrongUse without a yes; without a terminal it takes `--yes`. */
export async function confirm(what: string, values: Values): Promise<void> {
  if (values['yes'] === true) return;
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new WrongUse(`${what} cannot be undone: it needs --yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${what} cannot be undone. Go on? [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new WrongUse('Nothing was done.');
}

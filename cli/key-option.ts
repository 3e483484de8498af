import { text } from 'node:stream/consumers';
import { type Values, WrongUse } from './command.ts';
import { remark } from './output/print.ts';

/** `--key` of `openrole mcp` is the same. */
const NAMES = ['api-key', 'key'];
const STDIN = '-';

/**
 * The values of a command with the key that `--api-key -` reads from standard input. A key that was typed is warned
 * about.
 * @throws WrongUse where standard input is empty, or is the data, too.
 */
export async function withKeyOption(values: Values): Promise<Values> {
  const name = NAMES.find((one) => typeof values[one] === 'string');
  if (name === undefined) return values;
  if (values[name] !== STDIN) {
    remark(
      `--${name} shows the key to other users of this machine: set OPENROLE_API_KEY, or give --${name} - and the key on standard input.`,
    );
    return values;
  }
  if (values['data'] === STDIN) throw new WrongUse(`--${name} and --data both read the input.`);
  const key = (await text(process.stdin)).trim();
  if (key === '') throw new WrongUse('There is no key in the input.');
  return { ...values, [name]: key };
}

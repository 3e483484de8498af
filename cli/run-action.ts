import { writeFile } from 'node:fs/promises';
import type { List, Openrole, SettlingCall } from '../sdk/index.ts';
import { callOptionsOf } from './call-options.ts';
import { type Action, type Use, type Values, WrongUse } from './command.ts';
import { confirm } from './confirm.ts';
import { clientOf } from './connection.ts';
import { isIrreversible } from './irreversible.ts';
import { type Format, formatOf, print, remark } from './output/print.ts';
import { understoodText } from './output/understood.ts';
import { visible } from './output/visible.ts';
import { paramsOf } from './params.ts';
import { commandName } from './words.ts';

type Params = Record<string, unknown>;
type Method = (...values: unknown[]) => SettlingCall<unknown> | List<unknown>;

/** Calls the method of an action and prints what it returns. */
export async function runAction(action: Action, { words, values }: Use): Promise<number> {
  const { cursor, ...params } = await paramsOf(action.options, values);
  if (isIrreversible(action)) {
    await confirm(`openrole ${commandName(action.method)} ${words.join(' ')}`, values);
  }
  const takesUrl = action.options.some(({ name }) => name === 'url');
  const client = await clientOf(takesUrl ? without(values, 'url') : values, {
    isPublic: action.isPublic === true,
    isWrite: !action.operation.startsWith('GET '),
  });
  const isBare = action.operation.split(' ').includes('bare');
  const inputs = [...words, ...(isBare ? [] : [params]), callOptionsOf(values)];
  const call = methodOf(client, action.method)(...inputs);
  const format = formatOf(values);
  if ('pages' in call) await printList(call, { action, values, format, cursor });
  else await printCall(call, { action, values, format });
  return 0;
}

function without(values: Values, name: string): Values {
  return { ...values, [name]: undefined };
}

function methodOf(client: Openrole, method: string): Method {
  const parts = method.split('.');
  return parts.reduce<unknown>((node, part) => (node as Params)[part], client) as Method;
}

interface Printing {
  action: Action;
  values: Values;
  format: Format;
}

async function printList(
  list: List<unknown>,
  { action, values, format, cursor }: Printing & { cursor: unknown },
): Promise<void> {
  const { method } = action;
  const max = maxOf(values);
  if (values['all'] !== true) {
    const page = await list.page(typeof cursor === 'string' ? cursor : undefined);
    print(page.data.slice(0, max), format, method);
    const { notices, understood } = page.withResponse();
    notices.forEach(remark);
    if (understood !== null) process.stderr.write(`${visible(understoodText(understood))}\n`);
    if (page.nextCursor !== null) remark(`More: --all, or --cursor ${page.nextCursor}`);
    return;
  }
  if (format.kind !== 'jsonl') return print(await list.all({ max }), format, method);
  let printed = 0;
  for await (const row of list) {
    if (printed >= max) return;
    print(row, format, method);
    printed += 1;
  }
}

/** @throws WrongUse */
function maxOf({ max }: Values): number {
  if (max === undefined) return Infinity;
  const rows = Number(max);
  if (Number.isSafeInteger(rows) && rows >= 0) return rows;
  throw new WrongUse('--max must be a whole number from 0.');
}

async function printCall(
  call: SettlingCall<unknown>,
  { action, values, format }: Printing,
): Promise<void> {
  const { data, notices, understood } = await call.withResponse();
  notices.forEach(remark);
  if (understood !== null) process.stderr.write(`${visible(understoodText(understood))}\n`);
  if (data instanceof Blob) return writeFileOf(data, values);
  if (values['wait'] === true) remark('Waiting…');
  print(values['wait'] === true ? await call.settled() : data, format, action.method);
}

/** Bytes go to a file or a pipe, never to a terminal. */
async function writeFileOf(data: Blob, values: Values): Promise<void> {
  const bytes = Buffer.from(await data.arrayBuffer());
  if (typeof values['output'] === 'string') await writeFile(values['output'], bytes);
  else if (process.stdout.isTTY) throw new WrongUse('This is a file: name one by --output.');
  else process.stdout.write(bytes);
}

import { send } from '../../sdk/core/client.ts';
import { callOptionsOf } from '../call-options.ts';
import { type Use, WrongUse } from '../command.ts';
import { rawSettingsOf } from '../connection.ts';
import { print } from '../output/print.ts';
import { jsonOf } from '../params.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Sends any call and prints the body of its response as it is. */
export async function run({ words: [verb = '', path = ''], values }: Use): Promise<number> {
  const method = verb.toUpperCase();
  if (!METHODS.includes(method)) throw new WrongUse(`${verb} is none of ${METHODS.join(', ')}.`);
  if (!path.startsWith('/')) throw new WrongUse(`The path begins with /, unlike ${path}.`);
  const { data } = values;
  const body = typeof data === 'string' ? JSON.stringify(await jsonOf('data', data)) : undefined;
  const { idempotencyKey, ...options } = callOptionsOf(values);
  const request = {
    method,
    path,
    ...(body !== undefined && { body }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
  const { body: answer } = await send(
    await rawSettingsOf(values, method !== 'GET'),
    request,
    options,
  );
  if (answer !== undefined) print(answer, { kind: 'json', columns: null });
  return 0;
}

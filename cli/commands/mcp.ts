import type { Use } from '../command.ts';
import { connectionOf, requireKey } from '../connection.ts';
import { useForeign } from '../local-file.ts';
import { openToolProxy } from './tool-proxy.ts';

/** Serves until the input ends. */
export async function run({ values: { key, ...values } }: Use): Promise<number> {
  const given = key === undefined ? values : { ...values, 'api-key': key };
  const connection = await connectionOf(given);
  // Agents write, too.
  await useForeign(connection.foreign, true);
  await openToolProxy({ key: requireKey(connection), url: new URL(connection.url) });
  return 0;
}

import type { Use } from '../command.ts';
import { clientOf, connectionOf, masked, requireKey } from '../connection.ts';
import { formatOf, print } from '../output/print.ts';

export async function run({ values }: Use): Promise<number> {
  const connection = await connectionOf(values);
  const key = requireKey(connection);
  const account = await (await clientOf(values)).account.get();
  print(
    {
      account: account.id,
      email: account.email,
      name: account.name,
      balance_usd_micros: account.balance_usd_micros,
      key: masked(key),
      key_from: connection.source,
      url: connection.url,
    },
    formatOf(values),
  );
  return 0;
}

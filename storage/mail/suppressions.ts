import { unlessTaken } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { suppressionModel, type SuppressionRecord } from './suppression.model.ts';

/** The list of addresses that do not exist, of the whole installation. */
export const UNDELIVERABLE = 'undeliverable';

/** An address on a list: an account's id, or `UNDELIVERABLE`. */
export interface Suppression {
  list: string;
  addressKey: string;
}

/** Puts an address on a list; one that is there keeps its reason. */
export async function suppress(
  { mongo }: Stores,
  suppression: Suppression,
  reason: SuppressionRecord['reason'],
): Promise<void> {
  const record = { _id: idOf(suppression), reason, createdAt: new Date() };
  await unlessTaken(() => suppressionModel(mongo).create(record));
}

/** Those of the addresses that are on one of the lists. */
export async function findSuppressed(
  { mongo }: Stores,
  lists: readonly string[],
  addressKeys: readonly string[],
): Promise<Set<string>> {
  const ids = lists.flatMap((list) => addressKeys.map((addressKey) => idOf({ list, addressKey })));
  const records = await suppressionModel(mongo)
    .find({ _id: { $in: ids } }, { _id: 1 })
    .lean();
  return new Set(records.map(({ _id }) => _id.slice(_id.indexOf(' ') + 1)));
}

function idOf({ list, addressKey }: Suppression): string {
  return `${list} ${addressKey}`;
}

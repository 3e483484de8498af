import type { estypes } from '@elastic/elasticsearch';
import type { Stores } from '../../stores.ts';
import { readMeta } from './index-meta.ts';

export type IndexDefinition = Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'>;

/** Bounds waiting for a hanging server, so that a process that stops can exit. */
const ASK_TIMEOUT_MS = 5_000;

/** Suffix of the first index. Indexes made by a rebuild end with their time. */
const FIRST = 'v1';

/** Whether the alias, and so an index behind it, exists. */
export function isIndexThere({ search }: Stores, alias: string): Promise<boolean> {
  return search.client.indices.exists({ index: alias }, { requestTimeout: ASK_TIMEOUT_MS });
}

/** Creates an index with its alias unless the alias exists. Safe with concurrent processes. */
export async function ensureIndex(
  stores: Stores,
  alias: string,
  definition: IndexDefinition,
): Promise<void> {
  if (await isIndexThere(stores, alias)) return;
  const { indices } = stores.search.client;
  const aliases = { [alias]: { is_write_index: true } };
  const made = indices.create({ index: `${alias}-${FIRST}`, ...definition, aliases });
  await made.catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error;
  });
}

function isAlreadyThere(error: unknown): boolean {
  return String((error as Error).message).includes('resource_already_exists_exception');
}

/** Creates an empty index with its own name and no readers. */
export async function createIndex(
  { search }: Stores,
  name: string,
  definition: IndexDefinition,
): Promise<void> {
  await search.client.indices.create({ index: name, ...definition });
}

/** The indexes behind an alias: one, or none before `ensureIndex`. */
export async function indexesBehind({ search }: Stores, alias: string): Promise<string[]> {
  const found: object = await search.client.indices.getAlias({ name: alias }, { ignore: [404] });
  // The body of a 404 has members of another kind.
  return Object.entries(found).flatMap(([name, one]) =>
    typeof one === 'object' && one !== null && 'aliases' in one ? [name] : [],
  );
}

/**
 * Moves an alias to another index atomically. Returns its former indexes. They are deleted later, because searches may
 * still be running on them.
 */
export async function swapIndex(stores: Stores, alias: string, name: string): Promise<string[]> {
  const { indices } = stores.search.client;
  const old = (await indexesBehind(stores, alias)).filter((index) => index !== name);
  await indices.refresh({ index: name });
  await indices.updateAliases({
    actions: [
      { add: { index: name, alias, is_write_index: true } },
      ...old.map((index) => ({ remove: { index, alias } })),
    ],
  });
  return old;
}

/** Deletes indexes. Idempotent. */
export async function deleteIndexes({ search }: Stores, names: string[]): Promise<void> {
  for (const index of names) {
    await search.client.indices.delete({ index, ignore_unavailable: true });
  }
}

/**
 * Indexes without an alias that were created before `before`, by their names: leftovers of killed rebuilds. Younger
 * ones may belong to a running rebuild.
 */
export async function forgottenIndexes(
  { search }: Stores,
  alias: string,
  before: Date,
): Promise<string[]> {
  const found = await search.client.indices.getAlias({ index: `${alias}-*` });
  return Object.entries(found).flatMap(([name, { aliases }]) => {
    const suffix = name.slice(alias.length + 1);
    const isOld = suffix === FIRST || (/^\d+$/u.test(suffix) && Number(suffix) < before.getTime());
    return isOld && Object.keys(aliases).length === 0 ? [name] : [];
  });
}

/** Whether the index behind an alias was made from another definition, by another version of this service. */
export async function isIndexOutdated(
  { search }: Stores,
  alias: string,
  definition: string,
): Promise<boolean> {
  const found = await readMeta(search, alias);
  return Object.values(found).some((meta) => meta?.['definition'] !== definition);
}

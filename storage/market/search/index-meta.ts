import type { SearchStore } from '../../stores.ts';

/** The `_meta` of an index, or of the indexes behind an alias, by index name. */
export async function readMeta(
  { client }: SearchStore,
  index: string,
): Promise<Record<string, Record<string, unknown> | undefined>> {
  const found = await client.indices.getMapping({ index, filter_path: '*.mappings._meta' });
  return Object.fromEntries(
    Object.entries(found).map(([name, { mappings }]) => [name, mappings._meta]),
  );
}

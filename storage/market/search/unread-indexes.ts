import type { Stores } from '../../stores.ts';

/** The two indexes of the market. */
export type IndexName = 'jobs' | 'companies';

const READ_BLOCK = 'index.blocks.read';

/** Setting of an index that was lost and is being refilled. It must not be searched before it is complete. */
export const UNREAD = { [READ_BLOCK]: true } as const;

/** The indexes, of the two, that must not be read yet. */
export async function unreadIndexes(stores: Stores): Promise<IndexName[]> {
  const { jobsIndex, companiesIndex } = stores.search;
  const unread = await unreadAliases(stores, [jobsIndex, companiesIndex]);
  return [
    ...(unread.includes(jobsIndex) ? ['jobs' as const] : []),
    ...(unread.includes(companiesIndex) ? ['companies' as const] : []),
  ];
}

/** The aliases whose indexes must not be read yet. */
export async function unreadAliases({ search }: Stores, aliases: string[]): Promise<string[]> {
  const found = await search.client.indices.getSettings({
    index: aliases,
    name: READ_BLOCK,
    ignore_unavailable: true,
  });
  const blocked = Object.keys(found);
  return aliases.filter((alias) => blocked.some((index) => index.startsWith(`${alias}-`)));
}

/** Allows reads of the index behind an alias. */
export async function admitReaders({ search }: Stores, alias: string): Promise<void> {
  await search.client.indices.putSettings({ index: alias, settings: { [READ_BLOCK]: null } });
}

import type { Stores } from '../../stores.ts';

/** The two indexes of the market. */
export type IndexName = 'jobs' | 'companies';

const READ_BLOCK = 'index.blocks.read';

/** Setting of an index that was lost and is being refilled. It must not be searched before it is complete. */
export const UNREAD = { [READ_BLOCK]: true } as const;

/** The indexes, of the two, that must not be read yet. */
export async function unreadIndexes({ search }: Stores): Promise<IndexName[]> {
  const { client, jobsIndex, companiesIndex } = search;
  const found = await client.indices.getSettings({
    index: [jobsIndex, companiesIndex],
    name: READ_BLOCK,
    ignore_unavailable: true,
  });
  const blocked = Object.keys(found);
  const isBlocked = (alias: string) => blocked.some((index) => index.startsWith(`${alias}-`));
  return [
    ...(isBlocked(jobsIndex) ? ['jobs' as const] : []),
    ...(isBlocked(companiesIndex) ? ['companies' as const] : []),
  ];
}

/** Allows reads of an index. */
export async function admitReaders({ search }: Stores, name: IndexName): Promise<void> {
  const index = name === 'jobs' ? search.jobsIndex : search.companiesIndex;
  await search.client.indices.putSettings({ index, settings: { [READ_BLOCK]: null } });
}

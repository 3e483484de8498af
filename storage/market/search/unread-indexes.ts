import type { Stores } from '../../stores.ts';

/** The two indexes of the market. */
export type IndexName = 'jobs' | 'companies';

const READ_BLOCK = 'index.blocks.read';

/** Setting of an index that was lost and is filled again: half of what it should hold is no answer. */
export const UNREAD = { [READ_BLOCK]: true } as const;

/** Which of the two nobody may read yet. */
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

/** Lets everybody read it. */
export async function admitReaders({ search }: Stores, name: IndexName): Promise<void> {
  const index = name === 'jobs' ? search.jobsIndex : search.companiesIndex;
  await search.client.indices.putSettings({ index, settings: { [READ_BLOCK]: null } });
}

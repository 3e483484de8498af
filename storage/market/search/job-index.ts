import type { estypes } from '@elastic/elasticsearch';
import type { JobDocument } from '../../../domain/market/job-projection.ts';
import type { Stores } from '../../stores.ts';
import { companyIndexDefinition } from './company.mapping.ts';
import { readMeta } from './index-meta.ts';
import { jobIndexDefinition } from './job.mapping.ts';
import { type IndexName, UNREAD } from './unread-indexes.ts';
import { type IndexWrite, writeDocuments, type WriteOutcome } from './write-documents.ts';

/** One job's state for the index; `document: null` takes it out. */
export type JobWrite = IndexWrite<JobDocument>;

/** A process that stops while it waits for a hanging server must be able to end. */
const ASK_TIMEOUT_MS = 5_000;

/** What ends the name of an index that no rebuild has made; those end with their time. */
const FIRST = 'v1';

/**
 * Makes both indexes and their aliases where they are missing, those in `unread` without readers at first; two
 * processes may try at once.
 */
export async function ensureIndexes(
  stores: Stores,
  unread: readonly IndexName[] = [],
): Promise<void> {
  const { jobsIndex, companiesIndex } = stores.search;
  const settled = (name: IndexName, definition: Definition): Definition =>
    unread.includes(name)
      ? { ...definition, settings: { ...definition.settings, ...UNREAD } }
      : definition;
  await ensureIndex(stores, jobsIndex, settled('jobs', jobIndexDefinition(stores.search)));
  const companies = settled('companies', companyIndexDefinition(stores.search));
  await ensureIndex(stores, companiesIndex, companies);
}

type Definition = Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'>;

/** Which of the two are not there to be read or written. */
export async function missingIndexes({ search }: Stores): Promise<IndexName[]> {
  const { client, jobsIndex, companiesIndex } = search;
  const isThere = (index: string) =>
    client.indices.exists({ index }, { requestTimeout: ASK_TIMEOUT_MS });
  return [
    ...((await isThere(jobsIndex)) ? [] : ['jobs' as const]),
    ...((await isThere(companiesIndex)) ? [] : ['companies' as const]),
  ];
}

/** Whether what searches read was made from another definition, by another version of this service. */
export async function isJobsIndexOutdated({ search }: Stores): Promise<boolean> {
  const { definition } = jobIndexDefinition(search).mappings._meta;
  const found = await readMeta(search, search.jobsIndex);
  return Object.values(found).some((meta) => meta?.['definition'] !== definition);
}

/**
 * Job indexes that stand behind no alias and were begun before `before`, as their names say: rebuilds that were killed
 * left them. Younger ones may be what another rebuild is filling now.
 */
export async function forgottenIndexes({ search }: Stores, before: Date): Promise<string[]> {
  const { client, jobsIndex } = search;
  const found = await client.indices.getAlias({ index: `${jobsIndex}-*` });
  return Object.entries(found).flatMap(([name, { aliases }]) => {
    const suffix = name.slice(jobsIndex.length + 1);
    const isOld = suffix === FIRST || (/^\d+$/u.test(suffix) && Number(suffix) < before.getTime());
    return isOld && Object.keys(aliases).length === 0 ? [name] : [];
  });
}

/** An empty job index under a name of its own, not yet read by anyone. */
export async function createJobsIndex(stores: Stores, name: string): Promise<void> {
  await stores.search.client.indices.create({ index: name, ...jobIndexDefinition(stores.search) });
}

/** The indexes behind the alias: one, or none before `ensureIndexes`. */
export async function jobsIndexNames({ search: { client, jobsIndex } }: Stores): Promise<string[]> {
  const found = await client.indices.getAlias({ name: jobsIndex }, { ignore: [404] });
  return Object.keys(found).filter((name) => 'aliases' in (found[name] ?? {}));
}

/**
 * Lets the alias lead to another index in one atomic step. Returns the indexes it led to before: a search may
 * still be running on them, so they are deleted later.
 */
export async function swapJobsIndex(stores: Stores, name: string): Promise<string[]> {
  const { client, jobsIndex } = stores.search;
  const old = (await jobsIndexNames(stores)).filter((index) => index !== name);
  await client.indices.refresh({ index: name });
  await client.indices.updateAliases({
    actions: [
      { add: { index: name, alias: jobsIndex, is_write_index: true } },
      ...old.map((index) => ({ remove: { index, alias: jobsIndex } })),
    ],
  });
  return old;
}

/** Deletes indexes; those that are gone already are as good. */
export async function deleteIndexes({ search }: Stores, names: string[]): Promise<void> {
  for (const index of names) {
    await search.client.indices.delete({ index, ignore_unavailable: true });
  }
}

/**
 * Writes jobs at their revisions. An older write than what the index holds changes nothing and counts as
 * done (external versioning), so writes may be repeated and come in any order. While a rebuild runs, pass
 * both the alias and the new index.
 */
export async function writeJobDocuments(
  stores: Stores,
  writes: readonly JobWrite[],
  indexes: readonly string[] = [stores.search.jobsIndex],
): Promise<WriteOutcome[]> {
  return writeDocuments(stores, writes, indexes);
}

/** Makes everything written so far searchable now; what tests and rebuilds wait for. */
export async function refreshIndexes({ search }: Stores): Promise<void> {
  await search.client.indices.refresh({ index: [search.jobsIndex, search.companiesIndex] });
}

async function ensureIndex(
  { search: { client } }: Stores,
  alias: string,
  definition: Definition,
): Promise<void> {
  if (await client.indices.exists({ index: alias }, { requestTimeout: ASK_TIMEOUT_MS })) return;
  const aliases = { [alias]: { is_write_index: true } };
  const made = client.indices.create({ index: `${alias}-${FIRST}`, ...definition, aliases });
  await made.catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error;
  });
}

function isAlreadyThere(error: unknown): boolean {
  return String((error as Error).message).includes('resource_already_exists_exception');
}

import type { estypes } from '@elastic/elasticsearch';
import type { JobDocument } from '../../../domain/market/job-projection.ts';
import type { Stores } from '../../stores.ts';
import { companyIndexDefinition } from './company.mapping.ts';
import { readMeta } from './index-meta.ts';
import { jobIndexDefinition } from './job.mapping.ts';
import { type IndexName, UNREAD } from './unread-indexes.ts';
import { type IndexWrite, writeDocuments, type WriteOutcome } from './write-documents.ts';

/** One job's state for the index; `document: null` deletes it. */
export type JobWrite = IndexWrite<JobDocument>;

/** Bounds waiting for a hanging server, so that a process that stops can exit. */
const ASK_TIMEOUT_MS = 5_000;

/** Suffix of the first index. Indexes made by a rebuild end with their time. */
const FIRST = 'v1';

/** Creates missing indexes and aliases. Those in `unread` cannot be read at first. Safe with concurrent processes. */
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

/** The indexes, of the two, that do not exist. */
export async function missingIndexes({ search }: Stores): Promise<IndexName[]> {
  const { client, jobsIndex, companiesIndex } = search;
  const isThere = (index: string) =>
    client.indices.exists({ index }, { requestTimeout: ASK_TIMEOUT_MS });
  return [
    ...((await isThere(jobsIndex)) ? [] : ['jobs' as const]),
    ...((await isThere(companiesIndex)) ? [] : ['companies' as const]),
  ];
}

/** Whether the index that searches read was made from another definition, by another version of this service. */
export async function isJobsIndexOutdated({ search }: Stores): Promise<boolean> {
  const { definition } = jobIndexDefinition(search).mappings._meta;
  const found = await readMeta(search, search.jobsIndex);
  return Object.values(found).some((meta) => meta?.['definition'] !== definition);
}

/**
 * Job indexes without an alias that were created before `before`, by their names: leftovers of killed rebuilds.
 * Younger ones may belong to a running rebuild.
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

/** Creates an empty job index with its own name and no readers. */
export async function createJobsIndex(stores: Stores, name: string): Promise<void> {
  await stores.search.client.indices.create({ index: name, ...jobIndexDefinition(stores.search) });
}

/** The indexes behind the alias: one, or none before `ensureIndexes`. */
export async function jobsIndexNames({ search: { client, jobsIndex } }: Stores): Promise<string[]> {
  const found = await client.indices.getAlias({ name: jobsIndex }, { ignore: [404] });
  return Object.keys(found).filter((name) => 'aliases' in (found[name] ?? {}));
}

/** The indexes behind all aliases of this installation. */
export async function readIndexNames({ search }: Stores): Promise<string[]> {
  const { client, jobsIndex, companiesIndex } = search;
  const name = [jobsIndex, companiesIndex];
  // With only some of the aliases the answer is a 404 that lists these, beside its error.
  const found = await client.indices.getAlias({ name }, { ignore: [404] });
  return Object.keys(found).filter((index) => typeof found[index] === 'object');
}

/**
 * Moves the alias to another index atomically. Returns its former indexes. They are deleted later, because searches
 * may still be running on them.
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

/** Deletes indexes. Idempotent. */
export async function deleteIndexes({ search }: Stores, names: string[]): Promise<void> {
  for (const index of names) {
    await search.client.indices.delete({ index, ignore_unavailable: true });
  }
}

/**
 * Writes jobs at their revisions. A write older than the indexed revision is a no-op (external versioning), so writes
 * may be repeated and arrive in any order. During a rebuild, pass both the alias and the new index.
 */
export async function writeJobDocuments(
  stores: Stores,
  writes: readonly JobWrite[],
  indexes: readonly string[] = [stores.search.jobsIndex],
): Promise<WriteOutcome[]> {
  return writeDocuments(stores, writes, indexes);
}

/** Makes all writes searchable. Used by tests and rebuilds. */
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

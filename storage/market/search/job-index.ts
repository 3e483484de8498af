import type { JobDocument } from '../../../domain/market/job-projection.ts';
import type { Stores } from '../../stores.ts';
import { companyIndexDefinition } from './company.mapping.ts';
import {
  createIndex,
  ensureIndex,
  type IndexDefinition,
  indexesBehind,
  isIndexOutdated,
  isIndexThere,
  swapIndex,
} from './index-lifecycle.ts';
import { jobIndexDefinition } from './job.mapping.ts';
import { type IndexName, UNREAD } from './unread-indexes.ts';
import { type IndexWrite, writeDocuments, type WriteOutcome } from './write-documents.ts';

export { deleteIndexes } from './index-lifecycle.ts';

/** One job's state for the index; `document: null` deletes it. */
export type JobWrite = IndexWrite<JobDocument>;

/** Creates missing indexes and aliases. Those in `unread` cannot be read at first. Safe with concurrent processes. */
export async function ensureIndexes(
  stores: Stores,
  unread: readonly IndexName[] = [],
): Promise<void> {
  const { jobsIndex, companiesIndex } = stores.search;
  const settled = (name: IndexName, definition: IndexDefinition): IndexDefinition =>
    unread.includes(name)
      ? { ...definition, settings: { ...definition.settings, ...UNREAD } }
      : definition;
  await ensureIndex(stores, jobsIndex, settled('jobs', jobIndexDefinition(stores.search)));
  const companies = settled('companies', companyIndexDefinition(stores.search));
  await ensureIndex(stores, companiesIndex, companies);
}

/** The indexes, of the two, that do not exist. */
export async function missingIndexes(stores: Stores): Promise<IndexName[]> {
  const { jobsIndex, companiesIndex } = stores.search;
  return [
    ...((await isIndexThere(stores, jobsIndex)) ? [] : ['jobs' as const]),
    ...((await isIndexThere(stores, companiesIndex)) ? [] : ['companies' as const]),
  ];
}

/** Whether the index that searches read was made from another definition, by another version of this service. */
export function isJobsIndexOutdated(stores: Stores): Promise<boolean> {
  const { definition } = jobIndexDefinition(stores.search).mappings._meta;
  return isIndexOutdated(stores, stores.search.jobsIndex, definition);
}

/** Creates an empty job index with its own name and no readers. */
export function createJobsIndex(stores: Stores, name: string): Promise<void> {
  return createIndex(stores, name, jobIndexDefinition(stores.search));
}

/** The indexes behind the alias: one, or none before `ensureIndexes`. */
export function jobsIndexNames(stores: Stores): Promise<string[]> {
  return indexesBehind(stores, stores.search.jobsIndex);
}

/** The indexes behind all aliases of this installation. */
export async function readIndexNames({ search }: Stores): Promise<string[]> {
  const { client, jobsIndex, companiesIndex, peopleIndex } = search;
  const name = [jobsIndex, companiesIndex, peopleIndex];
  // With only some of the aliases the answer is a 404 that lists these, beside its error.
  const found = await client.indices.getAlias({ name }, { ignore: [404] });
  return Object.keys(found).filter((index) => typeof found[index] === 'object');
}

/** Moves the alias of the job index to another index. Returns its former indexes (`swapIndex`). */
export function swapJobsIndex(stores: Stores, name: string): Promise<string[]> {
  return swapIndex(stores, stores.search.jobsIndex, name);
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

import type { PersonDocument } from '../../../domain/people/person-document.ts';
import {
  ensureIndex,
  indexesBehind,
  isIndexOutdated,
  isIndexThere,
} from '../../market/search/index-lifecycle.ts';
import { admitReaders, UNREAD, unreadAliases } from '../../market/search/unread-indexes.ts';
import {
  type IndexWrite,
  writeDocuments,
  type WriteOutcome,
} from '../../market/search/write-documents.ts';
import type { Stores } from '../../stores.ts';
import { peopleIndexDefinition } from './person.mapping.ts';

/** One person's state for the index; `document: null` deletes it. */
export type PersonWrite = IndexWrite<PersonDocument>;

export function isPeopleIndexThere(stores: Stores): Promise<boolean> {
  return isIndexThere(stores, stores.search.peopleIndex);
}

/** Creates the index unless it exists; unreadable at first if `isUnread`. Safe with concurrent processes. */
export async function ensurePeopleIndex(
  stores: Stores,
  { isUnread }: { isUnread: boolean },
): Promise<void> {
  const { settings, mappings } = peopleIndexDefinition(stores.search);
  await ensureIndex(stores, stores.search.peopleIndex, {
    settings: { ...settings, ...(isUnread && UNREAD) },
    mappings,
  });
}

/** Whether the index was made from another definition, by another version of this service. */
export function isPeopleIndexOutdated(stores: Stores): Promise<boolean> {
  const { definition } = peopleIndexDefinition(stores.search).mappings._meta;
  return isIndexOutdated(stores, stores.search.peopleIndex, definition);
}

/** The indexes behind the alias: one, or none before `ensurePeopleIndex`. */
export function peopleIndexNames(stores: Stores): Promise<string[]> {
  return indexesBehind(stores, stores.search.peopleIndex);
}

/** Whether the index must not be read yet, because it is being refilled. */
export async function isPeopleIndexUnread(stores: Stores): Promise<boolean> {
  return (await unreadAliases(stores, [stores.search.peopleIndex])).length > 0;
}

/** Allows searches of the index. */
export function admitPeopleReaders(stores: Stores): Promise<void> {
  return admitReaders(stores, stores.search.peopleIndex);
}

/** Writes people at their revisions. A write older than the indexed revision is a no-op. */
export function writePersonDocuments(
  stores: Stores,
  writes: readonly PersonWrite[],
): Promise<WriteOutcome[]> {
  return writeDocuments(stores, writes, [stores.search.peopleIndex]);
}

/** Makes all writes searchable. Used by tests and benches. */
export async function refreshPeopleIndex({ search }: Stores): Promise<void> {
  await search.client.indices.refresh({ index: search.peopleIndex });
}

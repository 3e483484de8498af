import type { QueryFilter } from 'mongoose';
import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import type { ListedDocument, PlatformDocument } from '../../domain/paperwork/document.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { newestFirst } from '../newest-first.ts';
import type { Stores } from '../stores.ts';
import { platformDocumentModel, type PlatformDocumentRecord } from './platform-document.model.ts';

/** Adds a document; false when its id is taken by an earlier attempt. */
export function insertPlatformDocument(
  { mongo }: Stores,
  { id, personKey, ...document }: PlatformDocument,
): Promise<boolean> {
  const person = personKey === null ? {} : { personKey };
  return unlessTaken(() =>
    platformDocumentModel(mongo).create({ _id: id, ...document, ...person }),
  );
}

/** A document of an account; null when there is none. */
export async function findPlatformDocument(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<PlatformDocument | null> {
  if (!isId('platformDocument', id)) return null;
  const record = await platformDocumentModel(mongo).findOne({ _id: id, accountId }).lean();
  return record === null ? null : documentOf(record);
}

export interface DocumentFilter {
  accountId: string;
  candidateId?: string | undefined;
  employeeId?: string | undefined;
}

/** A page of an account's documents, newest first; of one candidate or employee, if named. */
export function listPlatformDocuments(
  stores: Stores,
  { accountId, candidateId, employeeId }: DocumentFilter,
  page: PageStart,
): Promise<ListedDocument[]> {
  const filter = {
    accountId,
    ...(candidateId !== undefined && { candidateId }),
    ...(employeeId !== undefined && { employeeId }),
  };
  return list(stores, filter, page);
}

/** A page of the documents that any account made for the person with this e-mail key, newest first. */
export function listDocumentsFor(
  stores: Stores,
  personKey: string,
  page: PageStart,
): Promise<ListedDocument[]> {
  return list(stores, { personKey }, page);
}

async function list(
  { mongo }: Stores,
  filter: QueryFilter<PlatformDocumentRecord>,
  page: PageStart,
): Promise<ListedDocument[]> {
  const records = await newestFirst(platformDocumentModel(mongo), filter, {
    ...page,
    without: { 'template.body': 0 },
  });
  return records.map(documentOf);
}

/** Writes the name of a document over the version that was read; null when the write lost the race. */
export async function renamePlatformDocument(
  { mongo }: Stores,
  { id, accountId, version, name }: PlatformDocument,
): Promise<PlatformDocument | null> {
  const record = await platformDocumentModel(mongo)
    .findOneAndUpdate(
      { _id: id, accountId, version },
      { $set: { name, updatedAt: new Date() }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean<PlatformDocumentRecord>();
  return record === null ? null : documentOf(record);
}

/** Deletes a document at the version that was read; false when the write lost the race. */
export async function deletePlatformDocument(
  { mongo }: Stores,
  { id, accountId, version }: PlatformDocument,
): Promise<boolean> {
  const { deletedCount } = await platformDocumentModel(mongo).deleteOne({
    ...{ _id: id, accountId, version },
  });
  return deletedCount === 1;
}

/** The documents of an account made for any of these people. */
export async function findDocumentsOf(
  { mongo }: Stores,
  accountId: string,
  people: { candidateIds: readonly string[] } | { employeeId: string },
): Promise<PlatformDocument[]> {
  const target =
    'employeeId' in people ? people : { candidateId: { $in: [...people.candidateIds] } };
  const records = await platformDocumentModel(mongo)
    .find({ accountId, ...target })
    .lean();
  return records.map(documentOf);
}

function documentOf({ _id: id, personKey, ...document }: PlatformDocumentRecord): PlatformDocument {
  return { id, personKey: personKey ?? null, ...document };
}

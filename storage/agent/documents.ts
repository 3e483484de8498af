import type { PageStart } from '../../domain/common/result-page.ts';
import { newestFirst } from '../newest-first.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import type {
  DocumentRequest,
  ReadyDocument,
  StoredDocument,
  WrittenDocument,
} from '../../domain/agent/documents/stored-document.ts';
import type { StoredError } from '../../domain/agent/stored-error.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { documentModel, type DocumentRecord } from './document.model.ts';

export interface NewDocument extends OwnedRef {
  request: DocumentRequest;
}

/** As long as its workflow may go on trying, and a day. */
const UNREADY_MS = 2 * 24 * 60 * 60 * 1000;

/** Notes what is asked for; under an id that is known already, nothing changes. */
export async function insertDocument(
  { mongo }: Stores,
  { id, accountId, request }: NewDocument,
): Promise<void> {
  const now = new Date();
  const record: DocumentRecord = {
    ...{ _id: id, accountId, request },
    kind: request.letter === null ? 'resume' : 'letter',
    status: 'pending',
    written: null,
    error: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + UNREADY_MS),
  };
  try {
    await documentModel(mongo).create(record);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await askAnew(mongo, { id, accountId, request });
  }
}

/** One that failed is asked for anew, under the id it has: what it has paid for is not paid for again. */
async function askAnew(
  mongo: Stores['mongo'],
  { id, accountId, request }: NewDocument,
): Promise<void> {
  await documentModel(mongo).updateOne(
    { _id: id, accountId, status: 'failed' },
    { $set: { status: 'pending', request, error: null } },
  );
}

/** A document of the account in whatever state; null when there is none. */
export async function findDocument(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<StoredDocument | null> {
  const record = await documentModel(mongo).findOne({ _id: id, accountId }).lean<DocumentRecord>();
  return record === null ? null : documentOf(record);
}

/** A page of the documents of one kind that are ready, newest first. */
export async function listDocuments(
  { mongo }: Stores,
  of: Pick<DocumentRecord, 'accountId' | 'kind'>,
  page: PageStart,
): Promise<ReadyDocument[]> {
  const ready = { ...of, status: 'ready' as const };
  const records = await newestFirst(documentModel(mongo), ready, {
    ...page,
    without: { 'request.resume': 0 },
  });
  return records.map(documentOf).filter((document) => document.status === 'ready');
}

/** Keeps what was written; the first that is kept stays. */
export async function completeDocument(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
  written: WrittenDocument,
): Promise<void> {
  await documentModel(mongo).updateOne(
    { _id: id, accountId, status: 'pending' },
    { $set: { status: 'ready', written, expiresAt: null } },
  );
}

/** Notes why there will be none; the call that asked may be made again and asks anew. */
export async function failDocument(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
  error: StoredError,
): Promise<void> {
  await documentModel(mongo).updateOne(
    { _id: id, accountId, status: 'pending' },
    { $set: { status: 'failed', error } },
  );
}

function documentOf(record: DocumentRecord): StoredDocument {
  const { _id: id, accountId, request, createdAt, status, written, error } = record;
  const head = { id, accountId, request, createdAt };
  if (status === 'ready' && written !== null) return { ...head, status, written };
  if (status === 'failed' && error !== null) return { ...head, status, error };
  return { ...head, status: 'pending' };
}

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

/** The longest time that the workflow may retry, and a day. */
const UNREADY_MS = 2 * 24 * 60 * 60 * 1000;

/** Stores a request. An existing document is not changed, unless it failed: then it is restarted. */
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

/** Restarts a failed document under the same id, so that model turns already paid for are not charged again. */
async function askAnew(
  mongo: Stores['mongo'],
  { id, accountId, request }: NewDocument,
): Promise<void> {
  await documentModel(mongo).updateOne(
    { _id: id, accountId, status: 'failed' },
    { $set: { status: 'pending', request, error: null } },
  );
}

/** A document of the account in any state; null when there is none. */
export async function findDocument(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<StoredDocument | null> {
  const record = await documentModel(mongo).findOne({ _id: id, accountId }).lean<DocumentRecord>();
  return record === null ? null : documentOf(record);
}

/** A page of the ready documents of one kind, newest first. */
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

/** Stores the written document. The first one stored wins. */
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

/** Records why the document failed. A repeated call requests it again. */
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

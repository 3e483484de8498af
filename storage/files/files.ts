import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { bucketOf } from '../gridfs.ts';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';
import { ORPHAN_AGE_MS } from '../orphan-age.ts';
import { fileModel } from './file.model.ts';

/** Metadata of a file. */
export interface StoredFile {
  id: string;
  accountId: string;
  contentType: string;
  bytes: number;
}

/** A caller that uploaded an existing file references it within this time. Until then it is not erased. */
const HELD_MS = 2 * 60_000;

/** Stores a file once per account and content. An existing file is not written again. */
export async function saveFile(
  { mongo }: Stores,
  { accountId, contentType, content }: { accountId: string; contentType: string; content: Buffer },
): Promise<StoredFile> {
  await mongo.asPromise();
  const hash = createHash('sha256').update(content).digest('hex');
  const known = await fileModel(mongo)
    .findOneAndUpdate(
      { 'metadata.accountId': accountId, 'metadata.hash': hash },
      { $set: { 'metadata.heldUntil': new Date(Date.now() + HELD_MS) } },
      { projection: { _id: 1 } },
    )
    .lean();
  const id = known?._id ?? newId('file');
  if (known === null) {
    const checkAt = new Date(Date.now() + ORPHAN_AGE_MS);
    const metadata = { accountId, hash, contentType, checkAt };
    const upload = bucketOf(mongo, 'files').openUploadStreamWithId(id as never, id, { metadata });
    await pipeline(Readable.from([content]), upload as unknown as Writable);
  }
  return { id, accountId, contentType, bytes: content.length };
}

/** A file's content; null when it is gone. */
export async function readFile(
  { mongo }: Stores,
  id: string,
): Promise<(StoredFile & { content: Buffer }) | null> {
  const found = await fileModel(mongo).findById(id).lean();
  if (found === null) return null;
  const { accountId, contentType } = found.metadata;
  const content = await buffer(bucketOf(mongo, 'files').openDownloadStream(id as never));
  return { id, accountId, contentType, bytes: found.length, content };
}

/** A file's content as a stream; null when it is gone. */
export async function openFile({ mongo }: Stores, id: string): Promise<Readable | null> {
  if ((await fileModel(mongo).exists({ _id: id })) === null) return null;
  return bucketOf(mongo, 'files').openDownloadStream(id as never);
}

/** A file's metadata; null when it is gone. */
export async function findFile({ mongo }: Stores, id: string): Promise<StoredFile | null> {
  const found = await fileModel(mongo).findById(id).lean();
  if (found === null) return null;
  const { accountId, contentType } = found.metadata;
  return { id, accountId, contentType, bytes: found.length };
}

/** A file's content in parts. */
export async function* readParts({ mongo }: Stores, id: string): AsyncGenerator<Uint8Array> {
  for await (const part of bucketOf(mongo, 'files').openDownloadStream(id as never)) {
    yield part as Uint8Array;
  }
}

/** Whether a collection references a file of an account: null when it does not. */
export type FileUse = (stores: Stores, file: OwnedRef) => Promise<unknown>;

/**
 * Erases a file without references, as `isUsed` tells. Returns `held` while a caller may be about to reference it.
 * Idempotent: first the hash is removed, so that uploads no longer find the file, then the content, then the record.
 */
export async function eraseFile(
  { mongo }: Stores,
  id: string,
  isUsed: () => Promise<boolean>,
): Promise<'erased' | 'used' | 'held' | 'gone'> {
  if ((await fileModel(mongo).exists({ _id: id })) === null) return 'gone';
  if (await isUsed()) return 'used';
  const { matchedCount } = await fileModel(mongo).updateOne(
    { _id: id, 'metadata.heldUntil': { $not: { $gt: new Date() } } },
    { $unset: { 'metadata.hash': '' } },
  );
  if (matchedCount === 0) return 'held';
  await mongo.collection<{ files_id: string }>('files.chunks').deleteMany({ files_id: id });
  await fileModel(mongo).deleteOne({ _id: id });
  return 'erased';
}

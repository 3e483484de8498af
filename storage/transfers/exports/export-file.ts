import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileModel } from '../../files/file.model.ts';
import { bucketOf } from '../../gridfs.ts';
import { measuredStream } from '../../measured-stream.ts';
import { newId } from '../../new-id.ts';
import { ORPHAN_AGE_MS } from '../../orphan-age.ts';
import type { Stores } from '../../stores.ts';

export interface WrittenFile {
  id: string;
  bytes: number;
  sha256: string;
}

/** Stores a file part by part. It is erased as an orphan unless an export takes it. */
export async function writeExportFile(
  { mongo }: Stores,
  { accountId, contentType }: { accountId: string; contentType: string },
  parts: AsyncIterable<Uint8Array>,
): Promise<WrittenFile> {
  await mongo.asPromise();
  const id = newId('file');
  const checkAt = new Date(Date.now() + ORPHAN_AGE_MS);
  const metadata = { accountId, contentType, checkAt, isExport: true };
  const upload = bucketOf(mongo, 'files').openUploadStreamWithId(id as never, id, { metadata });
  const { stream, result } = measuredStream();
  await pipeline(Readable.from(parts), stream, upload as unknown as Writable);
  return { id, ...result() };
}

export interface AccountFile {
  id: string;
  contentType: string;
  bytes: number;
}

/** The files of an account one by one, without those of exports. */
export async function* streamFiles(
  { mongo }: Stores,
  accountId: string,
): AsyncGenerator<AccountFile> {
  const wanted = { 'metadata.accountId': accountId, 'metadata.isExport': { $exists: false } };
  for await (const { _id: id, length: bytes, metadata } of fileModel(mongo)
    .find(wanted as never)
    .lean()
    .cursor()) {
    yield { id, bytes, contentType: metadata.contentType };
  }
}

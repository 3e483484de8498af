import { pipeline as pipe, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { bucketOf, eraseFragments, idAt } from '../gridfs.ts';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';

/** Unpacked at a time: each piece is a journey to another thread and back. */
const PIECE_BYTES = 256 * 1024;
/** Uploads that broke off, removed at a time. */
const MOST_FRAGMENTS = 1_000;

/** Recorded payloads on their way from an operator's file to the worker that reads them. */
function recordings({ mongo }: Stores) {
  return bucketOf(mongo, 'recordings');
}

/**
 * Stores one payload of a source as it came from the vendor (already unpacked) and returns its id. It lies there
 * packed: MongoDB takes and gives a fifth of the bytes in a fifth of the time.
 */
export async function saveRecording(
  stores: Stores,
  sourceId: string,
  content: Readable,
): Promise<string> {
  await stores.mongo.asPromise();
  const id = newId('file');
  const metadata = { sourceId };
  const upload = recordings(stores).openUploadStreamWithId(id as never, id, { metadata });
  const packed = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(content, packed, upload as unknown as Writable);
  return id;
}

/** The payload's bytes; what goes wrong on the way is thrown to whoever reads them. */
export function openRecording(stores: Stores, id: string): Readable {
  const unpacked = createGunzip({ chunkSize: PIECE_BYTES });
  pipe(recordings(stores).openDownloadStream(id as never), unpacked, () => undefined);
  return unpacked;
}

/** Removes a payload; one that is gone already is as good. */
export async function deleteRecording(stores: Stores, id: string): Promise<void> {
  try {
    await recordings(stores).delete(id as never);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('File not found'))) throw error;
  }
}

export interface RecordingRef {
  id: string;
  sourceId: string;
}

/** Payloads that were stored before `before`, oldest first. */
export async function recordingsBefore({ mongo }: Stores, before: Date): Promise<RecordingRef[]> {
  const files = await mongo
    .collection<{ _id: string; metadata: { sourceId: string } }>('recordings.files')
    .find({ _id: { $lt: idAt(before) } }, { sort: { _id: 1 } })
    .toArray();
  return files.map(({ _id: id, metadata: { sourceId } }) => ({ id, sourceId }));
}

/** Removes what came of uploads that broke off before `before`. Returns of how many. */
export function deleteRecordingFragments({ mongo }: Stores, before: Date): Promise<number> {
  return eraseFragments(mongo, 'recordings', { before, limit: MOST_FRAGMENTS });
}

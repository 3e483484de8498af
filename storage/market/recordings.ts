import { pipeline as pipe, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import mongoose, { type Connection } from 'mongoose';
import { formatId } from '../../domain/common/ids.ts';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';

/** Unpacked at a time: each piece is a journey to another thread and back. */
const PIECE_BYTES = 256 * 1024;

/** A recorded payload on its way from an operator's file to the worker that reads it. */
function bucket(mongo: Connection): mongoose.mongo.GridFSBucket {
  if (!mongo.db) throw new Error('MongoDB is not connected');
  return new mongoose.mongo.GridFSBucket(mongo.db, { bucketName: 'recordings' });
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
  const id = newId('document');
  const metadata = { sourceId };
  const upload = bucket(stores.mongo).openUploadStreamWithId(id as never, id, { metadata });
  const packed = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(content, packed, upload as unknown as Writable);
  return id;
}

/** The payload's bytes; what goes wrong on the way is thrown to whoever reads them. */
export function openRecording(stores: Stores, id: string): Readable {
  const unpacked = createGunzip({ chunkSize: PIECE_BYTES });
  pipe(bucket(stores.mongo).openDownloadStream(id as never), unpacked, () => undefined);
  return unpacked;
}

/** Removes a payload; one that is gone already is as good. */
export async function deleteRecording(stores: Stores, id: string): Promise<void> {
  try {
    await bucket(stores.mongo).delete(id as never);
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

/** Removes what came of uploads that broke off before `before`: pieces of no payload. Returns of how many uploads. */
export async function deleteRecordingFragments({ mongo }: Stores, before: Date): Promise<number> {
  const chunks = mongo.collection<{ files_id: string; n: number }>('recordings.chunks');
  const fragments = await chunks
    .aggregate<{ files_id: string }>([
      { $match: { files_id: { $lt: idAt(before) }, n: 0 } },
      { $project: { _id: 0, files_id: 1 } },
      {
        $lookup: {
          from: 'recordings.files',
          localField: 'files_id',
          foreignField: '_id',
          as: 'payload',
        },
      },
      { $match: { payload: [] } },
    ])
    .toArray();
  const ids = fragments.map(({ files_id }) => files_id);
  if (ids.length > 0) await chunks.deleteMany({ files_id: { $in: ids } });
  return ids.length;
}

/** Ids sort by the time they were made. */
function idAt(time: Date): string {
  return formatId('document', time.getTime(), new Uint8Array());
}

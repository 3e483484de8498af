import { pipeline } from 'node:stream/promises';
import type { Readable, Writable } from 'node:stream';
import mongoose, { type Connection } from 'mongoose';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';

/** A recorded payload on its way from an operator's file to the worker that reads it. */
function bucket(mongo: Connection): mongoose.mongo.GridFSBucket {
  if (!mongo.db) throw new Error('MongoDB is not connected');
  return new mongoose.mongo.GridFSBucket(mongo.db, { bucketName: 'recordings' });
}

/** Stores one payload as it came from the vendor (already unpacked) and returns its id. */
export async function saveRecording(stores: Stores, content: Readable): Promise<string> {
  await stores.mongo.asPromise();
  const id = newId('document');
  const upload = bucket(stores.mongo).openUploadStreamWithId(id as never, id);
  await pipeline(content, upload as unknown as Writable);
  return id;
}

/** The payload's bytes. */
export function openRecording(stores: Stores, id: string): Readable {
  return bucket(stores.mongo).openDownloadStream(id as never);
}

/** Removes a payload; one that is gone already is as good. */
export async function deleteRecording(stores: Stores, id: string): Promise<void> {
  try {
    await bucket(stores.mongo).delete(id as never);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('File not found'))) throw error;
  }
}

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Writable } from 'node:stream';
import mongoose from 'mongoose';
import { fileOf, type BackedUpCollection } from '../../domain/backup/manifest.ts';
import { measuredStream } from '../measured-stream.ts';
import type { Stores } from '../stores.ts';
import { bsonDocuments } from './bson-documents.ts';

const { BSON } = mongoose.mongo;

const MOST_DOCUMENTS = 1_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** Numbers keep their type: a double that happens to be whole stays a double. */
const AS_STORED = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
};

/**
 * Compares a collection's file with its hash in the manifest.
 * @throws an error that names the file when it is missing, shorter or changed.
 */
export async function verifyFile(folder: string, collection: BackedUpCollection): Promise<void> {
  const file = fileOf(collection.name);
  const { stream, result } = measuredStream();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(join(folder, file)), stream, nowhere);
  const { bytes, sha256 } = result();
  if (bytes !== collection.bytes || sha256 !== collection.sha256) {
    throw new Error(`${file} is not the file that the backup wrote: its content has changed.`);
  }
}

/**
 * Inserts the documents of a collection's file into the empty collection.
 * @throws when the file does not hold the documents that the manifest counts.
 */
export async function loadCollection(
  { mongo }: Stores,
  folder: string,
  { name, documents }: BackedUpCollection,
): Promise<void> {
  const file = createReadStream(join(folder, fileOf(name)));
  let loaded = 0;
  await pipeline(file, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const batch of batchesOf(bsonDocuments(chunks))) {
      const records = batch.map((bytes) => BSON.deserialize(bytes, AS_STORED));
      await mongo.collection(name).insertMany(records, { ordered: false });
      loaded += records.length;
    }
  });
  if (loaded !== documents) {
    throw new Error(`${fileOf(name)} holds ${loaded} documents instead of ${documents}.`);
  }
}

async function* batchesOf(all: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let batch: Buffer[] = [];
  let bytes = 0;
  for await (const document of all) {
    batch.push(document);
    bytes += document.length;
    if (batch.length < MOST_DOCUMENTS && bytes < MOST_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Whether the database holds documents that a restore would mix with its own. */
export async function holdsDocuments({ mongo }: Stores): Promise<boolean> {
  for (const { name } of await mongo.listCollections()) {
    if (name.startsWith('system.')) continue;
    if ((await mongo.collection(name).findOne({}, { projection: { _id: 1 } })) !== null)
      return true;
  }
  return false;
}

/** Deletes all collections of the database but the one that says that a restore runs. */
export async function dropCollections({ mongo }: Stores): Promise<void> {
  for (const { name } of await mongo.listCollections()) {
    if (!name.startsWith('system.') && name !== 'installation') await mongo.dropCollection(name);
  }
}

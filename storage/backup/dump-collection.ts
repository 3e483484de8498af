import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fileOf, NEVER_BACKED_UP, type BackedUpCollection } from '../../domain/backup/manifest.ts';
import { measuredStream } from '../measured-stream.ts';
import type { Stores } from '../stores.ts';
import type { OneMoment } from './one-moment.ts';

const BATCH = 1_000;

/** The names of the collections that a backup holds, in order. */
export async function listCollections({ mongo }: Stores): Promise<string[]> {
  const found = await mongo.listCollections();
  return found
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && !NEVER_BACKED_UP.has(name))
    .toSorted();
}

/** Writes the documents of a collection to its file in `folder`, in MongoDB's order. Null, without a file, for none. */
export async function dumpCollection(
  { mongo }: Stores,
  name: string,
  { folder, moment: { session } }: { folder: string; moment: OneMoment },
): Promise<BackedUpCollection | null> {
  const inMoment = session === undefined ? {} : { session };
  if (
    (await mongo.collection(name).findOne({}, { ...inMoment, projection: { _id: 1 } })) === null
  ) {
    return null;
  }
  const options = { raw: true, batchSize: BATCH, ...inMoment };
  const found = mongo.collection(name).find({}, options);
  let documents = 0;
  async function* bytesOf(): AsyncGenerator<Uint8Array> {
    // With `raw` the driver yields the bytes of each document.
    for await (const document of found as unknown as AsyncIterable<Uint8Array>) {
      documents += 1;
      yield document;
    }
  }
  const measured = measuredStream();
  await pipeline(
    Readable.from(bytesOf(), { objectMode: false }),
    createGzip({ level: 6 }),
    measured.stream,
    createWriteStream(join(folder, fileOf(name)), { flags: 'wx', mode: 0o600 }),
  );
  return { name, documents, ...measured.result() };
}

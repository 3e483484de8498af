import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { bsonDocuments } from '../../../storage/backup/bson-documents.ts';

const { BSON } = mongoose.mongo;

/** A stream that breaks its bytes at these places. */
async function* cut(bytes: Buffer, places: readonly number[]): AsyncGenerator<Buffer> {
  let start = 0;
  for (const place of places.map((one) => one % (bytes.length + 1)).toSorted((a, b) => a - b)) {
    yield bytes.subarray(start, place);
    start = place;
  }
  await Promise.resolve();
  yield bytes.subarray(start);
}

async function all(documents: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for await (const document of documents) found.push(document);
  return found;
}

/** Promise: a file is split into the documents that were written, wherever the disk cuts it. */
it('yields each document whole, wherever the stream is cut', async () => {
  const documents = fc.array(fc.record({ _id: fc.string(), text: fc.string({ maxLength: 80 }) }));
  await fc.assert(
    fc.asyncProperty(documents, fc.array(fc.nat()), async (written, places) => {
      const bytes = Buffer.concat(written.map((one) => BSON.serialize(one)));
      const read = await all(bsonDocuments(cut(bytes, places)));
      expect(read.map((one) => BSON.deserialize(one))).toEqual(written);
    }),
  );
});

/** Promise: a file that is shorter than it was, or no BSON, is refused instead of half loaded. */
it.each([
  ['within a document', BSON.serialize({ _id: 'x' }).subarray(0, 9), 'ends within a document'],
  ['within a length', Buffer.from([7, 0]), 'ends within a document'],
  ['no BSON', Buffer.from('{"_id":1}'), 'holds a document of'],
])('refuses a file that ends %s', async (...[, bytes, message]) => {
  const read = all(bsonDocuments(cut(Buffer.from(bytes), [])));
  await expect(read).rejects.toThrow(message);
});

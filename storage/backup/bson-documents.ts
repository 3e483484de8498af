const LENGTH_BYTES = 4;
/** MongoDB's bound for a document, 16 MiB, and what its own commands add. */
const LARGEST = 17 * 1024 * 1024;

/**
 * Splits a stream of BSON documents.
 * @throws when the stream ends within a document, or a length cannot be right.
 */
export async function* bsonDocuments(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let held = 0;
  for await (const chunk of chunks) {
    parts.push(Buffer.from(chunk));
    held += chunk.length;
    // Joined only when a document is complete: a large one comes in many chunks.
    if (held < lengthAt(parts)) continue;
    let rest = Buffer.concat(parts);
    while (rest.length >= LENGTH_BYTES && rest.length >= checked(rest.readInt32LE(0))) {
      const length = rest.readInt32LE(0);
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
    parts = rest.length > 0 ? [rest] : [];
    held = rest.length;
  }
  if (held > 0) throw new Error('ends within a document');
}

/** The length of the document that begins the parts, or the size of a length while that is incomplete. */
function lengthAt(parts: readonly Buffer[]): number {
  const [first] = parts;
  if (first !== undefined && first.length >= LENGTH_BYTES) return checked(first.readInt32LE(0));
  return LENGTH_BYTES;
}

function checked(length: number): number {
  if (length < 5 || length > LARGEST) throw new Error(`holds a document of ${length} bytes`);
  return length;
}

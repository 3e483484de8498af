import { inflateSync } from 'node:zlib';
import { UnreadableFile } from './unreadable.ts';

const MAX_UNPACKED_BYTES = 96 * 1024 * 1024;
/** Compressed data inside compressed data is allowed; deeper nesting means a decompression bomb. */
const MAX_LAYERS = 3;
/** A damaged stream is unpacked up to the damage, as pdf.js does. */
const MAX_DAMAGED_STREAMS = 4;
/** A tagged file of forty pages has 20,000. pdf.js indexes all objects when the file's own index is missing. */
const MAX_OBJECTS = 50_000;
const STREAM = Buffer.from('stream');
const OBJECT = Buffer.from(' obj');

interface Budget {
  bytes: number;
  damaged: number;
}

/**
 * Counts a PDF's objects and unpacks its compressed streams without keeping them, before a document is built from it.
 * @throws UnreadableFile when it has too many objects or expands too far.
 */
export function checkPdfBounds(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let objects = 0;
  for (const _at of placesOf(OBJECT, file)) {
    objects += 1;
    if (objects > MAX_OBJECTS) throw new UnreadableFile('The file has too many objects.');
  }
  const left: Budget = { bytes: MAX_UNPACKED_BYTES, damaged: MAX_DAMAGED_STREAMS };
  for (const at of placesOf(STREAM, file)) {
    let start = at + STREAM.length;
    while (file[start] === 0x0d || file[start] === 0x0a) start += 1;
    unpack(file.subarray(start), left, MAX_LAYERS);
  }
}

function* placesOf(word: Buffer, file: Buffer): Generator<number> {
  let at = file.indexOf(word);
  while (at !== -1) {
    yield at;
    at = file.indexOf(word, at + word.length);
  }
}

function unpack(data: Buffer, left: Budget, layers: number): void {
  if (!isDeflated(data)) return;
  const unpacked = inflate(data, left);
  if (unpacked === null) return;
  if (layers === 0) throw new UnreadableFile('The file expands too far.');
  left.bytes -= unpacked.length;
  unpack(unpacked, left, layers - 1);
}

/** Null for a damaged stream, or no stream; pdf.js reports it. */
function inflate(data: Buffer, left: Budget): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, left.bytes) });
  } catch (error) {
    const tooLong =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    if (tooLong) throw new UnreadableFile('The file expands too far.', { cause: error });
    left.damaged -= 1;
    if (left.damaged < 0) throw new UnreadableFile('The file is damaged.', { cause: error });
    return null;
  }
}

/** The two bytes that begin zlib data (RFC 1950). */
function isDeflated(data: Buffer): boolean {
  const [method = 0, flags = 0] = data;
  return (method & 0x0f) === 8 && method >> 4 <= 7 && (method * 256 + flags) % 31 === 0;
}

import { inflateSync } from 'node:zlib';
import { UnreadableFile } from './unreadable.ts';

const MAX_UNPACKED_BYTES = 96 * 1024 * 1024;
/** Compressed text that unpacks to compressed text once more is no résumé's; deeper is a bomb's. */
const MAX_LAYERS = 3;
const STREAM = Buffer.from('stream');

/**
 * Unpacks what a PDF holds compressed, without keeping it, before anything builds a document from it.
 * @throws UnreadableFile when it expands too far.
 */
export function checkPdfExpansion(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = MAX_UNPACKED_BYTES;
  let at = file.indexOf(STREAM);
  while (at !== -1) {
    let start = at + STREAM.length;
    while (file[start] === 0x0d || file[start] === 0x0a) start += 1;
    left -= unpackedBytes(file.subarray(start), left, MAX_LAYERS);
    at = file.indexOf(STREAM, start);
  }
}

function unpackedBytes(data: Buffer, limit: number, layers: number): number {
  if (!isDeflated(data)) return 0;
  try {
    const unpacked = inflateSync(data, { maxOutputLength: Math.max(1, limit) });
    if (layers === 0) throw new UnreadableFile('The file expands too far.');
    return unpacked.length + unpackedBytes(unpacked, limit - unpacked.length, layers - 1);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const tooLong =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    if (tooLong) throw new UnreadableFile('The file expands too far.', { cause: error });
    // Not a stream after all, or a damaged one: pdf.js says so.
    return 0;
  }
}

/** The two bytes that begin zlib data (RFC 1950). */
function isDeflated(data: Buffer): boolean {
  const [method = 0, flags = 0] = data;
  return (method & 0x0f) === 8 && method >> 4 <= 7 && (method * 256 + flags) % 31 === 0;
}

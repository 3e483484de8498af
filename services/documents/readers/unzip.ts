import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { UnreadableFile } from './unreadable.ts';

/** Limit of the unpacked parts: forty dense pages have 4 MiB of XML. Pictures are not unpacked. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
/** Bytes unpacked between two checks; a chunk may expand a thousandfold. */
const PIECE = 4 * 1024;

/**
 * Unpacks the wanted files of a ZIP and counts the actual bytes, not the sizes in the directory.
 * @throws UnreadableFile when it is damaged, encrypted or expands too far.
 */
export function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, string> {
  const files = new Map<string, Uint8Array[]>();
  const budget = { left: MAX_UNPACKED_BYTES, entries: MAX_ENTRIES };
  const reader = new Unzip((file) => {
    budget.entries -= 1;
    if (budget.entries < 0) throw new UnreadableFile('The file expands too far.');
    if (!wanted(file.name) || files.has(file.name)) return;
    files.set(file.name, []);
    unpack(file, files.get(file.name) ?? [], budget);
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      reader.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('The file is damaged.', { cause: error });
  }
  return new Map(Array.from(files, ([name, pieces]) => [name, Buffer.concat(pieces).toString()]));
}

function unpack(file: UnzipFile, pieces: Uint8Array[], budget: { left: number }): void {
  file.ondata = (error, piece) => {
    if (error !== null) throw error;
    budget.left -= piece.length;
    if (budget.left < 0) throw new UnreadableFile('The file expands too far.');
    pieces.push(piece);
  };
  file.start();
}

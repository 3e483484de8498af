/** Encodings by the names of iconv-lite. */
export type TableEncoding = 'utf8' | 'utf-16le' | 'utf-16be' | 'win1252';

export const MOST_COLUMNS = 500;
/** Bytes of one record, and of the header. */
export const MOST_RECORD_BYTES = 1024 * 1024;

/** Of these the one that stands most often in the header separates its columns. */
const SEPARATORS = [',', ';', '\t', '|', '^', '~', '\u001f', ':'];
/** A line that spreadsheets write before the header. */
const NAMED_SEPARATOR = /^sep=(.)\r?\n/i;
const PROBE_BYTES = 64 * 1024;

/** The encoding of a whole table: by its byte order mark, else by its bytes. Text that is no UTF-8 is Windows-1252. */
export function encodingOf(
  bytes: Uint8Array,
  isUtf8: (bytes: Uint8Array) => boolean,
): TableEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf8' : 'win1252');
}

/** Most text has a zero byte in each UTF-16 unit, always on the same side. */
function unmarkedUtf16(bytes: Uint8Array): TableEncoding | null {
  const probe = bytes.subarray(0, PROBE_BYTES);
  const zeros = [0, 0];
  for (const [index, byte] of probe.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const many = probe.length / 5;
  if (odd > many && even < odd / 10) return 'utf-16le';
  return even > many && odd < even / 10 ? 'utf-16be' : null;
}

/** How the beginning of a table separates its columns. */
export interface TableStart {
  separator: string;
  /** Characters before the header. */
  skip: number;
}

/** @param text The decoded beginning of a table, without a byte order mark. */
export function startOf(text: string): TableStart {
  const named = NAMED_SEPARATOR.exec(text);
  if (named !== null) return { separator: named[1] ?? ',', skip: named[0].length };
  const header = headerOf(text);
  const counts = SEPARATORS.map((separator) => header.split(separator).length - 1);
  const most = Math.max(...counts);
  return { separator: most === 0 ? ',' : (SEPARATORS[counts.indexOf(most)] ?? ','), skip: 0 };
}

/** The first line that is not blank, without what stands in quotes. */
function headerOf(text: string): string {
  const unquoted = text.replace(/"[^"]*"/g, '');
  return unquoted.split(/[\r\n]/).find((line) => line.trim() !== '') ?? '';
}

/** FNV-1a, 32 bits. */
export const FIRST_HASH = 0x811c9dc5 | 0;
export const HASH_PRIME = 0x01000193;
const MAX_CHARACTERS = 30_000;
export const MAX_WORDS = MAX_CHARACTERS / 2;
/** Lower case of ASCII word characters; 0 for other characters. */
const lowered = new Uint8Array(128).map((_, code) => loweredOf(String.fromCharCode(code)));
/** Reading a string character by character takes twice as long as copying it first. */
const bytes = Buffer.alloc(2 * (MAX_CHARACTERS + 1));

/** The words of a text, one column per property, which avoids thousands of objects. */
export interface TextWords {
  text: string;
  /** The UTF-16 codes of the text, terminated by a 0. */
  readonly codes: Uint16Array;
  /** Number of words. Later values in the columns are stale. */
  count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** FNV-1a of each word, ignoring ASCII case. Stored cluster signatures depend on it. */
  readonly hashes: Int32Array;
}

const words: TextWords = {
  text: '',
  codes: new Uint16Array(bytes.buffer, bytes.byteOffset, MAX_CHARACTERS + 1),
  count: 0,
  starts: new Int32Array(MAX_WORDS),
  ends: new Int32Array(MAX_WORDS),
  hashes: new Int32Array(MAX_WORDS),
};

/**
 * The words of a text's first 30,000 characters: runs of letters and digits. The columns are reused for the next
 * text. A repeated call for the same text is free.
 */
export function scanWords(text: string): TextWords {
  if (text === words.text) return words;
  const { codes } = words;
  const length = bytes.write(text, 0, 2 * MAX_CHARACTERS, 'utf16le') / 2;
  codes[length] = 0;
  words.text = text;
  words.count = readColumns(length);
  return words;
}

/** Returns the number of words. */
function readColumns(length: number): number {
  const { codes, starts, ends, hashes } = words;
  let count = 0;
  let hash = 0;
  let start = -1;
  for (let at = 0; at <= length; at += 1) {
    const code = wordCode(codes[at] ?? 0);
    if (code !== 0) {
      if (start === -1) {
        start = at;
        hash = FIRST_HASH;
      }
      hash = Math.imul(hash ^ code, HASH_PRIME);
    } else if (start !== -1) {
      starts[count] = start;
      ends[count] = at;
      hashes[count] = hash;
      count += 1;
      start = -1;
    }
  }
  return count;
}

/** The character in lower case if it is ASCII; 0 for separators. */
export function wordCode(code: number): number {
  if (code < 128) return lowered[code] ?? 0;
  return (code >= 0xc0 && code < 0x2000) || code >= 0x2e80 ? code : 0;
}

function loweredOf(character: string): number {
  return /[A-Za-z0-9]/.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
}

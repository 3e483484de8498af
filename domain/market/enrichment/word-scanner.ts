/** A word of a text: where it stands and a hash of it that ignores ASCII case. */
export interface WordSpan {
  start: number;
  end: number;
  hash: number;
}

const OTHER = 0;
const LETTER = 1;
/** Belongs to a word only after its first letter: "C++", "Node.js", "CI/CD". */
const INNER = 2;
const kinds = new Uint8Array(128).map((_, code) => kindOf(String.fromCharCode(code)));

/**
 * The words of a text, each from its first letter or digit to the last one that belongs to it, so that "C++,"
 * gives "C++" and "data." gives "data". One pass over the characters: it runs for every word of every posting.
 */
export function scanWords(text: string): WordSpan[] {
  const words: WordSpan[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const kind = at < text.length ? kindAt(text, at) : OTHER;
    if (start < 0 && (kind === LETTER || startsWithDot(text, at))) start = at;
    else if (start >= 0 && kind === OTHER) {
      words.push(spanOf(text, start, at));
      start = -1;
    }
  }
  return words;
}

/** The hash a scanned word has, of a word alone. */
export function hashWord(word: string): number {
  return hashOf(word, 0, word.length);
}

function spanOf(text: string, start: number, end: number): WordSpan {
  let last = end;
  while (last > start + 1 && isTail(text.charCodeAt(last - 1))) last -= 1;
  return { start, end: last, hash: hashOf(text, start, last) };
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    hash = Math.imul(hash ^ (code >= 65 && code <= 90 ? code + 32 : code), 0x01000193);
  }
  return hash;
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return kinds[code] ?? OTHER;
  return (code >= 0xc0 && code < 0x2000) || code >= 0x2e80 ? LETTER : OTHER;
}

/** ".NET" */
function startsWithDot(text: string, at: number): boolean {
  return text.charCodeAt(at) === 46 && at + 1 < text.length && kindAt(text, at + 1) === LETTER;
}

/** `.`, `&`, `/` and `-` end a sentence or a remark; `+` and `#` are part of a name. */
function isTail(code: number): boolean {
  return code === 46 || code === 38 || code === 47 || code === 45;
}

function kindOf(character: string): number {
  if (/[A-Za-z0-9]/.test(character)) return LETTER;
  return /[+#.&/-]/.test(character) ? INNER : OTHER;
}

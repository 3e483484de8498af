import { HASH_PRIME, MAX_WORDS, scanWords, wordCode, type TextWords } from './word-scanner.ts';

const OTHER = 0;
const LETTER = 1;
/** Characters that belong to a word after its first letter, also at its end: "C++", "C#". */
const SIGN = 2;
/** Characters that belong to a word only between letters: "Node.js", "CI/CD". At the end they are punctuation. */
const JOINT = 3;
const DOT = '.'.charCodeAt(0);
const SLASH = '/'.charCodeAt(0);
const kinds = new Uint8Array(128).map((_, code) => kindOf(String.fromCharCode(code)));

/**
 * The words of a text in the spelling of skills, each from its first letter or digit to its last own character:
 * "C++," gives "C++" and "data." gives "data". The columns are reused for the next text.
 */
export class JoinedWords {
  text = '';
  /** Number of words. Later values in the columns are stale. */
  count = 0;
  readonly starts = new Int32Array(MAX_WORDS);
  readonly ends = new Int32Array(MAX_WORDS);
  /** A hash of each word that ignores ASCII case. */
  readonly hashes = new Int32Array(MAX_WORDS);
  /** 1 for a word with a slash in it. */
  readonly slashed = new Uint8Array(MAX_WORDS);

  read(text: string): void {
    const plain = scanWords(text);
    this.text = text;
    this.count = 0;
    for (let next = 0; next < plain.count;) next = this.join(plain, next);
  }

  /** The words from `at` on, separated by single spaces. */
  phrase(at: number, words = 1): string {
    let phrase = this.word(at);
    for (let next = at + 1; next < at + words; next += 1) phrase += ` ${this.word(next)}`;
    return phrase;
  }

  /** Adds the word that starts with this plain word. Returns the index of the next plain word. */
  private join(plain: TextWords, first: number): number {
    const at = this.count;
    const start = plain.starts[first] ?? 0;
    const end = plain.ends[first] ?? 0;
    const hash = plain.hashes[first] ?? 0;
    const opensWithDot = start > 0 && plain.codes[start - 1] === DOT;
    this.starts[at] = opensWithDot ? start - 1 : start;
    this.ends[at] = end;
    this.hashes[at] = opensWithDot ? joined(hash, DOT) : hash;
    this.slashed[at] = 0;
    this.count = at + 1;
    return kindAt(plain.codes, end) === OTHER ? first + 1 : this.extend(plain, first + 1);
  }

  /** Adds the parts joined to the last word. Returns the index of the next plain word. */
  private extend({ codes, ends, hashes }: TextWords, next: number): number {
    const last = this.count - 1;
    let at = this.ends[last] ?? 0;
    let hash = this.hashes[last] ?? 0;
    let slashed = 0;
    for (let kind = kindAt(codes, at); kind !== OTHER; kind = kindAt(codes, at)) {
      if (kind === LETTER) {
        hash = joined(hash, hashes[next]);
        at = ends[next] ?? at;
        next += 1;
      } else {
        if (codes[at] === SLASH) slashed = 1;
        hash = joined(hash, codes[at]);
        at += 1;
      }
      if (kind !== JOINT) this.keep(at, hash, slashed);
    }
    return next;
  }

  private keep(end: number, hash: number, slashed: number): void {
    const last = this.count - 1;
    this.ends[last] = end;
    this.hashes[last] = hash;
    this.slashed[last] = slashed;
  }

  private word(at: number): string {
    return this.text.slice(this.starts[at], this.ends[at]);
  }
}

function joined(hash: number, piece = 0): number {
  return Math.imul(hash ^ piece, HASH_PRIME);
}

function kindAt(codes: Uint16Array, at: number): number {
  const code = codes[at] ?? 0;
  if (code < 128) return kinds[code] ?? OTHER;
  return wordCode(code) === 0 ? OTHER : LETTER;
}

function kindOf(character: string): number {
  if (/[A-Za-z0-9]/.test(character)) return LETTER;
  if (/[+#]/.test(character)) return SIGN;
  return /[.&/-]/.test(character) ? JOINT : OTHER;
}

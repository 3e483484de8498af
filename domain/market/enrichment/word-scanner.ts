const OTHER = 0;
const LETTER = 1;
/** Belongs to a word after its first letter and may end it: "C++", "C#". */
const SIGN = 2;
/** Belongs to a word only between its letters: "Node.js", "CI/CD"; at its end it closes a sentence or a remark. */
const JOINT = 3;
const DOT = 46;
const SLASH = 47;
const FIRST_HASH = 0x811c9dc5 | 0;
const HASH_PRIME = 0x01000193;
const kinds = new Uint8Array(128).map((_, code) => kindOfCharacter(String.fromCharCode(code)));

/**
 * The words of one text, each from its first letter or digit to the last character that belongs to it, so that
 * "C++," gives "C++" and "data." gives "data". It runs for every word of every posting: one pass over the
 * characters, into columns that the next text writes over instead of an object per word.
 */
export class WordScanner {
  text = '';
  /** How many words the text has; only as much of the columns counts. */
  count = 0;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** A hash of each word that ignores ASCII case. */
  readonly hashes: Int32Array;
  /** 1 for a word with a slash in it. */
  readonly slashed: Uint8Array;
  private readonly maxCharacters: number;

  /** For texts of up to `maxCharacters`; of a longer one only as much is read. */
  constructor(maxCharacters: number) {
    const words = (maxCharacters >> 1) + 1;
    this.starts = new Int32Array(words);
    this.ends = new Int32Array(words);
    this.hashes = new Int32Array(words);
    this.slashed = new Uint8Array(words);
    this.maxCharacters = maxCharacters;
  }

  scan(text: string): void {
    this.text = text;
    this.count = 0;
    const length = Math.min(text.length, this.maxCharacters);
    for (let at = 0; at < length; at += 1) {
      const code = text.charCodeAt(at);
      const opens = kindOf(code) === LETTER || (code === DOT && opensWithDot(text, at));
      if (opens) at = this.readWord(at, length);
    }
  }

  /** The words from `at` on, with single spaces between them. */
  phrase(at: number, words = 1): string {
    let phrase = this.word(at);
    for (let next = at + 1; next < at + words; next += 1) phrase += ` ${this.word(next)}`;
    return phrase;
  }

  /** Reads the word that starts here; returns where what follows it starts. */
  private readWord(start: number, length: number): number {
    const { text, count } = this;
    let at = start + 1;
    let hash = Math.imul(FIRST_HASH ^ lowered(text.charCodeAt(start)), HASH_PRIME);
    let wordHash = hash;
    let end = at;
    let slash = length;
    for (; at < length; at += 1) {
      const code = text.charCodeAt(at);
      const kind = kindOf(code);
      if (kind === OTHER) break;
      hash = Math.imul(hash ^ lowered(code), HASH_PRIME);
      if (kind !== JOINT) {
        end = at + 1;
        wordHash = hash;
      } else if (code === SLASH && at < slash) slash = at;
    }
    this.starts[count] = start;
    this.ends[count] = end;
    this.hashes[count] = wordHash;
    this.slashed[count] = slash < end ? 1 : 0;
    this.count = count + 1;
    return at;
  }

  private word(at: number): string {
    return this.text.slice(this.starts[at], this.ends[at]);
  }
}

function kindOf(code: number): number {
  if (code < 128) return kinds[code] ?? OTHER;
  return (code >= 0xc0 && code < 0x2000) || code >= 0x2e80 ? LETTER : OTHER;
}

function lowered(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** ".NET" */
function opensWithDot(text: string, at: number): boolean {
  return at + 1 < text.length && kindOf(text.charCodeAt(at + 1)) === LETTER;
}

function kindOfCharacter(character: string): number {
  if (/[A-Za-z0-9]/.test(character)) return LETTER;
  if (/[+#]/.test(character)) return SIGN;
  return /[.&/-]/.test(character) ? JOINT : OTHER;
}

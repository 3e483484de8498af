import { foldText } from '../../common/text/fold-text.ts';

/** A word, a number or a mark of a text. */
export interface Token {
  text: string;
  folded: string;
  from: number;
  to: number;
}

const MAX_TOKENS = 400;
const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*|\d+|[^\p{L}\d\s]/gu;
const NOTHING: Token = { text: '', folded: '', from: -1, to: -1 };

/** The tokens of a text. Positions after its end hold empty tokens. */
export class Tokens {
  private readonly tokens: Token[] = [];

  constructor(text: string) {
    for (const match of text.matchAll(TOKEN)) {
      if (this.tokens.length >= MAX_TOKENS) break;
      const [word] = match;
      const to = match.index + word.length;
      this.tokens.push({ text: word, folded: foldText(word), from: match.index, to });
    }
  }

  get length(): number {
    return this.tokens.length;
  }

  at(index: number): Token {
    return this.tokens[index] ?? NOTHING;
  }

  /** The number of consecutive tokens from `index`, up to `most`, that match. */
  count(index: number, most: number, wanted: (token: Token) => boolean): number {
    let found = 0;
    while (found < most && wanted(this.at(index + found))) found += 1;
    return found;
  }

  /** Whether this many tokens follow each other without spaces. */
  adjoin(index: number, count: number): boolean {
    for (let next = index; next < index + count - 1; next += 1) {
      if (this.at(next).to === -1 || this.at(next).to !== this.at(next + 1).from) return false;
    }
    return true;
  }
}

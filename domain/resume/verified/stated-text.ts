import { foldText } from '../../common/text/fold-text.ts';
import { findDateSpan, type DateSpan } from '../dates/date-span.ts';
import type { ResumeText } from '../resume-text.ts';

/** Where a value stands, by line. */
export interface Occurrence {
  first: number;
  last: number;
}

/** A period with its line. */
export interface StatedSpan extends DateSpan {
  line: number;
}

const MAX_OCCURRENCES = 40;
const MAX_SPANS_OF_A_LINE = 4;
/** A shorter value that runs over two lines may be made of two facts. */
const LEAST_WRAPPED_WORDS = 4;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** The text of a résumé, in which values are looked up. Case, accents and punctuation do not count. */
export class StatedText {
  readonly source: ResumeText;
  readonly spans: readonly StatedSpan[];
  private readonly starts: number[] = [];
  /** A tab between the cells of a line, a line feed between lines. */
  private readonly cells: string;
  /** As one passage: the same positions, with spaces alone. */
  private readonly passage: string;

  constructor(source: ResumeText) {
    this.source = source;
    const texts = source.lines.map(({ text }) => text.split('\t').map(fold).join('\t'));
    let at = 0;
    for (const text of texts) {
      this.starts.push(at);
      at += text.length + 1;
    }
    this.cells = texts.join('\n');
    this.passage = this.cells.replace(/[\t\n]/g, ' ');
    this.spans = spansOf(source.lines.map(({ text }) => text));
  }

  /** The places where a short value stands, in one cell of a line; a long one may continue on the next line. */
  find(value: string): Occurrence[] {
    const folded = fold(value);
    const found = this.search(this.cells, folded);
    if (found.length > 0 || folded.split(' ').length < LEAST_WRAPPED_WORDS) return found;
    return this.search(this.passage, folded).filter(({ first, last }) => last - first <= 1);
  }

  /** The places where a sentence or paragraph stands, over any number of lines. */
  findPassage(value: string): Occurrence[] {
    return this.search(this.passage, fold(value));
  }

  /** Whether an address stands in the text or is the target of a link. */
  holdsAddress(address: string): boolean {
    const bare = withoutScheme(address);
    const texts = [...this.source.links, ...this.source.lines.map(({ text }) => text)];
    return bare !== '' && texts.some((text) => text.toLowerCase().includes(bare));
  }

  private search(text: string, phrase: string): Occurrence[] {
    const found: Occurrence[] = [];
    if (phrase === '') return found;
    let at = text.indexOf(phrase);
    while (at !== -1 && found.length < MAX_OCCURRENCES) {
      const end = at + phrase.length;
      if (UNSPACED.test(phrase) || (isEdge(text.charAt(at - 1)) && isEdge(text.charAt(end))))
        found.push({ first: this.lineAt(at), last: this.lineAt(end - 1) });
      at = text.indexOf(phrase, end);
    }
    return found;
  }

  private lineAt(position: number): number {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

const fold = (text: string) => foldText(text.normalize('NFKC'));
const isEdge = (character: string) => /^\s?$/.test(character);

function withoutScheme(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
}

/** The periods of all lines, one that a line break divides included. */
function spansOf(lines: readonly string[]): StatedSpan[] {
  return lines.flatMap((text, line) => {
    const within = spansIn(text);
    const next = lines[line + 1];
    const joined = next === undefined ? null : findDateSpan(`${text} ${next}`);
    const isDivided =
      joined !== null &&
      joined.from < text.length &&
      joined.to > text.length &&
      !within.some(isWhole);
    return [...within, ...(isDivided ? [joined] : [])].map((span) => ({ ...span, line }));
  });
}

const isWhole = ({ start, end, present }: DateSpan) => start !== null && (end !== null || present);

function spansIn(text: string): DateSpan[] {
  const spans: DateSpan[] = [];
  let rest = text;
  while (spans.length < MAX_SPANS_OF_A_LINE) {
    const span = findDateSpan(rest);
    if (span === null) return spans;
    spans.push(span);
    rest = rest.slice(span.to);
  }
  return spans;
}

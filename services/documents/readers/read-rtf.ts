import {
  linesToRead,
  MAX_LINE_CHARACTERS,
  resumeLine,
  type ResumeLine,
  type ResumeText,
} from '../../../domain/resume/resume-text.ts';
import { UnreadableFile } from './unreadable.ts';

/** Groups that hold no text of the document. */
const HIDDEN = new Set(
  'fonttbl colortbl stylesheet info pict object header footer headerl headerr footerl footerr listtable listoverridetable generator themedata datastore fldinst xmlnstbl rsidtbl mmathPr latentstyles'.split(
    ' ',
  ),
);
const BREAKS = new Map(
  Object.entries({
    par: '\n',
    line: '\n',
    row: '\n',
    sect: '\n',
    page: '\n',
    tab: '\t',
    cell: '\t',
    emdash: '—',
    endash: '–',
    bullet: '•',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
  }),
);
const TOKEN =
  /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([{}])|([^\\{}\r\n]+)/g;
const MAX_DEPTH = 500;
/** Control words, groups and text items: five times those of forty dense pages of Word. */
const MAX_TOKENS = 500_000;
const MAX_LINKS = 1_000;
const TARGET = /HYPERLINK\s{1,4}"([^"]{1,2000})"/g;

interface Group {
  hidden: boolean;
  bold: boolean;
  /** Fallback characters to skip after a Unicode escape. */
  skip: number;
}

/** Reads the text of an RTF file; `\'hh` by the document's code page, `\u` as Unicode. */
export function readRtf(bytes: Uint8Array): ResumeText {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!source.startsWith('{\\rtf')) throw new UnreadableFile('The file is not RTF.');
  const reader = new RtfReader(source);
  let tokens = 0;
  for (const token of source.matchAll(TOKEN)) {
    tokens += 1;
    if (tokens > MAX_TOKENS) throw new UnreadableFile('The file has too many elements.');
    reader.take(token);
  }
  if (reader.depth > 0) throw new UnreadableFile('The file is cut off.');
  return { lines: linesToRead(reader.lines()), links: readTargets(source) };
}

function readTargets(source: string): string[] {
  const links: string[] = [];
  for (const [, target = ''] of source.matchAll(TARGET)) {
    links.push(target);
    if (links.length === MAX_LINKS) break;
  }
  return links;
}

interface Line {
  text: string;
  bold: boolean;
  isBlank: boolean;
}

const emptyLine = (): Line => ({ text: '', bold: false, isBlank: true });

class RtfReader {
  private readonly decoder: InstanceType<typeof TextDecoder>;
  private readonly groups: Group[] = [{ hidden: false, bold: false, skip: 1 }];
  private readonly read: Line[] = [emptyLine()];
  private toSkip = 0;

  constructor(source: string) {
    const page = /\\ansicpg(\d{3,5})/.exec(source.slice(0, 2000))?.[1] ?? '1252';
    this.decoder = decoderOf(page);
  }

  get depth(): number {
    return this.groups.length - 1;
  }

  take([, word, number, hex, symbol, brace, text]: RegExpExecArray): void {
    if (brace !== undefined) this.group(brace);
    else if (word !== undefined) this.control(word, number);
    else if (symbol !== undefined) this.symbol(symbol);
    else if (hex !== undefined) this.add(this.decoder.decode(Buffer.from(hex, 'hex')), true);
    else if (text !== undefined) this.add(this.afterSkip(text));
  }

  *lines(): Generator<ResumeLine> {
    let gap = true;
    for (const { text, bold, isBlank } of this.read) {
      if (!isBlank) yield resumeLine(text, { gap, strong: bold });
      gap = isBlank;
    }
  }

  private group(brace: string): void {
    if (brace === '}') {
      if (this.groups.length > 1) this.groups.pop();
    } else if (this.groups.length > MAX_DEPTH) {
      throw new UnreadableFile('The file is nested too deeply.');
    } else this.groups.push({ ...this.current() });
  }

  private control(word: string, number: string | undefined): void {
    const group = this.current();
    if (HIDDEN.has(word)) group.hidden = true;
    else if (word === 'b') group.bold = number !== '0';
    else if (word === 'plain') group.bold = false;
    else if (word === 'uc') group.skip = Number(number ?? 1);
    else if (word === 'u') {
      this.add(String.fromCharCode(Number(number) & 0xffff));
      this.toSkip = group.skip;
    } else this.add(BREAKS.get(word) ?? '');
  }

  private symbol(symbol: string): void {
    if (symbol === '*') this.current().hidden = true;
    else if (symbol === '~') this.add(' ');
    else if ('\\{}'.includes(symbol)) this.add(symbol);
    else if (symbol === '\n' || symbol === '\r') this.add('\n');
  }

  private add(text: string, byteOfCodePage = false): void {
    if (byteOfCodePage && this.toSkip > 0) {
      this.toSkip -= 1;
      return;
    }
    if (this.current().hidden || text === '') return;
    const [first = '', ...rest] = text.split('\n');
    this.write(first);
    for (const piece of rest) {
      this.read.push(emptyLine());
      this.write(piece);
    }
  }

  private write(piece: string): void {
    const line = this.read.at(-1);
    if (line === undefined || piece === '') return;
    const { bold } = this.current();
    line.bold = line.isBlank ? bold : line.bold && bold;
    line.isBlank &&= piece.trim() === '';
    if (line.text.length < MAX_LINE_CHARACTERS) line.text += piece;
  }

  private afterSkip(text: string): string {
    const skipped = Math.min(this.toSkip, text.length);
    this.toSkip -= skipped;
    return text.slice(skipped);
  }

  private current(): Group {
    const group = this.groups.at(-1);
    if (group === undefined) throw new UnreadableFile('The file is not RTF.');
    return group;
  }
}

function decoderOf(codePage: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(`windows-${codePage}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

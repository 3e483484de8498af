import { resumeLine, type ResumeText } from '../../../domain/resume/resume-text.ts';
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
const TARGET = /HYPERLINK\s{1,4}"([^"]{1,2000})"/g;

interface Group {
  hidden: boolean;
  bold: boolean;
  /** Characters that stand in for a Unicode one, to be passed over. */
  skip: number;
}

/** Reads the text of an RTF file; `\'hh` by the document's code page, `\u` as Unicode. */
export function readRtf(bytes: Uint8Array): ResumeText {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!source.startsWith('{\\rtf')) throw new UnreadableFile('The file is not RTF.');
  const reader = new RtfReader(source);
  for (const token of source.matchAll(TOKEN)) reader.take(token);
  if (reader.depth > 0) throw new UnreadableFile('The file is cut off.');
  const links = Array.from(source.matchAll(TARGET), (match) => match[1] ?? '');
  return { lines: reader.lines(), links };
}

class RtfReader {
  private readonly decoder: InstanceType<typeof TextDecoder>;
  private readonly groups: Group[] = [{ hidden: false, bold: false, skip: 1 }];
  private readonly read: { text: string; bold: boolean }[] = [{ text: '', bold: false }];
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

  lines() {
    let gap = true;
    return this.read.flatMap(({ text, bold }) => {
      const wasGap = gap;
      gap = text.trim() === '';
      return gap ? [] : [resumeLine(text, { gap: wasGap, strong: bold })];
    });
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
      this.read.push({ text: '', bold: false });
      this.write(piece);
    }
  }

  private write(piece: string): void {
    const line = this.read.at(-1);
    if (line === undefined || piece === '') return;
    const { bold } = this.current();
    line.bold = line.text.trim() === '' ? bold : line.bold && bold;
    line.text += piece;
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

import {
  linesToRead,
  resumeLine,
  type ResumeLine,
  type ResumeText,
} from '../../../domain/resume/resume-text.ts';
import { createXmlParser, type XmlHandler } from './parse-xml.ts';
import { UnreadableFile } from './unreadable.ts';
import { unzip } from './unzip.ts';

const BODY = 'word/document.xml';
const RELATIONS = 'word/_rels/document.xml.rels';
const PART = /^word\/(document|header\d{0,3}|_rels\/document\.xml)\.(xml|rels|xml\.rels)$/;
const HEADING_STYLE = /^(heading|title|subtitle|berschrift|titre|titolo|ttulo|kop|nagwek)/i;
const HALF_POINTS = 22;
/** Twentieths of a point. */
const WIDE_SPACING = 80;
/** Cells in all tables of a file. A résumé laid out as a table has hundreds. */
const MAX_CELLS = 10_000;

interface Paragraph {
  text: string;
  /** Characters set bold. */
  bold: number;
  halfPoints: number;
  heading: boolean;
  bullet: boolean;
  /** More space above than a normal line, as set in the paragraph. */
  spaced: boolean;
}

/** Reads a DOCX: headers, then the body. A table row becomes one line; paragraphs of a cell follow each other. */
export function readDocx(bytes: Uint8Array): ResumeText {
  const parts = unzip(bytes, (name) => PART.test(name));
  const body = parts.get(BODY);
  if (body === undefined) throw new UnreadableFile('The file is not a Word document.');
  const headers = [...parts].filter(([name]) => name.startsWith('word/header'));
  const parseXml = createXmlParser();
  const reader = new DocxReader();
  for (const [, xml] of headers) parseXml(xml, reader);
  parseXml(body, reader);
  const links: string[] = [];
  parseXml(parts.get(RELATIONS) ?? '', {
    open(name, { Type = '', Target = '' }) {
      if (name === 'Relationship' && Type.endsWith('/hyperlink')) links.push(Target);
    },
  });
  return { lines: linesToRead(toLines(reader.paragraphs)), links };
}

function* toLines(paragraphs: readonly Paragraph[]): Generator<ResumeLine> {
  let gap = true;
  for (const { text, bold, halfPoints, heading, bullet, spaced } of paragraphs) {
    const wasGap = gap;
    gap = text.trim() === '';
    if (gap) continue;
    const style = {
      strong: heading || bold > text.length / 2,
      size: halfPoints === 0 ? 1 : halfPoints / HALF_POINTS,
    };
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    for (const [index, line] of lines.entries()) {
      const isFirst = index === 0;
      const hasGap = isFirst && (wasGap || heading || spaced);
      yield resumeLine(line, { ...style, gap: hasGap, bullet: bullet && isFirst });
    }
  }
}

const emptyParagraph = (): Paragraph => ({
  text: '',
  bold: 0,
  halfPoints: 0,
  heading: false,
  bullet: false,
  spaced: false,
});

/** Follows the WordprocessingML elements that carry text or formatting. */
class DocxReader implements XmlHandler {
  readonly paragraphs: Paragraph[] = [];
  private paragraph = emptyParagraph();
  private bold = false;
  private inText = false;
  private inRun = false;
  /** Skips the fallback of an alternative drawing, which repeats its text. */
  private fallbacks = 0;
  private row: { cells: Paragraph[][]; depth: number } | null = null;
  private tables = 0;
  private cells = 0;
  private readonly opened = new Map(
    Object.entries<() => void>({
      'mc:Fallback': () => (this.fallbacks += 1),
      'w:tbl': () => (this.tables += 1),
      'w:tr': () => (this.row ??= { cells: [], depth: this.tables }),
      'w:tc': () => this.addCell(),
      'w:p': () => (this.paragraph = emptyParagraph()),
      'w:r': () => ([this.inRun, this.bold] = [true, false]),
      'w:t': () => (this.inText = true),
      'w:tab': () => this.inRun && this.add('\t'),
      'w:br': () => this.add('\n'),
      'w:cr': () => this.add('\n'),
    }),
  );

  open(name: string, attributes: Record<string, string>): void {
    this.opened.get(name)?.();
    const value = attributes['w:val'] ?? '';
    if (this.inRun) this.runStyle(name, value);
    else this.paragraphStyle(name, value, Number(attributes['w:before']));
  }

  text(text: string): void {
    if (this.inText) this.add(text);
  }

  close(name: string): void {
    if (name === 'mc:Fallback') this.fallbacks -= 1;
    else if (name === 'w:t') this.inText = false;
    else if (name === 'w:r') this.inRun = false;
    else if (name === 'w:p') this.endParagraph();
    else if (name === 'w:tr' && this.isOwnRow()) this.endRow();
    else if (name === 'w:tbl') this.tables -= 1;
  }

  private paragraphStyle(name: string, value: string, before: number): void {
    if (name === 'w:pStyle') {
      this.paragraph.heading = HEADING_STYLE.test(value);
      this.paragraph.bullet ||= /^list/i.test(value);
    } else if (name === 'w:numPr') this.paragraph.bullet = true;
    else if (name === 'w:spacing') this.paragraph.spaced = before >= WIDE_SPACING;
  }

  private runStyle(name: string, value: string): void {
    if (name === 'w:b') this.bold = value !== '0' && value !== 'false';
    else if (name === 'w:sz') {
      this.paragraph.halfPoints = Math.max(this.paragraph.halfPoints, Number(value) || 0);
    }
  }

  private add(text: string): void {
    if (this.fallbacks > 0) return;
    this.paragraph.text += text;
    if (this.bold) this.paragraph.bold += text.length;
  }

  private addCell(): void {
    this.cells += 1;
    if (this.cells > MAX_CELLS) throw new UnreadableFile('The file has too many table cells.');
    if (this.isOwnRow()) this.row?.cells.push([]);
  }

  private isOwnRow(): boolean {
    return this.row?.depth === this.tables;
  }

  private endParagraph(): void {
    if (this.fallbacks > 0) return;
    const cell = this.row?.cells.at(-1);
    (cell ?? this.paragraphs).push(this.paragraph);
    this.paragraph = emptyParagraph();
  }

  /** Cells with single paragraphs become one line; long cells (a page laid out as a table) follow each other. */
  private endRow(): void {
    const cells =
      this.row?.cells.map((cell) => cell.filter(({ text }) => text.trim() !== '')) ?? [];
    this.row = null;
    const [first = []] = cells;
    if (cells.length > 1 && cells.every((cell) => cell.length <= 2))
      this.paragraphs.push(...sideBySide(cells));
    else if (cells.length === 2 && first.length === 1) this.paragraphs.push(...sideBySide(cells));
    else this.paragraphs.push(...cells.flatMap((cell) => [emptyParagraph(), ...cell]));
  }
}

function sideBySide(cells: readonly Paragraph[][]): Paragraph[] {
  const height = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, index) => {
    const beside = cells.flatMap((cell) => cell[index] ?? []);
    return {
      text: beside.map(({ text }) => text).join('\t'),
      bold: beside.reduce((sum, { bold }) => sum + bold, 0),
      halfPoints: Math.max(...beside.map(({ halfPoints }) => halfPoints)),
      heading: beside.some(({ heading }) => heading),
      bullet: beside.some(({ bullet }) => bullet),
      spaced: beside.some(({ spaced }) => spaced),
    };
  });
}

import type { XmlHandler } from '../parse-xml.ts';
import { UnreadableFile } from '../unreadable.ts';
import { rowParagraphs } from './docx-rows.ts';
import { isOn, type DocxStyles, type Look } from './docx-styles.ts';
import { emptyParagraph, type Paragraph } from './paragraph.ts';

const HEADING_STYLE = /^(heading|title|subtitle|berschrift|titre|titolo|ttulo|kop|nagwek)/i;
/** Twentieths of a point. */
const WIDE_SPACING = 80;
/** Cells in all tables of a file. A résumé laid out as a table has hundreds. */
const MAX_CELLS = 10_000;

/** A paragraph that is being read. */
interface OpenParagraph {
  paragraph: Paragraph;
  look: Look;
}

/** Follows the WordprocessingML elements that carry text or formatting. */
export class DocxReader implements XmlHandler {
  readonly paragraphs: Paragraph[] = [];
  /** A text box lies within a paragraph. */
  private readonly openParagraphs: OpenParagraph[] = [];
  /** Cells of the rows that are open: a table may lie in a cell. */
  private readonly rows: Paragraph[][][] = [];
  private bold = false;
  private halfPoints = 0;
  private inText = false;
  private inRun = false;
  /** An empty paragraph stands above. */
  private isApart = true;
  /** Skips the fallback of an alternative drawing, which repeats its text. */
  private fallbacks = 0;
  private cells = 0;
  private readonly opened = new Map(
    Object.entries<() => void>({
      'mc:Fallback': () => (this.fallbacks += 1),
      'w:tr': () => this.rows.push([]),
      'w:tc': () => this.addCell(),
      'w:p': () => this.openParagraph(),
      'w:r': () => this.startRun(),
      'w:t': () => (this.inText = true),
      'w:tab': () => this.inRun && this.add('\t'),
      'w:br': () => this.breakLine(),
      'w:cr': () => this.breakLine(),
    }),
  );
  private readonly closed = new Map(
    Object.entries<() => void>({
      'mc:Fallback': () => (this.fallbacks -= 1),
      'w:tr': () => this.endRow(),
      'w:p': () => this.endParagraph(),
      'w:r': () => (this.inRun = false),
      'w:t': () => (this.inText = false),
    }),
  );

  private readonly styles: DocxStyles;

  constructor(styles: DocxStyles) {
    this.styles = styles;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.opened.get(name)?.();
    const value = attributes['w:val'] ?? '';
    if (this.inRun) this.runStyle(name, value);
    else this.paragraphStyle(name, value, attributes['w:before']);
  }

  text(text: string): void {
    if (this.inText) this.add(text);
  }

  close(name: string): void {
    this.closed.get(name)?.();
  }

  private openParagraph(): void {
    const look = this.styles.lookOf('Normal');
    this.openParagraphs.push({ paragraph: emptyParagraph(), look });
  }

  private paragraphStyle(name: string, value: string, before: string | undefined): void {
    const open = this.openParagraphs.at(-1);
    if (open === undefined) return;
    const { paragraph } = open;
    if (name === 'w:pStyle') {
      paragraph.heading = HEADING_STYLE.test(value);
      paragraph.bullet ||= /^list/i.test(value);
      open.look = this.styles.lookOf(value);
      paragraph.spaced = (open.look.before ?? 0) >= WIDE_SPACING;
    } else if (name === 'w:numPr') paragraph.bullet = true;
    else if (name === 'w:spacing' && before !== undefined)
      paragraph.spaced = Number(before) >= WIDE_SPACING;
  }

  private startRun(): void {
    const look = this.openParagraphs.at(-1)?.look;
    this.inRun = true;
    this.bold = look?.bold ?? false;
    this.halfPoints = look?.halfPoints ?? 0;
  }

  private runStyle(name: string, value: string): void {
    if (name === 'w:b') this.bold = isOn(value);
    else if (name === 'w:sz') this.halfPoints = Number(value) || this.halfPoints;
    else if (name === 'w:rStyle') {
      const { bold, halfPoints } = this.styles.lookOf(value);
      this.bold = bold ?? this.bold;
      this.halfPoints = halfPoints ?? this.halfPoints;
    }
  }

  private add(text: string): void {
    const paragraph = this.openParagraphs.at(-1)?.paragraph;
    if (this.fallbacks > 0 || paragraph === undefined) return;
    paragraph.text += text;
    if (text.trim() === '') return;
    paragraph.halfPoints = Math.max(paragraph.halfPoints, this.halfPoints);
    paragraph.bold ??= this.bold;
  }

  private addCell(): void {
    this.cells += 1;
    if (this.cells > MAX_CELLS) throw new UnreadableFile('The file has too many table cells.');
    this.rows.at(-1)?.push([]);
    this.isApart = false;
  }

  /** The line behind a break looks as the paragraph does and follows it without space. */
  private breakLine(): void {
    const open = this.openParagraphs.at(-1);
    if (this.fallbacks > 0 || open === undefined) return;
    const { heading } = open.paragraph;
    this.keep(open.paragraph);
    open.paragraph = { ...emptyParagraph(), heading };
  }

  private endParagraph(): void {
    const open = this.openParagraphs.pop();
    if (open !== undefined && this.fallbacks === 0) this.keep(open.paragraph);
  }

  private keep(paragraph: Paragraph): void {
    const isEmpty = paragraph.text.trim() === '';
    const spaced = paragraph.spaced || paragraph.heading || this.isApart;
    this.isApart = isEmpty;
    if (!isEmpty) this.hold({ ...paragraph, spaced });
  }

  private hold(...paragraphs: Paragraph[]): void {
    (this.rows.at(-1)?.at(-1) ?? this.paragraphs).push(...paragraphs);
  }

  private endRow(): void {
    this.hold(...rowParagraphs(this.rows.pop() ?? []));
  }
}

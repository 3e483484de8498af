import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import { createRandom } from '../../tools/seed/random.ts';
import type { Piece, Sheet } from './sheet.ts';

const fonts = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/source-sans-3/package.json'),
);
const MARGIN = 50;
const GUTTER = 22;
const SIZES = { name: 22, heading: 13, text: 10, bullet: 10 };
const ROW_LABEL = 0.26;
const BOTTOM = 60;

/** A piece of text put at its place; drawn at the end, in order or not. */
interface Stroke {
  page: number;
  x: number;
  y: number;
  text: string;
  size: number;
  bold: boolean;
  link?: string;
}

type TextPiece = Exclude<Piece, { kind: 'gap' | 'row' }>;

interface Box {
  x: number;
  width: number;
}

interface Pen {
  page: number;
  y: number;
}

/** Draws a sheet as a PDF. */
export async function drawPdf(sheet: Sheet, seed: number): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    bufferPages: true,
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const layout = new PdfLayout(document, sheet);
  const strokes = layout.layOut();
  if (sheet.shuffled) shuffle(strokes, seed);
  const pages = Math.max(0, ...strokes.map(({ page }) => page));
  for (let page = 0; page <= pages; page += 1) document.addPage();
  for (const stroke of strokes) layout.draw(stroke);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function shuffle(strokes: Stroke[], seed: number): void {
  const random = createRandom(seed);
  const keyed = strokes.map((stroke) => ({ stroke, key: random.next() }));
  keyed.sort((a, b) => a.key - b.key);
  strokes.splice(0, strokes.length, ...keyed.map(({ stroke }) => stroke));
}

class PdfLayout {
  private readonly strokes: Stroke[] = [];
  private readonly document: PDFKit.PDFDocument;
  private readonly sheet: Sheet;
  private readonly regular: string;
  private readonly strong: string;

  constructor(document: PDFKit.PDFDocument, sheet: Sheet) {
    this.document = document;
    this.sheet = sheet;
    this.regular = sheet.standardFont
      ? 'Helvetica'
      : join(fonts, '400Regular/SourceSans3_400Regular.ttf');
    this.strong = sheet.standardFont
      ? 'Helvetica-Bold'
      : join(fonts, '700Bold/SourceSans3_700Bold.ttf');
  }

  layOut(): Stroke[] {
    const width = 595 - 2 * MARGIN;
    const top: Pen = { page: 0, y: MARGIN };
    for (const piece of this.sheet.top) this.place(piece, top, { x: MARGIN, width });
    let x = MARGIN;
    for (const { share, pieces } of this.sheet.columns) {
      const pen = { ...top };
      const own = width * share - (this.sheet.columns.length > 1 ? GUTTER / 2 : 0);
      for (const piece of pieces) this.place(piece, pen, { x, width: own });
      x += width * share + GUTTER / 2;
    }
    const pages = Math.max(...this.strokes.map(({ page }) => page));
    if (this.sheet.footer !== null) {
      for (let page = 0; page <= pages; page += 1) {
        this.strokes.push({
          page,
          x: MARGIN,
          y: 800,
          text: `${this.sheet.footer}   ${page + 1}/${pages + 1}`,
          size: 8,
          bold: false,
        });
      }
    }
    return this.strokes;
  }

  draw({ page, x, y, text, size, bold, link }: Stroke): void {
    this.document.switchToPage(page);
    this.document.font(bold ? this.strong : this.regular).fontSize(size);
    this.document.text(text, x, y, { lineBreak: false, ...(link !== undefined && { link }) });
  }

  private place(piece: Piece, pen: Pen, box: Box): void {
    if (piece.kind === 'gap') pen.y += 6;
    else if (piece.kind === 'row') this.placeRow(piece, pen, box);
    else this.placeText(piece, pen, box);
  }

  private placeRow(piece: Extract<Piece, { kind: 'row' }>, pen: Pen, box: Box): void {
    const label = box.width * ROW_LABEL;
    this.breakPage(pen, 60);
    const left = { ...pen };
    this.placeText({ kind: 'text', text: piece.left }, left, { x: box.x, width: label - 8 });
    for (const inner of piece.right)
      this.place(inner, pen, { x: box.x + label, width: box.width - label });
    if (left.page === pen.page) pen.y = Math.max(pen.y, left.y);
  }

  private placeText(piece: TextPiece, pen: Pen, box: Box): void {
    const size = SIZES[piece.kind];
    const bold = piece.kind === 'name' || piece.kind === 'heading' || piece.bold === true;
    const [above, below] = piece.kind === 'heading' ? [12, 3] : [0, 0];
    const indent = piece.kind === 'bullet' ? 12 : 0;
    const text = piece.kind === 'heading' ? this.headingText(piece.text) : piece.text;
    pen.y += above;
    for (const [index, line] of this.wrap(text, {
      size,
      bold,
      width: box.width - indent,
    }).entries()) {
      this.breakPage(pen, size * 1.3);
      const common = { page: pen.page, y: pen.y, size, bold };
      if (index === 0) this.placeMarks(piece, common, box);
      const room = box.width - this.widthOf(line, size, bold);
      this.strokes.push({
        ...common,
        x: box.x + (piece.centered === true ? room / 2 : indent),
        text: line,
      });
      pen.y += size * 1.3;
    }
    pen.y += below;
  }

  /** Draws the marks beside a first line: a list mark, a right end. */
  private placeMarks(
    piece: TextPiece,
    common: { page: number; y: number; size: number; bold: boolean },
    box: Box,
  ): void {
    if (piece.kind === 'bullet') this.strokes.push({ ...common, x: box.x, text: '•' });
    if (piece.right === undefined) return;
    const x = box.x + box.width - this.widthOf(piece.right, common.size, false);
    const link = piece.link === undefined ? {} : { link: piece.link };
    this.strokes.push({ ...common, bold: false, x, text: piece.right, ...link });
  }

  private headingText(text: string): string {
    const shown = this.sheet.capitals ? text.toUpperCase() : text;
    return this.sheet.spaced
      ? shown
          .split(' ')
          .map((word) => [...word].join(' '))
          .join('   ')
      : shown;
  }

  private breakPage(pen: Pen, room: number): void {
    if (pen.y + room < 842 - BOTTOM) return;
    pen.page += 1;
    pen.y = MARGIN;
  }

  private wrap(
    text: string,
    { size, bold, width }: { size: number; bold: boolean; width: number },
  ): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
      if (lines.length > 0 && this.widthOf(longer, size, bold) <= width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  private widthOf(text: string, size: number, bold: boolean): number {
    return this.document
      .font(bold ? this.strong : this.regular)
      .fontSize(size)
      .widthOfString(text);
  }
}

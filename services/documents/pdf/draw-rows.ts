import type { HanStyle } from '../../../domain/documents/han-style.ts';
import { holdsRightToLeft } from '../right-to-left.ts';
import { colors } from '../templates.ts';
import { useFont } from './fonts.ts';
import type { Cell, Row } from './row.ts';
import { visualRuns, type Direction, type Span } from './shape-text.ts';

export interface Canvas {
  document: PDFKit.PDFDocument;
  margin: number;
  width: number;
  direction: Direction;
  styles: readonly HanStyle[];
}

/** Without a feature list, pdfkit lays out words one by one, which reverses right-to-left lines. */
const WHOLE = { features: [] as PDFKit.Mixins.OpenTypeFeatures[], lineBreak: false };
/** Readers take kerned Arabic letters for two words. The font engine accepts an object, which its types do not say. */
const WITHOUT_KERNING = {
  ...WHOLE,
  features: { kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[],
};
const settingOf = (text: string) => (holdsRightToLeft(text) ? WITHOUT_KERNING : WHOLE);

/** Draws a row with its top at `y`. */
export function drawRow(canvas: Canvas, row: Row, y: number): void {
  const direction = row.direction ?? canvas.direction;
  for (const cell of row.cells) drawCell({ ...canvas, direction }, cell, y);
  if (!row.rule) return;
  const { document, margin, width } = canvas;
  const below = y + row.height - 2;
  document
    .lineWidth(0.6)
    .strokeColor(colors.rule)
    .moveTo(margin, below)
    .lineTo(margin + width, below)
    .stroke();
}

function drawCell(canvas: Canvas, cell: Cell, y: number): void {
  const { document, direction, styles } = canvas;
  const runs = visualRuns(cell.spans, isLeftToRight(cell.spans) ? 'ltr' : direction, styles);
  const widths = runs.map((run) => {
    useFont(document, run.font).fontSize(run.size);
    return document.widthOfString(run.text, settingOf(run.text));
  });
  const total = widths.reduce((sum, width) => sum + width, 0);
  const start = startOf(canvas, cell, total);
  const baseline = y + Math.max(...cell.spans.map(({ size }) => size));
  let x = start;
  for (const [index, run] of runs.entries()) {
    useFont(document, run.font).fontSize(run.size).fillColor(run.color);
    document.text(run.text, x, baseline, { ...settingOf(run.text), baseline: 'alphabetic' });
    x += widths[index] ?? 0;
  }
  const size = cell.spans[0]?.size ?? 0;
  if (cell.url !== null && total > 0)
    document.link(start, baseline - size, total, size * 1.25, cell.url);
}

/** Phone numbers and addresses are left-to-right on any page. */
function isLeftToRight(spans: readonly Span[]): boolean {
  return !spans.some(({ text }) => holdsRightToLeft(text));
}

/** Right-to-left rows are mirrored. */
function startOf({ direction, margin, width }: Canvas, cell: Cell, total: number): number {
  const atEnd = cell.align === 'end';
  const left = atEnd ? cell.x + cell.width - total : cell.x;
  return direction === 'ltr' ? margin + left : margin + width - left - total;
}

/** The width of a text in points. */
export function measureIn(document: PDFKit.PDFDocument, styles: readonly HanStyle[]) {
  const known = new Map<string, number>();
  return (span: Span): number => {
    const key = `${span.weight} ${span.size} ${span.text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const width = visualRuns([span], 'ltr', styles).reduce((sum, run) => {
      useFont(document, run.font).fontSize(run.size);
      return sum + document.widthOfString(run.text, settingOf(run.text));
    }, 0);
    known.set(key, width);
    return width;
  };
}

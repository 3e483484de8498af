import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { DocumentModel } from '../../../domain/documents/document-model.ts';
import type { PlainModel } from '../../../domain/documents/text-template/plain-model.ts';
import type { Template } from '../../../domain/documents/options.ts';
import { hanStylesFor } from '../../../domain/documents/han-style.ts';
import { colors, marginOf, paperOf, styles } from '../templates.ts';
import { loadFonts, reverseLigatures } from './fonts.ts';
import { drawRow, measureIn, type Canvas } from './draw-rows.ts';
import { paginate } from './paginate.ts';
import type { Row } from './row.ts';
import { plainRowsOf } from './plain-rows.ts';
import { rowsOf } from './rows.ts';

const BOTTOM = 16;

/**
 * Draws a document as a tagged PDF with bookmarks and the given date, in this thread. Pages are numbered from the
 * second on.
 */
export async function drawPdf(
  model: DocumentModel | PlainModel,
  template: Template,
  date: Date,
): Promise<Buffer> {
  const text = JSON.stringify(model).normalize('NFC');
  const hanStyles = hanStylesFor(text, model.country);
  await loadFonts(text, hanStyles, ['regular', 'semibold']);
  const style = styles[template];
  const margin = marginOf(model, style);
  const document = openDocument(model, margin, date);
  const content = buffer(document);
  const width = document.page.width - 2 * margin;
  const sheet = { style, width, measure: measureIn(document, hanStyles) };
  const sheaves = 'blocks' in model ? plainRowsOf(model, sheet) : [rowsOf(model, sheet)];
  const { direction } = model;
  const canvas: Canvas = { document, margin, width, direction, styles: hanStyles };
  const height = document.page.height - 2 * margin - BOTTOM;
  const pages = sheaves.flatMap((rows) => paginate(rows, height));
  const contents = new Map<number, PDFKit.PDFStructureContent[]>();
  for (const [index, page] of pages.entries()) {
    if (index > 0) document.addPage();
    drawPage(canvas, page, contents);
    if (index > 0) drawNumber(canvas, `${index + 1} / ${pages.length}`);
  }
  tag(document, sheaves.flat(), contents);
  reverseLigatures(document);
  document.end();
  return content;
}

function openDocument(
  { title, author, language, country }: DocumentModel | PlainModel,
  margin: number,
  date: Date,
): PDFKit.PDFDocument {
  return new PDFDocument({
    size: paperOf(country),
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Openrole', CreationDate: date },
  });
}

type Contents = Map<number, PDFKit.PDFStructureContent[]>;

function drawPage(canvas: Canvas, page: readonly Row[], contents: Contents): void {
  const { document, margin } = canvas;
  let y = margin;
  for (const [index, row] of page.entries()) {
    if (index > 0) y += row.spaceBefore;
    const { tag: name, block, bookmark } = row.mark;
    if (bookmark !== undefined) document.outline.addItem(bookmark);
    const content = document.markStructureContent(name);
    drawRow(canvas, row, y);
    document.endMarkedContent();
    contents.set(block, [...(contents.get(block) ?? []), content]);
    y += row.height;
  }
}

function drawNumber(canvas: Canvas, text: string): void {
  const { document, margin } = canvas;
  document.markContent('Artifact', { type: 'Pagination' });
  const spans = [{ text, weight: 'regular' as const, size: 8.5, color: colors.quiet }];
  const mark = { tag: 'P' as const, block: -1 };
  const cells = [{ spans, x: 0, width: canvas.width, align: 'end' as const, url: null }];
  const row: Row = { cells, mark, rule: false, height: 10, spaceBefore: 0, keepsNext: false };
  drawRow(canvas, row, document.page.height - margin);
  document.endMarkedContent();
}

/** Tags rows as heading, paragraph or list item. */
function tag(document: PDFKit.PDFDocument, rows: readonly Row[], contents: Contents): void {
  const seen = new Set<number>();
  let list: PDFKit.PDFStructureElement | null = null;
  for (const { mark } of rows) {
    if (seen.has(mark.block)) continue;
    seen.add(mark.block);
    const own = contents.get(mark.block) ?? [];
    if (mark.tag !== 'LI') {
      list = null;
      document.addStructure(document.struct(mark.tag, {}, own));
      continue;
    }
    if (list === null) {
      list = document.struct('L');
      document.addStructure(list);
    }
    list.add(document.struct('LI', {}, [document.struct('LBody', {}, own)]));
  }
}

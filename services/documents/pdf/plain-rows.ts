import type { FilledBlock, TextRun } from '../../../domain/documents/text-template/fill.ts';
import {
  directionOfBlock,
  type PlainModel,
} from '../../../domain/documents/text-template/plain-model.ts';
import { colors, plainLooks, type PlainLook } from '../templates.ts';
import { breakLines } from './break-lines.ts';
import { printable } from './printable.ts';
import type { Cell, Mark, Row } from './row.ts';
import type { Sheet } from './rows.ts';
import type { Span } from './shape-text.ts';

const TAGS = { title: 'H1', heading: 'H2', text: 'P', bullet: 'LI', numbered: 'LI' } as const;

/** The rows of a document of text blocks, one list per run of pages: a page break begins the next list. */
export function plainRowsOf(model: PlainModel, sheet: Sheet): Row[][] {
  const sheaves: Row[][] = [[]];
  for (const [index, block] of model.blocks.entries()) {
    if (block.kind === 'page_break') {
      sheaves.push([]);
      continue;
    }
    const direction = directionOfBlock(model, block);
    const rows = blockRows(block, sheet, index).map((row) => ({ ...row, direction }));
    sheaves.at(-1)?.push(...rows);
  }
  const filled = sheaves.filter((rows) => rows.length > 0);
  return filled.length > 0 ? filled : [[emptyRow(sheet)]];
}

function blockRows(
  { style, runs, number }: FilledBlock & { kind: 'block' },
  sheet: Sheet,
  block: number,
): Row[] {
  const look = plainLooks(sheet.style)[style];
  const mark: Mark = { tag: TAGS[style], block };
  const label = style === 'bullet' ? '•' : number === null ? null : `${number}.`;
  const indent = label === null ? 0 : look.indent;
  const lines = linesOf(runs).flatMap((line) => {
    const spans = line.map((run) => spanOf(run, look)).filter(({ text }) => text !== '');
    const broken = breakLines(spans, sheet.width - indent, sheet.measure);
    return broken.length === 0 ? [[]] : broken;
  });
  const rows = lines.map((spans) => rowOf(spans, { sheet, look, mark, indent }));
  return finish(rows, look, label);
}

interface Setting {
  sheet: Sheet;
  look: PlainLook;
  mark: Mark;
  indent: number;
}

function rowOf(spans: Span[], { sheet, look, mark, indent }: Setting): Row {
  const cell: Cell = { spans, x: indent, width: sheet.width - indent, align: 'start', url: null };
  return {
    cells: spans.length === 0 ? [] : [cell],
    mark,
    rule: false,
    spaceBefore: 0,
    keepsNext: false,
    height: look.size * sheet.style.leading,
  };
}

/** A heading stays with the row after it, and no single line of a paragraph is on a page of its own. */
function finish(rows: Row[], look: PlainLook, label: string | null): Row[] {
  const [first] = rows;
  const [last, beforeLast] = [rows.at(-1), rows.at(-2)];
  if (first === undefined || last === undefined) return rows;
  first.spaceBefore = look.before;
  first.keepsNext = rows.length > 1;
  if (beforeLast !== undefined) beforeLast.keepsNext = true;
  last.keepsNext = look.isHeading;
  const text = first.cells[0]?.spans.map((span) => span.text).join('') ?? '';
  if (look.isHeading && text.trim() !== '') first.mark = { ...first.mark, bookmark: text };
  if (label !== null) {
    const spans = [spanOf({ text: label, bold: false }, look)];
    first.cells.push({ spans, x: 0, width: look.indent, align: 'start', url: null });
  }
  return rows;
}

function emptyRow(sheet: Sheet): Row {
  const look = plainLooks(sheet.style).text;
  return rowOf([], { sheet, look, mark: { tag: 'P', block: 0 }, indent: 0 });
}

/** The runs of each line of a block: a line break in a value is one of its paragraph. */
function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const { text, bold } of runs) {
    for (const [index, part] of text.split(/\r\n|\r|\n/).entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, bold });
    }
  }
  return lines;
}

/** `printable` trims; runs keep one space where they meet. */
function spanOf({ text, bold }: TextRun, { size, isBold }: PlainLook): Span {
  const shown = printable(text);
  const before = /^\s/.test(text) ? ' ' : '';
  const after = /\s$/.test(text) && shown !== '' ? ' ' : '';
  const weight = bold || isBold ? 'semibold' : 'regular';
  return { text: `${before}${shown}${after}`, size, weight, color: colors.ink };
}

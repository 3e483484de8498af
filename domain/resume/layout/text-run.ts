import { headingOf } from '../headings.ts';
import type { ColumnStart } from '../resume-text.ts';

/** A piece of text as drawn on a page. Lengths are in points; `y` is the baseline and grows downwards. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
}

export interface Page {
  height: number;
  runs: TextRun[];
}

/** Consecutive runs on one baseline without a wide gap between them. */
export interface Segment {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
  /** The first segment of a column beside another one, which is read before it or after it. */
  column?: ColumnStart;
}

/** Maximum number of runs read per page. A printed page has a few hundred. */
export const MAX_PAGE_RUNS = 5_000;
/** In letter heights. Spaces in widely set text are narrower, gutters and tab stops are wider. */
const WIDE_SPACE = 1.1;
/** Between texts in different fonts or sizes, which rarely belong to one sentence. */
const WIDE_BETWEEN_FONTS = 0.45;
const WORD_SPACE = 0.15;
const SAME_BASELINE = 0.4;

/** Joins runs into segments, by baseline. */
export function toSegments(runs: readonly TextRun[]): Segment[] {
  const drawn = runs
    .slice(0, MAX_PAGE_RUNS)
    .filter(({ text, size }) => text.trim() !== '' && size > 0);
  return toRows(drawn).flatMap((row) => joinRow(row));
}

/** Groups segments by baseline, from top to bottom and from left to right. */
export function toRows<T extends { y: number; size: number; x?: number; left?: number }>(
  pieces: readonly T[],
): T[][] {
  const rows: T[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const anchor = row?.[0];
    const near =
      anchor !== undefined &&
      piece.y - anchor.y < SAME_BASELINE * Math.min(anchor.size, piece.size);
    if (near) row?.push(piece);
    else rows.push([piece]);
  }
  const leftOf = ({ x, left }: T) => x ?? left ?? 0;
  return rows.map((row) => row.sort((a, b) => leftOf(a) - leftOf(b)));
}

function joinRow(row: readonly TextRun[]): Segment[] {
  const segments: (Segment & { pieces: Piece[] })[] = [];
  for (const run of row) {
    const last = segments.at(-1);
    const space = last === undefined ? Infinity : run.x - last.right;
    if (last === undefined || space > wideSpace(last, run) || opensText(last, run)) {
      segments.push({ ...segmentOf(run), pieces: [{ text: run.text, apart: false }] });
    } else {
      const above = last.pieces.at(-1)?.text ?? '';
      const apart =
        space > WORD_SPACE * run.size || run.text.startsWith(' ') || above.endsWith(' ');
      last.pieces.push({ text: run.text, apart });
      last.right = Math.max(last.right, run.x + run.width);
      last.size = Math.max(last.size, run.size);
    }
  }
  return segments.map(({ pieces, ...segment }) => ({ ...segment, text: joinPieces(pieces) }));
}

/** A part of a segment; `apart` when a space stands before it. */
interface Piece {
  text: string;
  apart: boolean;
}

export const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

/** The text of pieces that stand from left to right. Arabic and Hebrew are read from the right, names in it are not. */
function joinPieces(pieces: readonly Piece[]): string {
  const fromRight = pieces.some(({ text }) => RIGHT_TO_LEFT.test(text)) && pieces.length > 1;
  const ordered = fromRight ? readingOrder(pieces.flatMap(splitSign)) : pieces;
  let joined = '';
  for (const { text, apart } of ordered) {
    joined = joined.trimEnd() + (apart ? ' ' : '') + text.trimStart();
    if (text.endsWith(' ')) joined += ' ';
  }
  // On a page from left to right the sign that ends a line of Arabic stands at its right.
  return fromRight ? joined.trim().replace(/^([.:!?]) ?(.+)$/, '$2$1') : joined.trimStart();
}

/** A name and the sign at its left end as a page shows them: "PostgreSQL ," in a list read from the right. */
const NAME_WITH_SIGN = /^(\S(?:.*\S)?) ([,;.:])$/;

/** "– 2021" in a line of Arabic or Hebrew was drawn as one piece, and its sign belongs to the line. */
function splitSign(piece: Piece): Piece[] {
  const [, name, mark] = NAME_WITH_SIGN.exec(piece.text) ?? [];
  if (name !== undefined && mark !== undefined && !RIGHT_TO_LEFT.test(name))
    return [
      { text: name, apart: piece.apart },
      { text: mark, apart: true },
    ];
  const [sign = '', ...digits] = piece.text.trim().split(' ');
  const isSigned = /^[–—-]$/.test(sign) && digits.length > 0 && digits.every(isNumber);
  if (!isSigned) return [piece];
  return [
    { text: sign, apart: piece.apart },
    { text: digits.join(' '), apart: true },
  ];
}

const isNumber = (text: string) => /^\d+$/.test(text);

function readingOrder(pieces: readonly Piece[]): Piece[] {
  const groups: Piece[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const leftToRight = LEFT_TO_RIGHT.test(piece.text) && !RIGHT_TO_LEFT.test(piece.text);
    if (leftToRight && isOpen) groups.at(-1)?.push(piece);
    else groups.push([piece]);
    isOpen = leftToRight;
  }
  // The space before a group stands behind it when the order turns.
  const turned = groups.map((group, index) => ({ group, apart: groups[index + 1]?.[0]?.apart }));
  return turned
    .reverse()
    .flatMap(({ group: [first, ...rest], apart = false }) =>
      first === undefined ? [] : [{ ...first, apart }, ...rest],
    );
}

function wideSpace(last: Segment, run: TextRun): number {
  const alike = last.font === run.font && Math.abs(last.size - run.size) < 0.5;
  return (alike ? WIDE_SPACE : WIDE_BETWEEN_FONTS) * Math.max(last.size, run.size);
}

/** A heading in the margin may nearly touch its text, which is set in another font. */
function opensText(last: Segment & { pieces: Piece[] }, run: TextRun): boolean {
  if (last.font === run.font || run.x <= last.right) return false;
  return headingOf(joinPieces(last.pieces)) !== null && /^\p{L}/u.test(run.text.trim());
}

function segmentOf({ text, x, y, width, size, font }: TextRun): Segment {
  return { text: text.trimStart(), left: x, right: x + width, y, size, font };
}

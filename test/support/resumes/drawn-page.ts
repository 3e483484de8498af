import { extractResume } from '../../../domain/resume/extract-resume.ts';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { pageLines } from '../../../domain/resume/layout/page-lines.ts';
import type { Page, TextRun } from '../../../domain/resume/layout/text-run.ts';

const HEIGHT = 800;
const TOP = 80;
const COLUMN = 5;
const LINE = 13;
const BODY = 10;
const LARGE = 20;

/**
 * A page as it is drawn in letters: a column of the drawing is five points wide, a line thirteen high, and two spaces
 * part what stands apart. "#" before a piece sets it large, "*" in another font; "@770" puts a line at that height.
 */
export function drawnPage(drawing: string): Page {
  const lines = drawing.replace(/^\n/, '').split('\n');
  return { height: HEIGHT, runs: lines.flatMap(drawnLine) };
}

function drawnLine(line: string, index: number): TextRun[] {
  const [mark = '', height] = /^@(\d+) /.exec(line) ?? [];
  const y = height === undefined ? TOP + index * LINE : Number(height);
  const drawn = ' '.repeat(mark.length) + line.slice(mark.length);
  return [...drawn.matchAll(/\S+(?: \S+)*/g)].map(({ 0: piece, index: column }) => {
    const look = /^[#*]/.exec(piece)?.[0];
    const text = look === undefined ? piece : piece.slice(1);
    const size = look === '#' ? LARGE : BODY;
    const font = look === undefined ? 'body' : 'bold';
    return { text, x: 40 + column * COLUMN, y, width: text.length * COLUMN, size, font };
  });
}

/** The résumé that is read from drawn pages. */
export function readDrawn(...drawings: string[]): JsonResume {
  return extractResume({ lines: pageLines(drawings.map(drawnPage)), links: [] }).resume;
}

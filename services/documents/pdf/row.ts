import type { Strip } from './paginate.ts';
import type { Span } from './shape-text.ts';

/** What a row is to those who have the file read to them. */
export interface Mark {
  tag: 'H1' | 'H2' | 'H3' | 'P' | 'LI';
  /** Rows with the same number are one paragraph. */
  block: number;
  /** What stands in the outline. */
  bookmark?: string;
}

/** A text at its place in the row; `x` from the side where lines begin. */
export interface Cell {
  spans: Span[];
  x: number;
  width: number;
  align: 'start' | 'end';
  url: string | null;
}

export interface Row extends Strip {
  cells: Cell[];
  mark: Mark;
  /** A thin line below the text. */
  rule: boolean;
}

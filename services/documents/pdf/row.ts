import type { Strip } from './paginate.ts';
import type { Direction, Span } from './shape-text.ts';

/** A row's role for screen readers. */
export interface Mark {
  tag: 'H1' | 'H2' | 'H3' | 'P' | 'LI';
  /** Rows with the same number are one paragraph. */
  block: number;
  /** Its title in the outline. */
  bookmark?: string;
}

/** A text at its position in the row; `x` is measured from the start of the line. */
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
  /** Where it starts; default: where the page does. */
  direction?: Direction;
  /** A thin line below the text. */
  rule: boolean;
}

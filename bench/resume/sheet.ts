import type { Random } from '../../tools/seed/random.ts';

/** One thing on a sheet of paper, whatever draws it. */
export type Piece =
  | {
      kind: 'name' | 'heading' | 'text' | 'bullet';
      text: string;
      bold?: boolean;
      /** Stands at the right end of the same line. */
      right?: string;
      centered?: boolean;
      link?: string;
    }
  | { kind: 'row'; left: string; right: Piece[] }
  | { kind: 'gap' };

export interface Sheet {
  top: Piece[];
  /** Columns side by side below the top; one or two, with their share of the width. */
  columns: { share: number; pieces: Piece[] }[];
  /** Whether its dates name the month. */
  months: boolean;
  capitals: boolean;
  spaced: boolean;
  /** The standard PDF font, else an embedded one. */
  standardFont: boolean;
  /** Drawn in no order at all, as scanning software leaves it. */
  shuffled: boolean;
  /** A line at the foot of every page. */
  footer: string | null;
}

export const DATE_STYLES = [
  'short',
  'long',
  'numeric',
  'dotted',
  'years',
  'iso',
  'apostrophe',
] as const;
export type DateStyle = (typeof DATE_STYLES)[number];
export type WorkStyle = (typeof WORK_STYLES)[number];
type PageStyle = (typeof PAGES)[number];

export const PAGES = [
  'single',
  'sidebarLeft',
  'single',
  'sidebarRight',
  'single',
  'halves',
] as const;
/** The last is seen in the measuring half only. */
export const WORK_STYLES = [
  'titleDates',
  'employerCity',
  'oneLine',
  'datesBelow',
  'datesLeft',
  'piped',
  'datesFirst',
] as const;

/** How one résumé is set. */
export interface Style {
  locale: string;
  page: PageStyle;
  work: WorkStyle;
  dates: DateStyle;
  range: string;
  present: string;
  random: Random;
}

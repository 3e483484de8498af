import type { ColumnStart } from '../../../../domain/resume/resume-text.ts';

/** A paragraph of a DOCX, or a line of one that a break ends. */
export interface Paragraph {
  text: string;
  /** Whether its first letter is bold; null before the first. */
  bold: boolean | null;
  /** Size of its largest letters; 0 when nothing says it. */
  halfPoints: number;
  heading: boolean;
  bullet: boolean;
  /** More space above than a normal line. */
  spaced: boolean;
  column?: ColumnStart;
}

export const emptyParagraph = (): Paragraph => ({
  text: '',
  bold: null,
  halfPoints: 0,
  heading: false,
  bullet: false,
  spaced: false,
});

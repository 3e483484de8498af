import { isLetterModel, type DocumentModel } from '../../domain/documents/document-model.ts';
import type { BlockStyle } from '../../domain/documents/text-template/blocks.ts';
import type { PlainModel } from '../../domain/documents/text-template/plain-model.ts';
import type { Template } from '../../domain/documents/options.ts';

/** Sizes of a template, in points. */
export interface TemplateStyle {
  margin: number;
  letterMargin: number;
  text: number;
  name: number;
  label: number;
  contact: number;
  heading: number;
  /** Line height as a multiple of the font size. */
  leading: number;
  beforeHeading: number;
  beforeEntry: number;
  beforeBullet: number;
  /** Title and employer on one line. */
  oneLine: boolean;
  rule: boolean;
  capitals: boolean;
  accent: string;
}

const INK = '#1b1f24';
const QUIET = '#4a5260';

export const colors = { ink: INK, quiet: QUIET, rule: '#b9c0ca' };

export const styles: Record<Template, TemplateStyle> = {
  classic: {
    margin: 56,
    letterMargin: 72,
    text: 10.5,
    name: 25,
    label: 13,
    contact: 9.5,
    heading: 11,
    leading: 1.33,
    beforeHeading: 14,
    beforeEntry: 8,
    beforeBullet: 2,
    oneLine: false,
    rule: true,
    capitals: true,
    accent: '#1d3f66',
  },
  compact: {
    margin: 42,
    letterMargin: 58,
    text: 9.4,
    name: 18,
    label: 11,
    contact: 8.8,
    heading: 10.4,
    leading: 1.27,
    beforeHeading: 9,
    beforeEntry: 5,
    beforeBullet: 0.8,
    oneLine: true,
    rule: false,
    capitals: false,
    accent: '#7a2e2e',
  },
};

/** On all four sides of a page. */
export function marginOf(
  model: DocumentModel | PlainModel,
  { margin, letterMargin }: TemplateStyle,
): number {
  return 'blocks' in model || isLetterModel(model) ? letterMargin : margin;
}

/** A heading as it is printed. */
export function shownHeading(
  heading: string,
  language: string,
  { capitals }: TemplateStyle,
): string {
  return capitals ? heading.toLocaleUpperCase(language) : heading;
}

/** Countries that use US Letter; A4 elsewhere. */
const LETTER_PAPER = new Set('US CA MX PH CL CO VE GT CR PA SV DO PR'.split(' '));

export function paperOf(country: string | null): 'LETTER' | 'A4' {
  return LETTER_PAPER.has(country ?? '') ? 'LETTER' : 'A4';
}

/** How a block of a document without sections is set. */
export interface PlainLook {
  size: number;
  isBold: boolean;
  isHeading: boolean;
  /** Space above, in points. */
  before: number;
  /** Of list items, in points. */
  indent: number;
}

export function plainLooks({ text, label, leading }: TemplateStyle): Record<BlockStyle, PlainLook> {
  const plain = { size: text, isBold: false, isHeading: false, before: text * 0.85, indent: 0 };
  const item = { ...plain, before: text * 0.3, indent: text * 2 * (leading / 1.33) };
  const heading = { ...plain, isBold: true, isHeading: true };
  return {
    title: { ...heading, size: label * 1.4, before: label * 1.4 },
    heading: { ...heading, size: label, before: label },
    text: plain,
    bullet: item,
    numbered: item,
  };
}

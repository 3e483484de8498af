import { language as detectLanguage } from '../../text/language.ts';
import type { FilledBlock } from './fill.ts';
import { isRightToLeft } from '../main-script.ts';

/** A document of text blocks, without the name and contact details of a résumé. Drawn as PDF and DOCX. */
export interface PlainModel {
  kind: 'plain';
  title: string;
  author: string;
  /** ISO 639. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** ISO 3166 code for the paper size; null when unknown. */
  country: string | null;
  blocks: FilledBlock[];
}

/** The model of filled blocks. Language and direction are those of most of the text. */
export function plainModel(
  blocks: FilledBlock[],
  { title, author, country }: Pick<PlainModel, 'title' | 'author' | 'country'>,
): PlainModel {
  const text = textOfBlocks(blocks);
  return {
    kind: 'plain',
    ...{ title, author, country, blocks },
    language: detectLanguage(text, null) ?? 'en',
    direction: directionOfText(text),
  };
}

/** All text of blocks, for detecting language and missing letters. */
export function textOfBlocks(blocks: readonly FilledBlock[]): string {
  return blocks
    .map((block) => (block.kind === 'block' ? block.runs.map(({ text }) => text).join('') : ''))
    .join('\n');
}

/**
 * A block that begins with right-to-left letters and mostly consists of them is read from the right in any document;
 * others follow the document.
 */
export function directionOfBlock(
  { direction }: Pick<PlainModel, 'direction'>,
  block: FilledBlock,
): 'ltr' | 'rtl' {
  if (direction === 'rtl') return 'rtl';
  const text = textOfBlocks([block]);
  const begins = /\p{L}/u.exec(text)?.[0] ?? '';
  return directionOfText(begins) === 'rtl' ? directionOfText(text) : 'ltr';
}

function directionOfText(text: string): 'ltr' | 'rtl' {
  return isRightToLeft(text) ? 'rtl' : 'ltr';
}

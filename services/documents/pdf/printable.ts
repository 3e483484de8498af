import { hanStylesFor } from '../../../domain/documents/han-style.ts';
import { fontFor, loadFonts } from './fonts.ts';

/** Combining marks, which print nothing alone. */
const INVISIBLE = /^[\p{M}\p{Cf}\p{Zs}]$/u;
const LETTER = /[\p{L}\p{N}]/u;
const SUBSTITUTES: Record<string, string> = {
  '‑': '-',
  '→': '>',
  '➔': '>',
  '✓': '-',
  '✔': '-',
  '★': '*',
  '☆': '*',
  '▪': '•',
  '●': '•',
  '■': '•',
  '\u202f': '\u00a0',
  '\u2009': ' ',
};

/** Characters that a PDF cannot show, each once. */
export interface Unprintable {
  /** Without them words are lost. */
  letters: string[];
  /** Emoji and other signs, which a PDF omits. */
  signs: string[];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text in NFC that no font has and nothing similar replaces. Loads the large fonts it needs. */
export async function findUnprintable(text: string): Promise<Unprintable> {
  // Any style would do; the text's own style needs the fewest fonts.
  await loadFonts(text, hanStylesFor(text, null));
  const letters = new Set<string>();
  const signs = new Set<string>();
  for (const { segment } of graphemes.segment(text)) {
    const missing = [...segment].filter(isMissing);
    const lost = missing.filter((character) => LETTER.test(character));
    for (const letter of lost) letters.add(letter);
    if (lost.length === 0 && missing.length > 0) signs.add(segment);
  }
  return { letters: [...letters], signs: [...signs] };
}

function isMissing(character: string): boolean {
  if (INVISIBLE.test(character) || character in SUBSTITUTES) return false;
  return !/\s/.test(character) && fontFor(character, 'regular') === null;
}

/**
 * Removes characters that no font has, or replaces them by a similar one. The text's East Asian fonts must be loaded.
 */
export function printable(text: string): string {
  let left = '';
  for (const character of text.normalize('NFC')) {
    if (fontFor(character, 'regular') !== null) left += character;
    else if (INVISIBLE.test(character)) left += /\p{Zs}/u.test(character) ? ' ' : '';
    else left += SUBSTITUTES[character] ?? '';
  }
  return left.replace(/ {2,}/g, ' ').trim();
}

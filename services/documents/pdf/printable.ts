import { hanStylesFor } from '../han-style.ts';
import { fontFor, loadFonts } from './fonts.ts';

/** Combining marks, which print nothing alone. */
const INVISIBLE = /^[\p{M}\p{Cf}\p{Zs}]$/u;
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

/** The letters and digits of a text in NFC that no font has, each once. Loads the large fonts that it needs. */
export async function findMissingLetters(text: string): Promise<string[]> {
  // Any style would do; the text's own style needs the fewest fonts.
  await loadFonts(text, hanStylesFor(text, null));
  const missing = new Set<string>();
  for (const character of text) {
    if (/[\p{L}\p{N}]/u.test(character) && fontFor(character, 'regular') === null)
      missing.add(character);
  }
  return [...missing];
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

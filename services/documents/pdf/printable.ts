import { hanStylesFor } from '../han-style.ts';
import { fontFor, loadFonts } from './fonts.ts';

/** Marks that fonts draw by combining; alone they print nothing. */
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

/** The letters and digits of a text that no font of ours has, each once. */
export async function missingLetters(texts: readonly string[]): Promise<string[]> {
  const text = texts.join('').normalize('NFC');
  // Any style would do. The text's own needs the fewest fonts.
  await loadFonts(text, hanStylesFor(text, null));
  const missing = new Set<string>();
  for (const character of text) {
    if (/[\p{L}\p{N}]/u.test(character) && fontFor(character, 'regular') === null)
      missing.add(character);
  }
  return [...missing];
}

/** A text without what no font has, once its East Asian fonts are loaded: symbols and emoji go, or become the nearest mark there is. */
export function printable(text: string): string {
  let left = '';
  for (const character of text.normalize('NFC')) {
    if (fontFor(character, 'regular') !== null) left += character;
    else if (INVISIBLE.test(character)) left += /\p{Zs}/u.test(character) ? ' ' : '';
    else left += SUBSTITUTES[character] ?? '';
  }
  return left.replace(/ {2,}/g, ' ').trim();
}

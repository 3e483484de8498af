import { fontFor } from './fonts.ts';

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
export function missingLetters(texts: readonly string[]): string[] {
  const missing = new Set<string>();
  for (const character of texts.join('').normalize('NFC')) {
    if (/[\p{L}\p{N}]/u.test(character) && fontFor(character, 'regular') === null)
      missing.add(character);
  }
  return [...missing];
}

/** A text without what no font has: symbols and emoji go, or become the nearest mark there is. */
export function printable(text: string): string {
  let left = '';
  for (const character of text.normalize('NFC')) {
    if (fontFor(character, 'regular') !== null) left += character;
    else if (INVISIBLE.test(character)) left += /\p{Zs}/u.test(character) ? ' ' : '';
    else left += SUBSTITUTES[character] ?? '';
  }
  return left.replace(/ {2,}/g, ' ').trim();
}

/** UTF-8 read as Windows-1252 upstream. */
const MOJIBAKE: Record<string, string> = {
  'Â£': '£',
  'Â¥': '¥',
  'â‚¬': '€',
  'â‚¹': '₹',
  'Â\u00a0': ' ',
  'â€“': '–',
  'â€”': '—',
  'â\u0080\u0093': '–',
  'â\u0082¬': '€',
};
const BROKEN = new RegExp(Object.keys(MOJIBAKE).join('|'), 'g');

/** A text whose signs of currencies and ranges were read in the wrong encoding, mended. */
export function mendedCharacters(text: string): string {
  if (!text.includes('Â') && !text.includes('â')) return text;
  return text.replace(BROKEN, (broken) => MOJIBAKE[broken] ?? broken);
}

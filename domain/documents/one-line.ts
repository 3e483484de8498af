/** Characters without a glyph: controls, direction marks and the like, which could reorder the text. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;

/** A text on one line. */
export function oneLine(text: string | undefined): string {
  return (text ?? '').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim().normalize('NFC');
}

/** The paragraphs of a text, each on one line. */
export function paragraphsOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\n+/)
    .map(oneLine)
    .filter((line) => line !== '');
}

/** Characters that print nothing: controls, marks of direction and the like, which would only reorder what is read. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;

/** A text as it goes on one line. */
export function oneLine(text: string | undefined): string {
  return (text ?? '').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim().normalize('NFC');
}

/** A text's paragraphs, each on one line. */
export function paragraphsOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\n+/)
    .map(oneLine)
    .filter((line) => line !== '');
}

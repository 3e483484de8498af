/** No text is greater than this one after the same beginning. */
const LAST = '\u{10ffff}';

/** The condition that a text of a list begins with a word. A range uses an index on every server. */
export function someBeginsWith(word: string): { $elemMatch: { $gte: string; $lte: string } } {
  return { $elemMatch: { $gte: word, $lte: word + LAST } };
}

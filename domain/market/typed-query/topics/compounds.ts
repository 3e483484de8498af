/** Shortest part of a compound. */
export const MIN_PART = 4;
/** Longer words are not split. */
const MAX_COMPOUND = 40;
/** Letters that may join the parts: "Vertrieb-s-mitarbeiter". The longest first. */
const LINKS = ['en', 'es', 's', 'n', 'e', ''];

/** A compound in two parts that are words. */
export interface Compound {
  /** Without the linking letters. */
  head: string;
  link: string;
  tail: string;
}

/**
 * The parts of a compound of German, Dutch or the Nordic languages. It splits only into words that `isWord` knows.
 * The split with the longest tail counts.
 */
export function splitCompound(word: string, isWord: (part: string) => boolean): Compound | null {
  if (word.length > MAX_COMPOUND) return null;
  for (let cut = MIN_PART; cut <= word.length - MIN_PART; cut += 1) {
    const tail = word.slice(cut);
    if (!isWord(tail)) continue;
    const link = LINKS.find((letters) => isHead(word.slice(0, cut), letters, isWord));
    if (link !== undefined) return { head: word.slice(0, cut - link.length), link, tail };
  }
  return null;
}

function isHead(text: string, link: string, isWord: (part: string) => boolean): boolean {
  if (!text.endsWith(link)) return false;
  const head = text.slice(0, text.length - link.length);
  return head.length >= MIN_PART && isWord(head);
}

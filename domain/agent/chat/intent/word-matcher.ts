export type WordMatcher = (word: string) => boolean;

/** Matches the folded words of a list; `stem*` matches every word that begins so. */
export function wordMatcher(list: readonly string[]): WordMatcher {
  const exact = new Set(list.filter((word) => !word.endsWith('*')));
  const stems = list.flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : []));
  return (word) => exact.has(word) || stems.some((stem) => word.startsWith(stem));
}

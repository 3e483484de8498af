const MAX_DISTANCE = 2;

/** The candidates closest to a mistyped word, by edit distance, as the end of a sentence; empty without one. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const letters = word.replace(/^--/, '').length;
  const near = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE && distance < letters)
    .sort((a, b) => a.distance - b.distance);
  return near[0] === undefined ? '' : ` Did you mean ${near[0].candidate}?`;
}

/** How many letters must be added, removed or replaced to make one word of the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

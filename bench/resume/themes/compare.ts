/** Right, too much, and missing. */
export interface Count {
  right: number;
  extra: number;
  missing: number;
}

const LONG_WORDS = 7;
const LONG_SHARE = 0.9;

/** The letters, digits, `+` and `#` of a text, in words, without accents and case. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '');
}

const squeezed = (text: string) => wordsOf(text).join('');

/** Equal without case, accents, spaces and punctuation; long texts at nine tenths of their words. */
export function sameText(a: string, b: string): boolean {
  if (squeezed(a) === squeezed(b)) return true;
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (Math.min(left.length, right.length) < LONG_WORDS) return false;
  return shareOf(left, right) >= LONG_SHARE && shareOf(right, left) >= LONG_SHARE;
}

/** Whether a text holds another one, or nine tenths of its words when it is long. */
export function holdsText(whole: string, part: string): boolean {
  if (squeezed(whole).includes(squeezed(part))) return true;
  const words = wordsOf(part);
  return words.length >= LONG_WORDS && shareOf(words, wordsOf(whole)) >= LONG_SHARE;
}

/** The share of the words of `part` that are in `whole`. */
export function shareOf(part: readonly string[], whole: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of whole) left.set(word, (left.get(word) ?? 0) + 1);
  const found = part.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return part.length === 0 ? 0 : found.length / part.length;
}

/** Compares lists without order. */
export function compareLists(
  truth: readonly string[],
  found: readonly string[],
  same: (a: string, b: string) => boolean = sameText,
): Count {
  const left = [...found];
  let right = 0;
  for (const one of truth) {
    const at = left.findIndex((other) => same(one, other));
    if (at < 0) continue;
    left.splice(at, 1);
    right += 1;
  }
  return { right, extra: left.length, missing: truth.length - right };
}

/** Compares one value; a wrong one is missing and too much. */
export function compareValue(
  truth: string | undefined,
  found: string | undefined,
  same: (a: string, b: string) => boolean = sameText,
): Count {
  const list = (value: string | undefined) => (value === undefined || value === '' ? [] : [value]);
  return compareLists(list(truth), list(found), same);
}

export function addCounts(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { right, extra, missing }) => ({
      right: sum.right + right,
      extra: sum.extra + extra,
      missing: sum.missing + missing,
    }),
    { right: 0, extra: 0, missing: 0 },
  );
}

/** F1, with three digits; 1 where there was nothing to find and nothing was found. */
export function f1({ right, extra, missing }: Count): number {
  const all = 2 * right + extra + missing;
  return all === 0 ? 1 : Math.round((2000 * right) / all) / 1000;
}

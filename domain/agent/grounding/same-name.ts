import { fold } from './words/fold.ts';

const LEGAL_FORMS = new Set(
  'inc ltd llc plc corp co gmbh ag kg se sa sas sarl srl sl bv nv ab oy as spa spzoo limited incorporated corporation company group the'.split(
    ' ',
  ),
);

/** Whether two names are equal, ignoring case, accents, punctuation, legal forms and abbreviations. */
export function sameName(written: string, source: string): boolean {
  const [one, other] = [fold(written), fold(source)];
  if (one === '' || other === '') return false;
  return one === other || sameWords(wordsOf(one), wordsOf(other));
}

function wordsOf(folded: string): string[] {
  const words = folded.split(' ');
  const kept = words.filter((word) => !LEGAL_FORMS.has(word));
  return kept.length > 0 ? kept : words;
}

function sameWords(written: readonly string[], source: readonly string[]): boolean {
  if (written.join('') === source.join('')) return true;
  return isInitials(written, source) || isShortened(written, source);
}

/** "UCL" of "University College London". */
function isInitials(written: readonly string[], source: readonly string[]): boolean {
  const [word = ''] = written;
  const initials = source.filter((one) => one.length > 3).map((one) => one.charAt(0));
  return written.length === 1 && word.length > 1 && initials.join('') === word;
}

/**
 * "Kestrin" of "Kestrin Logistics", "Univ of Leeds" of "University of Leeds": its words, or prefixes of them, in
 * order.
 */
function isShortened(written: readonly string[], source: readonly string[]): boolean {
  let at = 0;
  for (const word of written) {
    const found = source.findIndex(
      (one, index) => index >= at && (one === word || (word.length > 2 && one.startsWith(word))),
    );
    if (found < 0) return false;
    at = found + 1;
  }
  return written.join('').length > 3;
}

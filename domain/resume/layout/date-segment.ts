import { foldText } from '../../common/text/fold-text.ts';
import { findDateSpan } from '../dates/date-span.ts';
import { isDuration } from '../sections/durations.ts';
import { presentWords } from '../vocabulary/date-words.ts';

const MAX_DATE_CHARACTERS = 32;

/** A date, a part of one on a line of its own, or a length of time. */
export function isDate(text: string): boolean {
  const bare = text.trim();
  if (bare.length > MAX_DATE_CHARACTERS) return false;
  if (isSign(bare) || presentWords.has(foldText(bare)) || isDuration(bare)) return true;
  const span = findDateSpan(bare);
  return span !== null && span.to - span.from >= 0.6 * bare.length;
}

/** A dash between two dates, or the dot of a time line. */
export function isSign(text: string): boolean {
  return /^[^\p{L}\p{N}]$/u.test(text);
}

import type { Fragment } from './fragments.ts';

const LABEL =
  '(?:cumulative |overall |major )?(?:c?gpa|grade point average|grade|abschlussnote|gesamtnote|durchschnittsnote|note|average|nota media|nota|moyenne|voto|media|cijfer|ocena)';
const VALUE = '\\d{1,3}(?:[.,]\\d{1,2})?(?: ?/ ?\\d{1,3}(?:[.,]\\d{1,2})?)? ?%?';
/** "GPA: 3.72/4.00", alone, behind a comma or a dash, or in brackets. */
const GRADE = new RegExp(`(?:^|,? ?[(·–-] ?|, ?|; ?)${LABEL} ?:? ?(${VALUE})\\)?$`, 'i');
/** "cum laude", "with First Class Honours". */
const HONOURS =
  /(?:, ?| ?\(| [–-] | with )(?:with )?(?:(?:(?:summa |magna )?cum laude)|(?:(?:first|upper second|lower second|second|third)[- ]class )?(?:honou?rs|distinction|merit)|(?:first|upper second|lower second|second|third)[- ]class(?:[- ](?:upper|lower))?(?: division)?|2[:.][12]|1st)\)?$/i;
/** A grade beside the school: "3.7", "1,3", "3.7/4.0". */
export const SCORE = /^\d{1,2}[.,]\d{1,2}(?: ?\/ ?\d{1,2}(?:[.,]\d)?)?$/;
const MAX_PARTS = 4;

/** A part of an entry without grade and honours, which are no part of its subject. */
export interface Graded extends Fragment {
  score: string | null;
}

/** "Computer Science, cum laude, GPA: 3.72/4.00" → "Computer Science" with the score "3.72/4.00". */
export function withoutGrade(fragment: Fragment): Graded {
  if (SCORE.test(fragment.text)) return { ...fragment, text: '', score: fragment.text };
  let { text } = fragment;
  let score: string | null = null;
  for (let parts = 0; parts < MAX_PARTS; parts += 1) {
    score ??= GRADE.exec(text)?.[1]?.trim() ?? null;
    const rest = text.replace(GRADE, '').replace(HONOURS, '').trim();
    if (rest === text) break;
    text = rest;
  }
  return { ...fragment, text, score };
}

import { findDateSpan } from '../dates/date-span.ts';
import type { ResumeLine } from '../resume-text.ts';

const UNITS =
  'years?|yrs?|months?|mos?|ans?|mois|jahre?n?|monate?n?|años?|anos?|meses|mes|anni|anno|mesi|mese|jaar|jaren|maand|maanden|lata?|lat|miesiące?|miesięcy';
const DURATION = new RegExp(
  `[(·•|,]? ?(?:\\d{1,2}|an?) (?:${UNITS})(?:,? (?:and |et |und |y |e |i )?\\d{1,2} (?:${UNITS}))?\\)?$`,
  'iu',
);

/** Whether a text is the length of a stay: "3 years 1 month". */
export function isDuration(text: string): boolean {
  return text.search(DURATION) === 0;
}

/** Removes the length of a stay, which pages print beside its dates: "Sep 2013 – Jan 2018 4 years 4 months". */
export function withoutDurations(lines: readonly ResumeLine[]): ResumeLine[] {
  return lines.flatMap((line) => {
    const parts = line.text.split('\t').map((part) => {
      const at = part.search(DURATION);
      if (at < 0 || (at > 0 && findDateSpan(part.slice(0, at)) === null)) return part;
      return part.slice(0, at).trim();
    });
    const text = parts.filter((part) => part !== '').join('\t');
    return text === '' ? [] : [{ ...line, text }];
  });
}

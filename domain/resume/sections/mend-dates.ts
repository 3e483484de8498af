import { findDateSpan } from '../dates/date-span.ts';
import type { ResumeLine } from '../resume-text.ts';

const MAX_DATE_CHARACTERS = 40;
const OPEN_END = /[–—-]$/;

/** Joins a period that a narrow column broke: "Nov 2018 – Feb" above "2022". */
export function mendDates(lines: readonly ResumeLine[]): ResumeLine[] {
  const mended: ResumeLine[] = [];
  for (const line of lines) {
    const above = mended.at(-1);
    const joined = above === undefined || line.bullet ? null : join(above.text, line.text);
    if (above === undefined || joined === null) mended.push(line);
    else {
      mended[mended.length - 1] = { ...above, text: joined.above };
      if (joined.rest !== '') mended.push({ ...line, text: joined.rest });
    }
  }
  return mended;
}

function join(above: string, below: string): { above: string; rest: string } | null {
  const [to = '', ...rest] = below.split('\t');
  if (to.length > MAX_DATE_CHARACTERS || spans(to)) return null;
  const [from = '', ...beside] = above.split('\t');
  const whole = `${from} ${to}`;
  if (!spans(from) && spans(whole))
    return { above: [whole, ...beside].join('\t'), rest: rest.join('\t') };
  const longer = `${above} ${to}`;
  return OPEN_END.test(above) && spans(longer, 'its end')
    ? { above: longer, rest: rest.join('\t') }
    : null;
}

/** Whether a text is, or ends with, a period with both ends. */
function spans(text: string, where: 'whole' | 'its end' = 'whole'): boolean {
  const span = findDateSpan(text);
  if (span === null || span.start === null || span.to !== text.length) return false;
  return span.from === 0 || where === 'its end';
}

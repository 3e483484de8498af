import { findDateSpan } from '../dates/date-span.ts';
import { resumeLine, type ResumeLine } from '../resume-text.ts';

const MAX_DATE_CHARACTERS = 40;
const BAR = /^[|¦│↓⋮:–-]$/u;
/** "Jun 2018 (expected)" */
const EXPECTED = / ?\((?:expected|anticipated|voraussichtlich|prévue?|previst[oa])\)$/i;
const OPEN_END = /[–—-]$/;

/** Joins a period that a narrow column broke: "Nov 2018 – Feb" above "2022". */
export function mendDates(broken: readonly ResumeLine[]): ResumeLine[] {
  const mended: ResumeLine[] = [];
  for (const line of withoutStacks(broken)) {
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

/** Years below each other with a bar between, in a margin: "2024" above "|" above "2023". */
function withoutStacks(lines: readonly ResumeLine[]): ResumeLine[] {
  const read: ResumeLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, bar, below] = lines.slice(at, at + 3);
    const stack = line && bar && below ? unstack(line, bar, below) : null;
    if (stack !== null) at += 2;
    read.push(...(stack ?? (line ? [line] : [])));
  }
  return read;
}

function unstack(top: ResumeLine, bar: ResumeLine, below: ResumeLine): ResumeLine[] | null {
  if (!BAR.test(bar.text)) return null;
  const [to = '', ...named] = top.text.split('\t');
  const [from = '', ...text] = below.text.split('\t');
  const period = `${from} – ${to}`;
  if (!spans(period)) return null;
  const rest = text.length === 0 ? [] : [resumeLine(text.join('\t'))];
  return [{ ...top, text: [period, ...named].join('\t') }, ...rest];
}

function join(above: string, below: string): { above: string; rest: string } | null {
  const [end = '', ...rest] = below.split('\t');
  const to = end.replace(EXPECTED, '');
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

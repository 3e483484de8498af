import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import {
  addCounts,
  compareValue,
  holdsText,
  sameText,
  shareOf,
  wordsOf,
  type Count,
} from './compare.ts';
import { isShownIn, shownDates, type IsShown, type ShownDates } from './shown.ts';

type Work = NonNullable<JsonResume['work']>[number];
type Education = NonNullable<JsonResume['education']>[number];
type Stay = Pick<Work, 'startDate' | 'endDate'>;

/** Compares jobs, paired with what is most alike. */
export function judgeWork(
  truth: readonly Work[],
  found: readonly Work[],
  texts: readonly string[],
) {
  const isShown = isShownIn(texts);
  const dates = shownDates(truth, texts);
  const mine = truth.filter(({ name, position }) => isShown(name) || isShown(position));
  const pairs = pair(
    mine,
    found,
    (a, b) =>
      Number(sameText(a.name ?? '', b.name ?? '')) +
      Number(sameText(a.position ?? '', b.position ?? '')) +
      Number(sameStay(a, b, dates)) +
      0.5 * Number(textsOf(a).some((text) => holdsText(textsOf(b).join(' '), text))),
  );
  const counts = pairs.map(([a = {}, b = {}]) => ({
    employers: compareValue(isShown(a.name) ? a.name : undefined, b.name),
    titles: compareValue(isShown(a.position) ? a.position : undefined, b.position),
    jobDates: compareStay(a, b, dates),
    jobTexts: compareTexts(textsOf(a).filter(isShown), textsOf(b)),
  }));
  const sum = (field: 'employers' | 'titles' | 'jobDates' | 'jobTexts') =>
    addCounts(counts.map((one) => one[field]));
  return {
    employers: sum('employers'),
    titles: sum('titles'),
    jobDates: sum('jobDates'),
    jobTexts: sum('jobTexts'),
  };
}

/** Compares schools, paired with what is most alike. */
export function judgeEducation(
  truth: readonly Education[],
  found: readonly Education[],
  texts: readonly string[],
) {
  const isShown = isShownIn(texts);
  const dates = shownDates(truth, texts);
  const degree = ({ studyType = '', area = '' }: Education) => `${studyType} ${area}`.trim();
  const mine = truth.filter(
    ({ institution, studyType }) => isShown(institution) || isShown(studyType),
  );
  const pairs = pair(
    mine,
    found,
    (a, b) =>
      Number(sameText(a.institution ?? '', b.institution ?? '')) +
      Number(sameText(degree(a), degree(b))) +
      Number(sameStay(a, b, dates)),
  );
  const counts = pairs.map(([a, b]) => ({
    schools: compareValue(isShown(a?.institution) ? a?.institution : undefined, b?.institution),
    degrees: compareValue(
      shownDegree(a, isShown),
      b === undefined ? undefined : degree(b),
      sameDegree,
    ),
    schoolDates: compareStay(a, b, dates),
  }));
  const sum = (field: 'schools' | 'degrees' | 'schoolDates') =>
    addCounts(counts.map((one) => one[field]));
  return { schools: sum('schools'), degrees: sum('degrees'), schoolDates: sum('schoolDates') };
}

/** Degree and subject, in either order: "Computer Science, BSc". Joining words are free. */
function sameDegree(a: string, b: string): boolean {
  const sorted = (text: string) =>
    wordsOf(text)
      .filter((word) => !['in', 'of', 'en', 'em'].includes(word))
      .sort()
      .join(' ');
  return sorted(a) === sorted(b) || sameText(a, b);
}

function shownDegree(entry: Education | undefined, isShown: IsShown): string | undefined {
  const parts = [entry?.studyType, entry?.area].filter((part) => isShown(part));
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** Pairs what is most alike first; what finds no partner stays alone. */
function pair<T>(
  truth: readonly T[],
  found: readonly T[],
  alike: (a: T, b: T) => number,
): [T | undefined, T | undefined][] {
  const rows = truth.flatMap((a, i) => found.map((b, j) => ({ i, j, score: alike(a, b) })));
  rows.sort((a, b) => b.score - a.score);
  const [mine, theirs] = [new Map<number, number>(), new Set<number>()];
  for (const { i, j, score } of rows) {
    if (score === 0 || mine.has(i) || theirs.has(j)) continue;
    mine.set(i, j);
    theirs.add(j);
  }
  return [
    ...truth.map((a, i): [T, T | undefined] => [a, found[mine.get(i) ?? -1]]),
    ...found.flatMap((b, j): [undefined, T][] => (theirs.has(j) ? [] : [[undefined, b]])),
  ];
}

const shownDate = (date: string | undefined, months: boolean) => date?.slice(0, months ? 7 : 4);

function sameStay(a: Stay, b: Stay, { months }: ShownDates): boolean {
  const start = shownDate(a.startDate, months);
  return start !== undefined && start === shownDate(b.startDate, months);
}

function compareStay(
  a: Stay | undefined,
  b: Stay | undefined,
  { starts, ends, months }: ShownDates,
): Count {
  const start = compareValue(
    starts ? shownDate(a?.startDate, months) : undefined,
    starts ? shownDate(b?.startDate, months) : undefined,
  );
  const end = compareValue(
    ends ? shownDate(a?.endDate, months) : undefined,
    ends ? shownDate(b?.endDate, months) : undefined,
  );
  return addCounts([start, end]);
}

const textsOf = ({ summary, highlights = [] }: Work) =>
  [summary, ...highlights].filter((text) => text !== undefined && text !== '') as string[];

/** Each text has to be among the job's texts, merged with others or not; a text that is mostly not the job's is too much. */
function compareTexts(truth: readonly string[], found: readonly string[]): Count {
  const whole = found.join(' ');
  const right = truth.filter((text) => holdsText(whole, text)).length;
  const own = wordsOf(truth.join(' '));
  const extra = found.filter((text) => shareOf(wordsOf(text), own) < 0.5).length;
  return { right, extra, missing: truth.length - right };
}

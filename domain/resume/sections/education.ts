import { foldText } from '../../common/fold-text.ts';
import type { EducationItem } from '../json-resume.ts';
import type { ResumeLine } from '../resume-text.ts';
import { degreeTails, degreeWords } from '../vocabulary/organisation-words.ts';
import { toEntries, type Entry } from './entries.ts';
import { datesOf } from './entry-dates.ts';
import { namesDegree, namesSchool, splitComma, type Fragment } from './fragments.ts';

const ASIDE =
  /^(?:gpa|grade|note|abschlussnote|gesamtnote|mention|nota|nota media|media|voto|thesis|dissertation|these|memoire|tesi|tesis|bachelorarbeit|masterarbeit|schwerpunkt|minor|cijfer|ocena|praca)\b/;
const COURSES =
  /^(?:(?:relevant |selected |key )?(?:coursework|courses|modules)|kurse|cours|cursos|materias|corsi)\s?[:\t]/i;
const AWARD =
  /^(?:deans list|dean s list|honou?rs?\b|honou?r roll|scholarship|award|prize|cum laude|magna cum laude|summa cum laude|valedictorian)|\b(?:scholarship|award|prize)$/;
const IN = / (?:in|en|em|w zakresie|im fach|im studiengang|nel|di|na kierunku|:|,|–|-) /i;

/** A grade beside the school: "3.7", "1,3", "3.7/4.0". */
const SCORE = /^\d{1,2}[.,]\d{1,2}(?: ?\/ ?\d{1,2}(?:[.,]\d)?)?$/;

/** Schools and degrees. */
export function readEducation(lines: readonly ResumeLine[]): EducationItem[] {
  return toEntries(lines)
    .map(toItem)
    .filter((item) => !AWARD.test(foldText(item.institution ?? '')))
    .filter((item) => item.institution !== undefined || item.studyType !== undefined);
}

function toItem({ fragments, span, body }: Entry): EducationItem {
  const courses = coursesIn([...fragments, ...body].map(({ text }) => text));
  const score = fragments.find(({ text }) => SCORE.test(text))?.text;
  const named = fragments
    .filter(
      ({ text }) =>
        text !== '' && !SCORE.test(text) && !ASIDE.test(foldText(text)) && !COURSES.test(text),
    )
    .flatMap(splitSchool);
  const school =
    named.find(({ text }) => namesSchool(text)) ?? named.find(({ text }) => !namesDegree(text));
  const degree =
    named.find((one) => one !== school && namesDegree(one.text)) ??
    named.find((one) => one !== school);
  return {
    ...(school !== undefined && { institution: school.text }),
    ...(degree !== undefined &&
      toDegree(
        degree,
        named.filter((one) => one !== school && one !== degree),
      )),
    ...datesOf(span, 'end'),
    ...(score !== undefined && { score }),
    ...(courses.length > 0 && { courses }),
  };
}

/** "Computer Science, BSc, University of Leeds": degree, subject and school are told apart at the commas. */
function splitSchool(one: Fragment): Fragment[] {
  const pieces = one.text.split(/ ?, /);
  const at = pieces.findIndex(namesSchool);
  const degree = pieces.findIndex((piece) => namesDegree(piece) && !namesSchool(piece));
  if (pieces.length < 3 || at < 0 || degree < 0) return splitComma(one, namesSchool);
  const end = degree > at ? degree : pieces.length;
  const school = { text: pieces.slice(at, end).join(', '), location: one.location };
  const others = [...pieces.slice(0, at), ...pieces.slice(end)];
  return [school, ...others.map((text) => ({ text, location: null }))];
}

function coursesIn(texts: readonly string[]): string[] {
  return texts
    .filter((text) => COURSES.test(text))
    .flatMap((text) => text.replace(COURSES, '').split(/[,;]/))
    .map((course) => course.trim())
    .filter((course) => course !== '');
}

/** Splits "Master of Science in Physics" into degree and area. */
function toDegree(
  { text }: Fragment,
  others: readonly Fragment[],
): { studyType?: string; area?: string } {
  const [other] = others;
  const words = text.split(' ');
  const last = lastDegreeWord(words);
  if (last < 0) return { area: text };
  const connector = IN.exec(text.slice(words.slice(0, last + 1).join(' ').length));
  const head = words.slice(0, last + 1).join(' ');
  const area = text
    .slice(head.length)
    .replace(connector?.index === 0 ? IN : '', '')
    .replace(/^[\s,:–-]+/, '');
  const kind = head.replace(/[,:–-]+$/, '').trim();
  if (area === '' && other !== undefined && !namesDegree(other.text))
    return { studyType: kind, area: other.text };
  return { studyType: kind, ...(area !== '' && { area }) };
}

/** The end of a degree's name: "Master of Science" before "Physics". */
function lastDegreeWord(words: readonly string[]): number {
  const folded = words.map((word) => foldText(word.replace(/\./g, '')));
  let last = folded.findIndex((word) => degreeWords.has(word) || namesDegree(word));
  if (last < 0) return last;
  while (goesOn(folded, last + 1) && !/[,:]$/.test(words[last] ?? '')) last += 1;
  return last;
}

function goesOn(folded: readonly string[], at: number): boolean {
  const [word = '', next = ''] = folded.slice(at, at + 2);
  if (word === 'en' || word === 'de') return degreeTails.has(next);
  return degreeTails.has(word) || degreeWords.has(word);
}

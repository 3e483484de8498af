import { foldText } from '../../common/text/fold-text.ts';
import type { EducationItem } from '../json-resume.ts';
import type { ResumeLine } from '../resume-text.ts';
import { degreeTails, degreeWords } from '../vocabulary/organisation-words.ts';
import { isHeaderLike, toEntries, type Entry } from './entries.ts';
import { datesOf } from './entry-dates.ts';
import { withoutFieldLabels } from './field-labels.ts';
import {
  isPlace,
  namesDegree,
  namesSchool,
  splitComma,
  toFragments,
  type Fragment,
} from './fragments.ts';
import { isProse } from './prose.ts';

const ASIDE =
  /^(?:gpa|grade|note|abschlussnote|gesamtnote|mention|nota|nota media|media|voto|thesis|dissertation|these|memoire|tesi|tesis|bachelorarbeit|masterarbeit|schwerpunkt|minor|cijfer|ocena|praca)\b/;
const COURSES =
  /^(?:(?:relevant |selected |key )?(?:coursework|courses|modules)|kurse|cours|cursos|materias|corsi)\s?[:\t]/i;
const AWARD =
  /^(?:deans list|dean s list|honou?rs?\b|honou?r roll|scholarship|award|prize|cum laude|magna cum laude|summa cum laude|valedictorian)|\b(?:scholarship|award|prize)$/;
const IN = / (?:in|en|em|w zakresie|im fach|im studiengang|nel|di|na kierunku|:|,|–|-) /i;

/** "Physics, Bachelor of Science" and "Physics (BSc)". */
const SUBJECT_FIRST = /^([^,()]+)(?:, | \()([^,()]+)\)?$/;

/** A few words without figures or marks. */
const SUBJECT = /^[\p{Lu}\p{Lo}][\p{L}\p{M}&’' -]{2,50}$/u;
const MAX_LINES_BELOW = 3;
const FROM = / (?:from|von der|an der|de l’|de la|dell’) /;

/** A grade beside the school: "3.7", "1,3", "3.7/4.0". */
const SCORE = /^\d{1,2}[.,]\d{1,2}(?: ?\/ ?\d{1,2}(?:[.,]\d)?)?$/;

/** Schools and degrees. */
export function readEducation(lines: readonly ResumeLine[]): EducationItem[] {
  return toEntries(lines.map(withoutFieldLabels))
    .map(withLinesBelow)
    .map(toItem)
    .filter((item) => !AWARD.test(foldText(item.institution ?? '')))
    .filter((item) => item.institution !== undefined || item.studyType !== undefined);
}

/** Short lines below the header, also with space between, that name what it misses: school, degree, subject. */
function withLinesBelow(entry: Entry): Entry {
  const fragments = [...entry.fragments];
  let read = 0;
  for (const line of entry.body.slice(0, MAX_LINES_BELOW)) {
    if (line.bullet || !isHeaderLike(line.text) || isProse(line.text)) break;
    if (!completes(line.text, fragments)) break;
    fragments.push(...toFragments(line.text));
    read += 1;
  }
  return { ...entry, fragments, body: entry.body.slice(read) };
}

function completes(text: string, header: readonly Fragment[]): boolean {
  if (ASIDE.test(foldText(text)) || COURSES.test(text)) return false;
  const degree = header.find((one) => namesDegree(one.text));
  if (namesSchool(text)) return !header.some((one) => namesSchool(one.text));
  if (namesDegree(text)) return degree === undefined;
  const named = header.filter((one) => one.text !== '');
  const isAlone = degree !== undefined && toDegree(degree, []).area === undefined;
  return isAlone && named.length === 2 && SUBJECT.test(text) && !AWARD.test(foldText(text));
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
  const institution = school?.text ?? namesakeOf(degree, fragments);
  return {
    ...(institution !== undefined && { institution }),
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

/** A place in the position of the school, on a line of its own, is the school's name: "Oak Hill". */
function namesakeOf(
  degree: Fragment | undefined,
  fragments: readonly Fragment[],
): string | undefined {
  const alone = fragments.find(({ text, location }) => text === '' && location !== null);
  const name = alone?.location ?? '';
  return degree === undefined || name === '' || name.includes(',') ? undefined : name;
}

/** "Computer Science, BSc, University of Leeds": degree, subject and school are separated at the commas. */
function splitSchool(one: Fragment): Fragment[] {
  const from = splitFrom(one);
  if (from !== null) return from;
  const pieces = piecesOf(one.text);
  const at = pieces.findIndex(namesSchool);
  const degree = pieces.findIndex((piece) => namesDegree(piece) && !namesSchool(piece));
  if (pieces.length < 3 || at < 0 || degree < 0) return splitComma(one, namesSchool);
  const end = schoolEnd(pieces, at, degree);
  const school = { text: pieces.slice(at, end).join(', '), location: one.location };
  const others = [...pieces.slice(0, at), ...pieces.slice(end)];
  return [school, ...others.map((text) => ({ text, location: null }))];
}

/** At commas; in Korean at spaces, where school and degree stand on one line. */
function piecesOf(text: string): string[] {
  const words = text.split(' ');
  const isKorean = /^[\p{sc=Hangul} ]+$/u.test(text);
  return isKorean && words.some(namesSchool) && words.some(namesDegree)
    ? words
    : text.split(/ ?, /);
}

/** "Brennach University, Leeds, Physics, BSc": a place belongs to the school, a subject to the degree behind it. */
function schoolEnd(pieces: readonly string[], at: number, degree: number): number {
  if (degree < at) return pieces.length;
  return pieces.findIndex((piece, index) => index > at && (index === degree || !isPlace(piece)));
}

/** "BSc in Physics from Brennach University". */
function splitFrom({ text, location }: Fragment): Fragment[] | null {
  const match = FROM.exec(text);
  if (match === null) return null;
  const [left, right] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  if (!namesSchool(right) || namesSchool(left) || !namesDegree(left)) return null;
  return [
    { text: right, location },
    { text: left, location: null },
  ];
}

function coursesIn(texts: readonly string[]): string[] {
  return texts
    .filter((text) => COURSES.test(text))
    .flatMap((text) => text.replace(COURSES, '').split(/[,;]/))
    .map((course) => course.trim())
    .filter((course) => course !== '');
}

function subjectFirst(text: string): { studyType: string; area: string } | null {
  const [, area = '', kind = ''] = SUBJECT_FIRST.exec(text) ?? [];
  return namesDegree(kind) && !namesDegree(area) ? { studyType: kind, area } : null;
}

/** Splits "Master of Science in Physics" into degree and area. */
function toDegree(
  { text }: Fragment,
  others: readonly Fragment[],
): { studyType?: string; area?: string } {
  const [other] = others;
  const turned = subjectFirst(text);
  if (turned !== null) return turned;
  const words = text.split(' ');
  const last = lastDegreeWord(words);
  if (last < 0) return { area: text };
  const connector = IN.exec(text.slice(words.slice(0, last + 1).join(' ').length));
  const head = words.slice(0, last + 1).join(' ');
  const area = text
    .slice(head.length)
    .replace(connector?.index === 0 ? IN : '', '')
    .replace(/^[\s,:–-]+/, '')
    .replace(/^\(([^()]+)\)$/, '$1')
    .replace(/^de (?=\p{Lu})/u, '')
    .replace(SCORE, '');
  const kind = head.replace(/[,:–-]+$| of$/, '').trim();
  if (area === '' && other !== undefined && !namesDegree(other.text))
    return { studyType: kind, area: other.text };
  return { studyType: kind, ...(area !== '' && { area }) };
}

/** The end of a degree's name: "Master of Science" before "Physics". */
function lastDegreeWord(words: readonly string[]): number {
  const folded = words.map((word) =>
    foldText(word.replace(/\./g, '')).replace(/^d ?(?=ingenieur)/, ''),
  );
  let last = folded.findIndex((word, at) => degreeWords.has(word) || namesDegree(words[at] ?? ''));
  if (last < 0) return last;
  while (goesOn(folded, last + 1) && !/[,:]$/.test(words[last] ?? '')) last += 1;
  return last;
}

function goesOn(folded: readonly string[], at: number): boolean {
  const [word = '', next = ''] = folded.slice(at, at + 2);
  if (word === 'en' || word === 'de') return degreeTails.has(next);
  return degreeTails.has(word) || degreeWords.has(word);
}

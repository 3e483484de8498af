import { foldText } from '../../common/text/fold-text.ts';
import type { EducationItem } from '../json-resume.ts';
import type { ResumeLine } from '../resume-text.ts';
import { hasSubject, toDegree } from './degree.ts';
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
import { withoutGrade } from './grades.ts';
import { isProse } from './prose.ts';

const ASIDE =
  /^(?:gpa|grade|note|abschlussnote|gesamtnote|mention|nota|nota media|media|voto|thesis|dissertation|these|memoire|tesi|tesis|bachelorarbeit|masterarbeit|schwerpunkt|minor|cijfer|ocena|praca)\b/;
const COURSES =
  /^(?:(?:relevant |selected |key )?(?:coursework|courses|modules)|kurse|cours|cursos|materias|corsi)\s?[:\t]/i;
const AWARD =
  /^(?:deans list|dean s list|honou?rs?\b|honou?r roll|scholarship|award|prize|cum laude|magna cum laude|summa cum laude|valedictorian)|\b(?:scholarship|award|prize)$/;
const PROGRAMME =
  /\b(?:program|programme|course|bootcamp|certificate|nanodegree|kurs|lehrgang|cours|curso|corso|cursus)\b/i;
/** A few words without figures or marks. */
const SUBJECT = /^[\p{Lu}\p{Lo}][\p{L}\p{M}&’' -]{2,50}$/u;
/** "Brennach University (BU), Oxmouth". */
const SHORT_FORM = / \(\p{Lu}{2,6}\)(?:, \p{Lu}[^,]*)?$/u;
const MAX_LINES_BELOW = 3;
const FROM = / (?:from|von der|an der|de l’|de la|dell’) /;

/** Schools and degrees. */
export function readEducation(lines: readonly ResumeLine[]): EducationItem[] {
  return toEntries(lines.map(withoutFieldLabels))
    .flatMap(withUndated)
    .map(withLinesBelow)
    .flatMap(toItems)
    .filter((item) => !AWARD.test(foldText(item.institution ?? '')))
    .filter((item) => item.institution !== undefined || item.studyType !== undefined);
}

/** A degree with its school after a space, without dates, is an entry of its own. */
function withUndated(entry: Entry): Entry[] {
  const at = entry.body.findIndex(
    ({ gap, bullet, text }, index) =>
      gap && !bullet && opensEntry(text, entry.body[index + 1]) && isComplete(entry, index),
  );
  if (at < 0) return [entry];
  const header = entry.body.slice(at, at + 2);
  const undated = {
    header: header.map(({ text }) => text),
    fragments: header.flatMap(({ text }) => toFragments(text)),
    span: null,
    body: entry.body.slice(at + 2),
  };
  return [{ ...entry, body: entry.body.slice(0, at) }, ...withUndated(undated)];
}

function opensEntry(text: string, next: ResumeLine | undefined): boolean {
  if (next === undefined || next.gap || next.bullet) return false;
  const isPair = namesDegree(text) && namesSchool(next.text) && !namesDegree(next.text);
  return isPair || (namesSchool(text) && !namesDegree(text) && namesDegree(next.text));
}

/** Whether an entry has a name of its own above a line of its body. */
function isComplete({ fragments, body }: Entry, index: number): boolean {
  const named = [
    ...fragments.map(({ text }) => text),
    ...body.slice(0, index).map(({ text }) => text),
  ];
  return named.filter((text) => text !== '').length > 1 || named.some(namesSchool);
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
  if (namesSchool(text)) return !header.some((one) => namesSchool(one.text));
  const degree = header.find((one) => namesDegree(one.text));
  if (namesDegree(text)) return degree === undefined || [degree.text, text].every(hasSubject);
  return namesSubject(text, header, degree);
}

/** Whether a line is the subject of a degree above it that has none. */
function namesSubject(
  text: string,
  header: readonly Fragment[],
  degree: Fragment | undefined,
): boolean {
  const named = header.filter((one) => one.text !== '');
  const isAlone = degree !== undefined && toDegree(degree.text).area === undefined;
  return isAlone && named.length === 2 && SUBJECT.test(text) && !AWARD.test(foldText(text));
}

/** One item for each degree of the entry. */
function toItems({ fragments: all, span, body }: Entry): EducationItem[] {
  const fragments = all.map(withoutGrade);
  const courses = coursesIn([...fragments, ...body].map(({ text }) => text));
  const score = firstOf([
    ...fragments.map((one) => one.score),
    ...body
      .slice(0, MAX_LINES_BELOW)
      .map(({ text }) => withoutGrade({ text, location: null }).score),
  ]);
  const named = fragments
    .filter(({ text }) => text !== '' && !ASIDE.test(foldText(text)) && !COURSES.test(text))
    .flatMap(splitSchool);
  const school = schoolOf(named, fragments);
  const degree =
    named.find((one) => one !== school && namesDegree(one.text)) ??
    named.find((one) => one !== school);
  const institution =
    school?.text.replace(SHORT_FORM, '') ??
    (degree === undefined ? undefined : namesakeOf(fragments));
  const others = named.filter((one) => one !== school && one !== degree);
  const further = furtherDegrees(degree, others);
  const first = degree === undefined ? {} : toDegree(degree.text, others[0]?.text);
  return [first, ...further].map((stated) => ({
    ...(institution !== undefined && { institution }),
    ...stated,
    ...datesOf(span, 'end'),
    ...(score !== null && { score }),
    ...(courses.length > 0 && { courses }),
  }));
}

/** A "High School Diploma" is a school only where nothing else is one. */
function schoolOf(
  named: readonly Fragment[],
  fragments: readonly Fragment[],
): Fragment | undefined {
  const free = named.filter(({ text }) => !namesDegree(text));
  const [school = free.length > 1 ? free.find(({ text }) => !PROGRAMME.test(text)) : free[0]] =
    free.filter(({ text }) => namesSchool(text));
  if (school !== undefined || namesakeOf(fragments) !== undefined) return school;
  return named.find(({ text }) => namesSchool(text));
}

/** Degrees with a subject each, of one school: "B.S. Physics" above "B.A. Japanese". */
function furtherDegrees(degree: Fragment | undefined, others: readonly Fragment[]) {
  if (degree === undefined || toDegree(degree.text).area === undefined) return [];
  return others
    .filter(({ text }) => namesDegree(text) && hasSubject(text))
    .map(({ text }) => toDegree(text));
}

function firstOf(values: readonly (string | null)[]): string | null {
  return values.find((value) => value !== null) ?? null;
}

/** A place in the position of the school, on a line of its own, is the school's name: "Oak Hill". */
function namesakeOf(fragments: readonly Fragment[]): string | undefined {
  const alone = fragments.find(({ text, location }) => text === '' && location !== null);
  const name = alone?.location ?? '';
  return name === '' || name.includes(',') ? undefined : name;
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
  if (degree < at) return hasSubject(pieces[degree] ?? '') ? pieces.length : placeEnd(pieces, at);
  return pieces.findIndex((piece, index) => index > at && (index === degree || !isPlace(piece)));
}

/** "BSc, Brennach University, Physics": what is no place is the subject of the degree. */
function placeEnd(pieces: readonly string[], at: number): number {
  const end = pieces.findIndex(
    (piece, index) => index > at && !isPlace(piece) && !namesSchool(piece),
  );
  return end < 0 ? pieces.length : end;
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

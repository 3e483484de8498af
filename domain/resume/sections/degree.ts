import { foldText } from '../../common/text/fold-text.ts';
import { degreeTails, degreeWords, subjectTails } from '../vocabulary/organisation-words.ts';
import { namesDegree } from './fragments.ts';
import { SCORE } from './grades.ts';

/** "Bachelor of Technology in Electronics": the degree goes on to the word before the subject. */
const DEGREE_OF = /^((?:bachelor|master|doctor|associate)(?:’?s)? of [^,:]{2,60}?) in (?=\S)/i;
const IN = / (?:in|en|em|w zakresie|im fach|im studiengang|nel|di|na kierunku|:|,|–|-) /i;

/** "Physics, Bachelor of Science" and "Physics (BSc)". */
const SUBJECT_FIRST = /^([^,()]+)(?:, | \()([^,()]+)\)?$/;

/** Whether a text names a degree and its subject. */
export function hasSubject(text: string): boolean {
  const { studyType, area } = toDegree(text);
  return studyType !== undefined && area !== undefined;
}

function subjectFirst(text: string): { studyType: string; area: string } | null {
  const [, area = '', kind = ''] = SUBJECT_FIRST.exec(text) ?? [];
  return namesDegree(kind) && !namesDegree(area) ? { studyType: kind, area } : null;
}

/** "Bachelor of Technology in Electronics". */
function degreeOfSubject(text: string): { studyType: string; area: string } | null {
  const [whole = '', studyType = ''] = DEGREE_OF.exec(text) ?? [];
  return whole === '' ? null : { studyType, area: text.slice(whole.length) };
}

/**
 * Splits "Master of Science in Physics" into degree and area. `beside` is the part next to it, which is the area of a
 * degree that names none.
 */
export function toDegree(text: string, beside?: string): { studyType?: string; area?: string } {
  const split = subjectFirst(text) ?? degreeOfSubject(text);
  if (split !== null) return split;
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
    .replace(/^(?:candidate|student)(?: in|,)? /i, '')
    .trim()
    .replace(SCORE, '');
  const kind = head.replace(/[,:–-]+$| of$/, '').trim();
  if (area === '' && beside !== undefined && !namesDegree(beside))
    return { studyType: kind, area: beside };
  return { studyType: kind, ...(area !== '' && { area }) };
}

/** The end of a degree's name: "Master of Science" before "Physics". */
function lastDegreeWord(words: readonly string[]): number {
  const folded = words.map((word) =>
    foldText(word.replace(/\./g, '')).replace(/^d ?(?=ingenieur)/, ''),
  );
  let last = folded.findIndex((word, at) => degreeWords.has(word) || namesDegree(words[at] ?? ''));
  if (last < 0) return last;
  // "B.S. Business Administration": behind an abbreviation they are the subject.
  if (isAbbreviation(words[last] ?? '') && subjectTails.has(folded[last + 1] ?? '')) return last;
  while (goesOn(folded, last + 1) && !/[,:]$/.test(words[last] ?? '')) last += 1;
  return last;
}

function isAbbreviation(word: string): boolean {
  return (
    /^[A-Z][A-Za-z]{0,3}\.?(?:[A-Z][a-z]{0,3}\.?){0,3}$/.test(word) && /[A-Z.].*[A-Z.]/.test(word)
  );
}

function goesOn(folded: readonly string[], at: number): boolean {
  const [word = '', next = ''] = folded.slice(at, at + 2);
  if (word === 'en' || word === 'de') return degreeTails.has(next);
  return degreeTails.has(word) || degreeWords.has(word);
}

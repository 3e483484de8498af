import { namesDegree, namesEmployer, namesSchool, namesTitle } from './fragments.ts';

/** Words in small letters that names of employers, schools and titles hold. */
const PARTICLES = new Set(
  'of the and for at in on to und für der die das des dem von vom zu zur zum im bei et de du des la le les l d à aux y e o del el los las do da dos das di della dei delle van voor het een en i w z na oraz'.split(
    ' ',
  ),
);
const MIN_WORDS = 3;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー、，,]+$/u;
const ARABIC_WORDS = 5;

/** Whether a short line tells something, instead of naming a title, an employer or a school. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (UNSPACED.test(text)) return !isNamed(text);
  if (/^\p{sc=Arabic}/u.test(text)) return words.length >= ARABIC_WORDS && !isNamed(text);
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !PARTICLES.has(word));
  if (words.length < MIN_WORDS) return false;
  return small.length > (isNamed(text) ? 2 : 0);
}

function isNamed(text: string): boolean {
  return namesTitle(text) || namesEmployer(text) || namesSchool(text) || namesDegree(text);
}

import { foldText } from '../../common/text/fold-text.ts';
import { resolvePlace, resolvePlaceQuery } from '../../places/places.ts';
import {
  degreeWords,
  employerWords,
  schoolWords,
  unspacedDegree,
  unspacedEmployer,
  unspacedSchool,
} from '../vocabulary/organisation-words.ts';
import { titleEndings, titleWords, unspacedTitle } from '../vocabulary/title-words.ts';

/** A part of an entry's header: a title, an employer, a school, a degree. */
export interface Fragment {
  text: string;
  /** A place that followed after a comma or in brackets. */
  location: string | null;
}

const SEPARATOR = /\t| [|–—·•»] | - |; /;
/** Scripts whose words are not separated, so that spaces separate parts. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\s]+$/u;
const AT = / (?:at|@|bei|chez|w firmie|bij|presso) /;
const BRACKETS = /\(([^()]{2,60})\)/g;
const REMOTE =
  /^(?:remote|hybrid|home ?office|teletrabajo|télétravail|teletravail|da remoto|zdalnie|thuiswerk|remoto)$/i;
const MAX_PLACE_PIECES = 3;

/** Whether the text is a job title. */
export function namesTitle(text: string): boolean {
  const words = wordsOf(text);
  return (
    unspacedTitle.test(text) ||
    words.some((word) => titleWords.has(word) || titleEndings.some((end) => endsTitle(word, end)))
  );
}

function endsTitle(word: string, end: string): boolean {
  if (word.length < 6) return word === end;
  return (
    word.endsWith(end) ||
    word.endsWith(`${end}in`) ||
    word.endsWith(`${end}er`) ||
    word.endsWith(`${end}s`)
  );
}

export function namesEmployer(text: string): boolean {
  const named = unspacedEmployer.test(text) || namesSchool(text);
  return named || wordsOf(text).some((word) => employerWords.has(word));
}

export function namesSchool(text: string): boolean {
  if (unspacedSchool.test(text)) return true;
  return wordsOf(text).some(
    (word) =>
      schoolWords.has(word) ||
      (word.length > 8 &&
        /(?:schule|gymnasium|universitat|akademie|hogeschool|school|kolleg)$/.test(word)),
  );
}

export function namesDegree(text: string): boolean {
  if (unspacedDegree.test(text) || /^B\.E\.(?: |$)/.test(text)) return true;
  return wordsOf(text).some(
    (word) =>
      degreeWords.has(word) || /(?:diplom|ausbildung|abitur|studium|reife|abschluss)$/.test(word),
  );
}

function wordsOf(text: string): string[] {
  return foldText(text.replace(/\./g, '')).split(' ');
}

/** Splits a line without its dates at separators, and removes places from the ends of its parts. */
export function toFragments(line: string): Fragment[] {
  return line
    .split(SEPARATOR)
    .flatMap(splitUnspaced)
    .flatMap(splitAtSlash)
    .flatMap((part) => {
      const [title = part, employer] = splitAtEmployer(part).map(bare);
      const named = employer === undefined ? [] : [peelPlace(employer)].map(withName);
      return [...(isBlank(title) ? [] : [peelPlace(title)]), ...named];
    });
}

const bare = (part: string) => part.replace(/^[\s,;:|•·–—-]+|[\s,;:|•·–—-]+$/gu, '');
const isBlank = (part: string) => part === '' || part === '()';

/** The text after "at" is an employer, even if it is spelled as a place is. */
function withName({ text, location }: Fragment): Fragment {
  return text === '' ? { text: location ?? '', location: null } : { text, location };
}

function splitUnspaced(part: string): string[] {
  return UNSPACED.test(part) ? part.trim().split(/\s+/) : [part];
}

/** "Engineer / Acme GmbH", but not "Scientific Employee / PhD Student". */
function splitAtSlash(part: string): string[] {
  const sides = part.split(' / ');
  return sides.some((side) => namesEmployer(side) && !namesTitle(side)) ? sides : [part];
}

function splitAtEmployer(part: string): string[] {
  const match = AT.exec(part);
  if (match === null) return [part];
  const [left, right] = [part.slice(0, match.index), part.slice(match.index + match[0].length)];
  // A line of Arabic around a Latin "at" was read from the right.
  if (namesTitle(right) && namesEmployer(left) && !namesTitle(left)) return [right, left];
  return namesTitle(left) || namesEmployer(right) ? [left, right] : [part];
}

function peelPlace(part: string): Fragment {
  let location: string | null = null;
  const text = part
    .replace(BRACKETS, (whole, inside: string) => {
      if (inside.trim() !== '' && !isLocation(inside)) return whole;
      location ??= inside.trim();
      return '';
    })
    .replace(/\( *\)/g, '')
    .trim();
  const pieces = text.split(/, */);
  const most = Math.min(MAX_PLACE_PIECES, pieces.length);
  for (let count = most; count > 0; count -= 1) {
    const place = pieces.slice(-count).join(', ');
    const rest = pieces.slice(0, -count).join(', ');
    if (!isLocation(place)) continue;
    if (rest === '' && isNamed(place)) continue;
    return { text: rest, location: place };
  }
  return { text, location };
}

const isNamed = (text: string) => namesTitle(text) || namesEmployer(text) || namesDegree(text);

/** "Remote", "Home office": a kind of work instead of a place. */
export const isWorkplace = (text: string) => REMOTE.test(text);

export function isLocation(text: string): boolean {
  if (text.length < 2 || text.length > 60 || /[@\d]/.test(text)) return false;
  if (REMOTE.test(text)) return true;
  return isPlace(text);
}

/** Whether a text is a place name and nothing else. */
export function isPlace(text: string): boolean {
  if (resolvePlaceQuery(text) !== null) return true;
  // A state's code may be a word: "Portland, OR".
  const [city = '', state = '', ...more] = text.split(', ');
  if (more.length > 0 || !/^[A-Z]{2}$/.test(state)) return false;
  const [place] = resolvePlace(text);
  return place?.regionCode === state && foldText(place.city ?? '') === foldText(city);
}

/**
 * Splits "Senior Engineer, Acme Corp" at the comma when one side looks like a title and the other like an employer.
 */
export function splitComma(
  { text, location }: Fragment,
  isFirst: (text: string) => boolean,
): Fragment[] {
  const pieces = text.split(', ');
  const cuts = pieces.slice(1).flatMap((_, index) => {
    const [left, right] = [pieces.slice(0, index + 1), pieces.slice(index + 1)];
    return isFirst(left.join(', ')) === isFirst(right.join(', ')) ? [] : [[left, right] as const];
  });
  // Of "Educator, Intensive Care, General Hospital" the last part alone is named as an employer.
  const [cut = cuts[0]] = cuts.filter((sides) =>
    sides.some(
      (side) => side.length === 1 && namesEmployer(side[0] ?? '') && !isFirst(side[0] ?? ''),
    ),
  );
  if (cut === undefined) return [{ text, location }];
  const [left, right] = cut.map((side) => side.join(', ')) as [string, string];
  return [
    { text: left, location: null },
    { text: right, location },
  ];
}

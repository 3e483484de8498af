import { foldText } from '../../common/text/fold-text.ts';
import { isDocumentTitle } from '../document-titles.ts';
import { headingOf } from '../headings.ts';
import type { ResumeLine } from '../resume-text.ts';
import { isPlace, namesEmployer, namesTitle } from './fragments.ts';

const NAME_WORD =
  /^(?:\p{Lu}[\p{L}'’.-]*|d[aeiou]s?|del|della|di|van|von|der|den|de|la|le|el|zu|ten|ter|y|e|bin|al)$/u;
const EAST_ASIAN_NAME =
  /^(?:\p{sc=Han}{2,4}|\p{sc=Han}{1,3} \p{sc=Han}{1,3}|\p{sc=Hangul}{2,5}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,5} [\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,5})$/u;
const CASELESS = /^(?![\p{sc=Han}\p{sc=Hangul}])\p{Lo}[\p{Lo}\p{M}'’-]{0,20}$/u;
const LABEL =
  /^(?:name|nombre|nom|nome|naam|imie i nazwisko|full name|vor- und nachname|nachname, vorname|nom et prenom|nom prenom|nome e cognome|nombre y apellidos|naam en voornaam|imię i nazwisko|nom et prénom|姓名|氏名|名前|이름|성명|الاسم|имя|фио)\s*[:\t]\s*/i;
const MONONYM = /^\p{Lu}[\p{L}'’-]{2,24}$/u;
const DEGREES =
  /^(?:dr|prof|ing|dipl|mag|mgr|inz|msc|bsc|mba|phd|med|herr|frau|mr|mrs|ms|pani|pan)\.?$/i;
const CREDENTIAL =
  /^(?:[A-Z][A-Z\d&-]{1,7}®?|(?:Ph|Ed|Psy|Pharm)\.?D\.?|[MB]\.? ?(?:Sc|Eng|Ed|Tech|A|S)\.?|[Jj][Rr]\.?|[Ss][Rr]\.?|M\.?D\.?|Esq\.?|LL\.?[BM]\.?|[A-Z]{1,4}[a-z]{1,2}[A-Z]{0,3})$/;
const DOCUMENT = '(?:curriculum vitae|curriculum|résumé|resume|cv|lebenslauf|currículo|życiorys)';
const DOCUMENT_BEFORE = new RegExp(
  `^${DOCUMENT}(?: (?:of|von|vom|de|du|di|van))?(?: ?[:|–—-])?[ \\t]+(?=\\S)`,
  'iu',
);
const DOCUMENT_BEHIND = new RegExp(`(?:,| ?[|–—-])?[ \\t]+${DOCUMENT}$`, 'iu');
const MAX_NAME_CHARACTERS = 50;
/** Letters that only a name or the title of the document has. */
const VERY_LARGE = 1.6;

/** A name with its confidence, from 0 to 1. */
export interface FoundName {
  name: string;
  confidence: number;
}

/**
 * The name: two to five capitalised words near the top, in large type, and similar to the e-mail address if there is
 * one. `lines` are those before the first heading, then contact lines, then lines in large type.
 */
export function findName(lines: readonly ResumeLine[], email: string | null): FoundName | null {
  const local = foldText((email ?? '').split('@')[0] ?? '').replace(/ /g, '');
  let best: FoundName | null = null;
  for (const [index, line] of lines.entries()) {
    for (const text of nameParts(line.text)) {
      const scored = scoreName(text, { line, index, local });
      if (scored !== null && scored.confidence > (best?.confidence ?? 0)) best = scored;
    }
  }
  return best;
}

function nameParts(line: string): string[] {
  const text = withoutDocumentWords(line);
  const parts = text.split(/\t| [|–—·•] |, (?=(?:[A-Z][a-z]?\.?){1,3}[A-Za-z]?\.?$)/);
  const [before = '', ...after] = text.split(', ');
  const titled = after.length > 0 && namesTitle(after.join(', ')) ? [before] : [];
  return [...(LABEL.test(text) ? [text] : []), ...titled, ...parts].map(withoutTitles);
}

/** "Curriculum Vitae of Jan Kestner" and "Jan Kestner – Resume". */
function withoutDocumentWords(text: string): string {
  return text.replace(DOCUMENT_BEFORE, '').replace(DOCUMENT_BEHIND, '');
}

/** "Marta Díaz, PhD, PMP" → "Marta Díaz". */
function withoutTitles(text: string): string {
  const [name = '', ...titles] = text.split(/, ?/);
  return titles.length > 0 && titles.every((title) => CREDENTIAL.test(title)) ? name : text;
}

/** "PhD, PMP, Engineer" → "Engineer". */
export function withoutCredentials(text: string): string {
  const parts = text.split(', ');
  const first = parts.findIndex((part) => !CREDENTIAL.test(part));
  return first < 0 ? text : parts.slice(first).join(', ');
}

interface NamePlace {
  line: ResumeLine;
  index: number;
  /** The folded mailbox of the e-mail address. */
  local: string;
}

function scoreName(text: string, where: NamePlace): FoundName | null {
  const labelled = LABEL.test(text);
  const name = text.replace(LABEL, '').trim();
  const words = name.split(' ').filter((word) => !DEGREES.test(word));
  if (isCaselessName(name, where)) return { name, confidence: labelled ? 0.9 : 0.7 };
  if (name.length > MAX_NAME_CHARACTERS || words.length > 5) return null;
  if (words.length < 2) return scoreMononym(name, labelled, where);
  if (!words.every((word) => NAME_WORD.test(word)) || headingOf(name) !== null) return null;
  if (name.endsWith('-')) return null;
  return { name: inUsualCase(words.join(' ')), confidence: confidenceOf(name, labelled, where) };
}

/** A name of one word: the first of the page, or one that the e-mail address begins with. */
function scoreMononym(
  name: string,
  labelled: boolean,
  { line, index, local }: NamePlace,
): FoundName | null {
  if (!MONONYM.test(name) || namesOther(name)) return null;
  const folded = foldText(name).replaceAll(' ', '');
  const isMailbox = local.startsWith(folded) && index < 3;
  const isLarge = line.size > VERY_LARGE && index < 3;
  if (!labelled && !isMailbox && !isLarge) return null;
  return { name: inUsualCase(name), confidence: local === folded || isLarge ? 0.6 : 0.4 };
}

const namesOther = (word: string) =>
  headingOf(word) !== null || namesTitle(word) || namesEmployer(word) || isDocumentTitle(word);

/** A name in a script without capitals: one of the first lines, with nothing else on it. */
function isCaselessName(name: string, { index }: NamePlace): boolean {
  if (index > 2 || headingOf(name) !== null || namesTitle(name)) return false;
  const words = name.split(/[ ·]/);
  if (EAST_ASIAN_NAME.test(name)) return true;
  return words.length >= 2 && words.length <= 5 && words.every((word) => CASELESS.test(word));
}

function confidenceOf(name: string, labelled: boolean, { line, index, local }: NamePlace): number {
  const likeEmail = foldText(name)
    .split(' ')
    .some((word) => word.length > 2 && local.includes(word));
  const bonus = (likeEmail ? 0.25 : 0) + (line.size > 1.25 ? 0.3 : 0) + (labelled ? 0.3 : 0);
  const early = Math.max(0, 0.3 - index * 0.03);
  const penalty = namesTitle(name) || namesEmployer(name) || isPlace(name) ? 0.5 : 0;
  return Math.min(0.99, 0.3 + bonus + early - penalty);
}

/** "JANE O'NEILL-SMITH" → "Jane O'Neill-Smith". */
function inUsualCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(?<= )i{2,3}$/, (numeral) => numeral.toUpperCase())
    .replace(
      /(^|[\s'’-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

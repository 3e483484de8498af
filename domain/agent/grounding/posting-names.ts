import { fold } from './words/fold.ts';
import { looksLikeInstruction } from './instructions.ts';

/** The parts of a posting that a letter may name, but not claim for the person. */
export interface PostingNames {
  jobTitle: string | null;
  company: string | null;
}

const LONGEST = 200;

/** A title or company that a letter may name; null for one that contains instructions. */
export function usableName(name: string | null): string | null {
  const text = (name ?? '').replace(/\s+/g, ' ').trim();
  return text === '' || text.length > LONGEST || looksLikeInstruction(text) ? null : text;
}

/** Names of the posting that are not in the source, longest first; also the title without its brackets. */
export function postingNames(
  { jobTitle, company }: PostingNames,
  source: readonly string[],
): string[] {
  const title = usableName(jobTitle);
  const names = [title, title?.split(/ [-–—|(]|[(,|]/)[0]?.trim(), usableName(company)];
  return names
    .filter((name) => typeof name === 'string' && fold(name).length > 1)
    .filter((name) => !source.includes(fold(name ?? '')))
    .map(String)
    .sort((a, b) => b.length - a.length);
}

/** Removes the posting's names: statements about the posting are not claims about the person. */
export function withoutNames(sentence: string, names: readonly string[]): string {
  return names.reduce(withoutName, sentence.replace(/\s+/g, ' '));
}

function withoutName(text: string, name: string): string {
  let left = text;
  for (let at = placeOf(name, left); at >= 0; at = placeOf(name, left))
    left = `${left.slice(0, at)}it${left.slice(at + name.length)}`;
  return left;
}

/** The index of a name as whole words, in any case; -1 without a match. */
function placeOf(name: string, text: string): number {
  const inside = text.toLowerCase();
  const part = name.toLowerCase();
  if (inside.length !== text.length || part === 'it') return -1;
  for (let at = inside.indexOf(part); at >= 0; at = inside.indexOf(part, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + part.length])) return at;
  return -1;
}

function isLetter(character: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(character ?? '');
}

const ARTICLE = / (?:the|an?|your|der|die|das|eine?[nrms]?|une?|el|la|le|il|un)$/;
/** Words before a title or employer that claim it for the person. */
const OWN = [
  /(?:^| )(?:work|worked|working|serve|served|employed|years|experience|time|career|internship|colleagues) (?:as|at|for|with|by)$/,
  /(?:^| )(?:am|was|been|im|while at|previously at|formerly at|currently at|joined|led|left)$/,
  /(?:^| )my (?:\w+ ){0,3}(?:at|for|with|as)$/,
  /(?:^| )(?:know|knew|known|use|used|using|master|mastered)$/,
  /(?:^| )(?:arbeite|arbeitete|gearbeitet|tatig|angestellt|war|bin|jahre|jahren|erfahrung|zeit) (?:ich )?(?:bei|als)$/,
  /(?:^| )(?:bin|war|suis|etais|soy|fui|sono) ?(?:ich)?$/,
  /(?:^| )(?:travaille|travaillais|experience|ans|trabaje|trabajo|anos|experiencia|lavoro|lavorato) (?:chez|comme|en|como|per|presso)$/,
];
const OWN_STORY =
  /(?:^| )(?:i|we) (?:\w+ ){0,2}(?:was|were|had|did|led|built|cut|ran|won|wrote|grew|made|held|\w{2,}ed)(?: |$)/;
const ABOUT_POSTING =
  /(?:^| )(?:apply|applying|application|applied|position|role|opening|vacancy|opportunity|join|joining|advertised|posting|interest|interested|contribute|welcome|bring)(?: |$)/;

/**
 * Whether a sentence claims the posting's title or employer: "I worked at Acme" in a letter to Acme, "as a principal
 * engineer I led" for that role.
 */
export function claimsPosting(sentence: string, names: readonly string[]): boolean {
  const folded = fold(sentence);
  return names.map(fold).some((name) => {
    const parts = ` ${folded} `.split(` ${name} `);
    if (parts.length < 2) return false;
    const isOwn = parts.slice(0, -1).some((before) => {
      const owner = before.trim().replace(ARTICLE, '');
      return OWN.some((own) => own.test(owner));
    });
    return isOwn || (OWN_STORY.test(folded) && !ABOUT_POSTING.test(folded));
  });
}

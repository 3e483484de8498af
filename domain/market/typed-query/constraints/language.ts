import type { LineWord } from '../line.ts';
import type { Reader } from '../meaning.ts';
import { languageNames, speakerRoots } from './language-names.ts';
import { phraseAt, phraseSet, type Found } from './phrases.ts';

/** Behind a language: "German speaking", "X speaker". */
const SPEAKING =
  phraseSet(`speaking; speaker; speakers; spoken; speaking only; sprachig; sprechend; sprechende;
  parlant; parlants; hablante; hablantes; falante; falantes; sprekend; sprekende; parlante; mówiący; mówiąca`);
/** Before a language, which nothing else follows there. */
const SPEAKS =
  phraseSet(`speaks; speak; speaking; fluent; fluent in; fließend; parle; parlant; parlez; couramment;
  habla; hablar; que hable; de habla; fala; que fale; falante de; spreekt; spreek; parla; che parla; mówi po;
  mówiący po; mówiąca po; z językiem; z jęz; ze znajomością`);
/** Before a language; what follows decides. */
const WRITTEN_IN = phraseSet('in; auf; en; em; in het; in lingua; po; w języku; na');
/** Behind "in French", these make it an adjective. */
const NOUNS = new Set(
  `literature; language; languages; studies; department; class; classes; teaching; teacher; teachers; tutor; translator;
  interpreter; linguistics; lecturer; professor; cuisine; restaurant; restaurants; bakery; law; market; markets; team;
  company; companies; culture; history; art; food`.split(/;\s*/),
);

/** Ends of adjectives such as "deutschsprachig" and "Franstalige". */
const SPOKEN_ENDING = /^(.{3,14}?)(?:sprachig|talig|jezyczn|sprakig|sproget)[a-z]{0,2}$/;
const PHONE_ENDING = /^(.{4,9}?)(?:phon|fon|fono|hablant|parlant|falant)[aeios]{0,2}$/;

/** "German speaking", "deutschsprachig", "jobs in English". Not "German teacher". */
export const readLanguage: Reader = (line, at) => {
  const found =
    adjectiveAt(line, at) ?? speakingAt(line, at) ?? speaksAt(line, at) ?? writtenIn(line, at);
  if (found === null) return null;
  return { size: found.size, meaning: { kind: 'language', codes: [found.value] } };
};

function adjectiveAt(line: readonly LineWord[], at: number): Found<string> | null {
  const word = line[at]?.folded ?? '';
  const [, spoken = ''] = SPOKEN_ENDING.exec(word) ?? [];
  const [, root = ''] = PHONE_ENDING.exec(word) ?? [];
  const code = codeOfStem(spoken) ?? speakerRoots[root] ?? null;
  return code === null ? null : { value: code, size: 1 };
}

/** "Niederländisch" of "niederländischsprachig", "polnisch", "angielsko" of "angielskojęzyczny". */
function codeOfStem(stem: string): string | null {
  if (stem === '') return null;
  return languageNames.get(stem) ?? languageNames.get(stem.replace(/o$/, 'i')) ?? null;
}

function speakingAt(line: readonly LineWord[], at: number): Found<string> | null {
  const joined = hyphenated(line[at]);
  if (joined !== null) return { value: joined, size: 1 };
  const language = phraseAt(line, at, languageNames);
  if (language === null) return null;
  const speaking = phraseAt(line, at + language.size, SPEAKING);
  if (speaking === null || line[at + language.size]?.afterBreak === true) return null;
  return { value: language.value, size: language.size + speaking.size };
}

/** "German-speaking". */
function hyphenated(word: LineWord | undefined): string | null {
  const [language = '', speaking = '', more] = word?.words ?? [];
  return more === undefined && SPEAKING.has(speaking)
    ? (languageNames.get(language) ?? null)
    : null;
}

function speaksAt(line: readonly LineWord[], at: number): Found<string> | null {
  return behind(line, at, SPEAKS);
}

function writtenIn(line: readonly LineWord[], at: number): Found<string> | null {
  const found = behind(line, at, WRITTEN_IN);
  if (found === null) return null;
  const next = line[at + found.size];
  return next !== undefined && !next.afterBreak && NOUNS.has(next.folded) ? null : found;
}

function behind(
  line: readonly LineWord[],
  at: number,
  table: ReadonlyMap<string, true>,
): Found<string> | null {
  const lead = phraseAt(line, at, table);
  if (lead === null || line[at + lead.size]?.afterBreak === true) return null;
  const language = phraseAt(line, at + lead.size, languageNames);
  return language === null ? null : { value: language.value, size: lead.size + language.size };
}

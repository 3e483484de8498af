/**
 * The search grammar of decision 0007 in plain loops over the characters and words of one title. It shares no code with
 * the service, so that the two can disagree.
 */
export interface OracleJob {
  title: string;
  company: string;
}

const SPELLINGS: Record<string, string[]> = {
  senior: ['senior', 'sr'],
  sr: ['senior', 'sr'],
};

const EXCLUDED: Record<string, string[]> = {
  ...SPELLINGS,
  principal: ['principal', 'prin'],
  prin: ['principal', 'prin'],
  director: ['director', 'dir'],
  dir: ['director', 'dir'],
  executive: ['executive', 'exec'],
  exec: ['executive', 'exec'],
  vp: ['vp', 'vice president', 'svp', 'evp', 'avp'],
  chief: 'chief ceo cto cfo coo cmo cio ciso cpo cro chro cdo cco cso clo cao'.split(' '),
};

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Lower case, without accents, single spaces. */
export function plain(text: string): string {
  let result = '';
  for (const character of text.toLowerCase().normalize('NFKD').toLowerCase()) {
    const code = character.charCodeAt(0);
    const isAccent = code >= 0x300 && code <= 0x36f;
    const isInvisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character);
    if (!isAccent && !isInvisible) result += LETTERS[character] ?? character;
  }
  return result.split(/\s/u).filter(Boolean).join(' ').normalize('NFC');
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character);
}

function isUnspaced(character: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(
    character,
  );
}

/** Letters and digits form words, everything else separates them; c++, c#, .net and u.s. are words too. */
export function oracleWords(text: string): string[] {
  const characters = joinInitials([...plain(text)]);
  const words: string[] = [];
  let at = 0;
  while (at < characters.length) {
    const word = wordAt(characters, at);
    if (word !== '') words.push(word);
    at += Math.max(1, [...word].length);
  }
  return words;
}

/** The word that starts here; empty without one. */
function wordAt(characters: string[], at: number): string {
  const rest = (length: number) => characters.slice(at, at + length).join('');
  if (rest(4) === '.net' && !isLetter(characters[at + 4])) return '.net';
  const language = isLetter(characters[at - 1]) ? null : /^[a-z](?:\+\+|#)/u.exec(rest(3));
  if (language !== null) return language[0];
  if (isUnspaced(rest(1))) return rest(1);
  let length = 0;
  while (isLetter(characters[at + length]) && !isUnspaced(characters[at + length] ?? ''))
    length += 1;
  return rest(length);
}

/** Removes the dots of "u.s." and similar. */
function joinInitials(characters: string[]): string[] {
  return characters.filter(
    (character, i) =>
      character !== '.' || !isInitial(characters, i - 1) || !isInitial(characters, i + 1),
  );
}

/** A letter without an adjacent letter or digit. */
function isInitial(characters: string[], at: number): boolean {
  const character = characters[at];
  if (character === undefined || !/\p{L}/u.test(character)) return false;
  return !isLetter(characters[at - 1]) && !isLetter(characters[at + 1]);
}

/** Whether the words occur consecutively in the text. */
function standsIn(text: string[], phrase: string[]): boolean {
  for (let start = 0; start + phrase.length <= text.length; start += 1) {
    let same = 0;
    while (same < phrase.length && text[start + same] === phrase[same]) same += 1;
    if (same === phrase.length) return true;
  }
  return false;
}

/** Every spelling of a phrase, combining the spellings of each word. */
function spell(phrase: string[], spellings: Record<string, string[]>): string[][] {
  let ways: string[][] = [[]];
  for (let i = 0; i < phrase.length; i += 1) {
    const word = phrase[i] ?? '';
    const isVicePresident = spellings['vp'] && word === 'vice' && phrase[i + 1] === 'president';
    if (isVicePresident) i += 1;
    const options = spellings[isVicePresident ? 'vp' : word] ?? [word];
    ways = ways.flatMap((way) => options.map((option) => [...way, ...option.split(' ')]));
  }
  return ways;
}

/** A title query, prepared for many titles. */
export function titleOracle(query: string): (title: string[]) => boolean {
  const included: string[][] = [];
  const excluded: string[][] = [];
  for (const part of query.split(',')) {
    const phrase = part.trim();
    if (phrase.startsWith('-')) excluded.push(...spell(oracleWords(phrase.slice(1)), EXCLUDED));
    else included.push(...spell(oracleWords(phrase), SPELLINGS));
  }
  return (title) =>
    (included.length === 0 || included.some((phrase) => standsIn(title, phrase))) &&
    !excluded.some((phrase) => standsIn(title, phrase));
}

/** A `q` query of words, phrases in quotes and excluded texts, given in parts. */
export interface TextParts {
  terms: string[];
  excluded: string[];
}

export function textOracle({ terms, excluded }: TextParts) {
  const phrases = terms.map(oracleWords);
  const texts = excluded.map(plain);
  return (job: { plainTitle: string; titleWords: string[]; companyWords: string[] }): boolean =>
    phrases.every(
      (phrase) => standsIn(job.titleWords, phrase) || standsIn(job.companyWords, phrase),
    ) && !texts.some((text) => job.plainTitle.includes(text));
}

import { detect } from 'tinyld';

const SAMPLE_CHARACTERS = 1_500;
/** Number of function words that nearly always decide. */
const FIRST_CHARACTERS = 500;
const GUESSED_CHARACTERS = 400;
const MIN_CHARACTERS = 40;

/** Function words of each language, which almost every posting contains. */
const FUNCTION_WORDS: Record<string, string> = {
  en: 'the and of to in with for our you your we is are this that will on as be have',
  de: 'und der die das mit für wir du dich sie zu den ein eine bei auf ist nicht deine unsere von dem',
  fr: 'et les des vous nous une dans pour avec est sur votre notre du au aux la le qui que',
  es: 'y los las del una para con por nuestro tu en que el se como más nuestra al',
  pt: 'e os as da do uma para com por em que não você nossa dos das ao mais nosso',
  it: 'e gli della una per con che nel del di il sono alla nostro dei delle più al',
  nl: 'en het een van voor met je wij zijn op aan onze bij niet deze dat jouw ons',
  sv: 'och att det som för med på är vi du en av till inte har din vår',
  da: 'og at det som for med på er vi du en af til ikke har din vores',
  no: 'og at det som for med på er vi du en av til ikke har din vår',
  fi: 'ja on että sekä olet meillä tai kuin myös ovat sinulla olemme',
  pl: 'i w na do z się jest nie oraz dla od przez jak co lub po w ramach',
  cs: 'a v na se je že pro jsme nebo do jako ve máme práce si',
  sk: 'a v na sa je že pre sme alebo do ako vo máme práca si',
  ro: 'și în de la cu pentru care este din să sau un o pe',
  hu: 'és a az hogy egy nem van vagy meg is mint ez csapat',
  tr: 've bir için ile bu da de olarak olan veya en daha',
  id: 'dan yang untuk dengan di dari dalam kami akan atau pada',
  vi: 'và các của cho với trong là có những được',
  ca: 'i els les del una per amb que en nostre aquesta al',
};

const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];

/** Languages that neither script nor function words distinguish. The source's own statement decides between them. */
const ALIKE = ['ar fa ur', 'hi mr ne', 'id ms', 'da no nb nn', 'cs sk'].map((list) =>
  list.split(' '),
);
/** Only Latin letters, marks and signs, as most texts. Their words are found in a third of the time. */
const LATIN = /^[\0-\u02c1\u2000-\u2070\u20a0-\u20ff\u2190-\u2bff]*$/;
const LATIN_WORD = /[a-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02c1]+/g;
const WORD = /\p{L}+/gu;
const NOT_LATIN = /[^\p{Script=Latin}\P{L}]{3}/u;

const LANGUAGES = Object.keys(FUNCTION_WORDS);
const NOWHERE: number[] = [];
const positionsOfWord = wordIndex();

/**
 * ISO 639-1 code of the text's language, else of the source's own statement ("en-US"), else null. Function words and
 * scripts decide nearly every posting. The trained detector is used only for the others.
 */
export function language(text: string, hint: string | null): string | null {
  const sample = sampleOf(text);
  const hinted = hintedLanguage(hint);
  if (sample.length < MIN_CHARACTERS) return hinted;
  const read =
    byScript(sample) ??
    byFunctionWords(sample.slice(0, FIRST_CHARACTERS)) ??
    byFunctionWords(sample);
  if (read === null) return hinted ?? guess(sample);
  return hinted !== null && areAlike(read, hinted) ? hinted : read;
}

function areAlike(one: string, other: string): boolean {
  return ALIKE.some((family) => family.includes(one) && family.includes(other));
}

/**
 * Starts after a quarter of the text: postings begin with names and end with addresses. Links and marks are skipped.
 */
function sampleOf(text: string): string {
  const start = text.length > 2 * SAMPLE_CHARACTERS ? Math.floor(text.length / 4) : 0;
  return text
    .slice(start, start + SAMPLE_CHARACTERS)
    .replace(/\]\([^)\s]*\)?|https?:\S*|[[\]*#]/g, ' ')
    .trim();
}

function byScript(sample: string): string | null {
  if (!/[\u0370-\u1fff\u3040-\ud7ff\uf900-\uffef]{3}/.test(sample)) return null;
  const letters = (sample.match(/\p{L}/gu) ?? []).length;
  const found = SCRIPTS.find(
    ([, pattern]) => (sample.match(pattern) ?? []).length > letters * 0.15,
  );
  return found?.[0] ?? null;
}

function byFunctionWords(sample: string): string | null {
  const words = wordsOf(sample);
  const counts = countFunctionWords(words);
  const best = Math.max(...counts);
  const position = counts.indexOf(best);
  const second = Math.max(...counts.toSpliced(position, 1));
  const clear = best > 0 && best >= words.length * 0.12 && best >= 1.15 * second;
  return clear ? (LANGUAGES[position] ?? null) : null;
}

function wordsOf(sample: string): string[] {
  const lower = sample.toLowerCase();
  return lower.match(LATIN.test(lower) ? LATIN_WORD : WORD) ?? [];
}

/** The number of these words in each of `LANGUAGES`. */
function countFunctionWords(words: string[]): number[] {
  const counts = new Array<number>(LANGUAGES.length).fill(0);
  for (const word of words) {
    for (const position of positionsOfWord.get(word) ?? NOWHERE)
      counts[position] = (counts[position] ?? 0) + 1;
  }
  return counts;
}

/** In Latin letters the detector finds a language even in a list of technologies. Its result needs confirmation. */
function guess(sample: string): string | null {
  const code = detect(sample.slice(0, GUESSED_CHARACTERS));
  if (code.length !== 2) return null;
  return NOT_LATIN.test(sample) || isBorneOut(code, sample) ? code : null;
}

/** Confirmed by a function word of the language, or by the length of the text for a language without known ones. */
function isBorneOut(code: string, sample: string): boolean {
  const position = LANGUAGES.indexOf(code);
  if (position === -1) return sample.length >= GUESSED_CHARACTERS;
  return (countFunctionWords(wordsOf(sample))[position] ?? 0) > 0;
}

function hintedLanguage(hint: string | null): string | null {
  const code = /^([a-z]{2})(?:[-_]|$)/i.exec(hint?.trim() ?? '')?.[1];
  return code?.toLowerCase() ?? null;
}

/** The function words, each with the indexes of its languages in `LANGUAGES`. */
function wordIndex(): Map<string, number[]> {
  const index = new Map<string, number[]>();
  Object.values(FUNCTION_WORDS).forEach((words, position) => {
    for (const word of words.split(' ')) index.set(word, [...(index.get(word) ?? []), position]);
  });
  return index;
}

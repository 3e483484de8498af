/** Letters without a decomposable accent that people also type in ASCII ("Ørsted" as "Orsted"). */
export const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
};

/** A text that needs no folding, as nearly all titles, names and places. */
const ASCII = /^[ -~]*$/;
/** Accents and invisible characters. */
const INVISIBLE = /[\u0300-\u036f\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const UNEVEN_SPACE = /[^\S ]| {2}/;

const MAX_TEXT_LENGTH = 10_000;

/** Lower case, without accents, compatibility forms or invisible characters. Punctuation stays. */
export function foldCase(text: string): string {
  const lower = text.slice(0, MAX_TEXT_LENGTH).toLowerCase();
  const plain = ASCII.test(lower) ? lower : withoutAccents(lower);
  return (UNEVEN_SPACE.test(plain) ? plain.replace(/\s+/gu, ' ') : plain).trim();
}

function withoutAccents(lower: string): string {
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(/[ßæœøđðþłıħς]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC');
}

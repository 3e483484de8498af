/** Letters that carry no separable accent but are typed without it ("Ørsted" as "Orsted"). */
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

/** Nearly every title, name and place: nothing in it to fold. */
const ASCII = /^[ -~]*$/;
/** Accents, and what is drawn as nothing. */
const INVISIBLE = /[\u0300-\u036f\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const UNEVEN_SPACE = /[^\S ]| {2}/;

const MAX_TEXT_LENGTH = 10_000;

/** Lower case, without accents, compatibility forms or invisible characters; punctuation stays. */
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

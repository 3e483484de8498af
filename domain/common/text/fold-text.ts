import { PLAIN_LETTERS } from './fold-case.ts';

/** Lower case without accents and apostrophes; every other mark becomes a single space: "São-Paulo" → "sao paulo". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  const plain = /^[\x20-\x7e]*$/.test(lower) ? lower : withoutAccents(lower);
  return plain
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, ' ')
    .trim();
}

function withoutAccents(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøđðþłıħς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC');
}

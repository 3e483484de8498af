import { parsePhoneNumberFromString } from 'libphonenumber-js';

const MAX_CHARACTERS = 40;
/** Characters of phone numbers: digits, separators, an extension. */
const WRITTEN = /^\(?\+?[\d\s().\-/x#;,=ext]+$/i;
const FEWEST_DIGITS = 5;
/** How most countries dial abroad: "0049 176 …". */
const INTERNATIONAL_PREFIX = /^00 ?(?=[1-9])/;

/** Digits that Arabic and Persian keyboards type. */
const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
const LINK = /^tel: ?/i;
const KIND =
  '(?:tel(?:efon|ephone|efone|éfono|éphone)?|tél|phone|mob(?:ile?)?|cell(?:ular)?|celular|portable|handy|gsm|whatsapp|home|work|privat(?:e|o)?|[mtp])';
/** "Mobile: +49 …", "+49 … (mobil)" */
const KIND_BEFORE = new RegExp(`^${KIND}(?:\\.? ?: ?|\\. ?| (?=[+(\\d]))`, 'i');
const KIND_AFTER = new RegExp(` (?:\\(${KIND}\\)|${KIND})$`, 'i');

/**
 * A phone number without a word for its kind: in E.164 if it can be parsed, which needs a country code; else as
 * written, with single spaces (decision 0001). null when the text is not a phone number.
 */
export function cleanPhone(text: string): string | null {
  const written = text
    .normalize('NFKC')
    .replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(LINK, '')
    .replace(KIND_BEFORE, '')
    .replace(KIND_AFTER, '');
  if (written.length > MAX_CHARACTERS || !WRITTEN.test(written)) return null;
  if (written.replace(/\D/g, '').length < FEWEST_DIGITS) return null;
  const parsed = parsePhoneNumberFromString(written.replace(INTERNATIONAL_PREFIX, '+'));
  return parsed?.isPossible() === true && parsed.ext === undefined ? parsed.number : written;
}

import { parsePhoneNumberFromString } from 'libphonenumber-js';

const MAX_CHARACTERS = 40;
/** What people write phone numbers with: digits, separators, an extension. */
const WRITTEN = /^\+?[\d\s().\-/x#;,=ext]+$/i;
const FEWEST_DIGITS = 5;

/**
 * A phone number as it is kept, or null when it is none: E.164 where it can be parsed (decisions section 1), which
 * takes a country code; else as written, with single spaces.
 */
export function cleanPhone(text: string): string | null {
  const written = text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  if (written.length > MAX_CHARACTERS || !WRITTEN.test(written)) return null;
  if (written.replace(/\D/g, '').length < FEWEST_DIGITS) return null;
  const parsed = parsePhoneNumberFromString(written);
  return parsed?.isPossible() === true && parsed.ext === undefined ? parsed.number : written;
}

import { RE2JS } from 're2js';
import { cleanEmail } from '../../common/email.ts';
import { safeUrl } from '../../common/safe-url.ts';
import { typedLine } from '../../common/typed-line.ts';
import { WEB_ADDRESS_FAULT } from '../../common/web-address.ts';
import { cleanPhone } from '../../common/phone.ts';
import type { ApplicationField } from './field.ts';
import { fault, type Judge, type Verdict } from './verdict.ts';

const LINE_CHARACTERS = 1_000;
const TEXT_CHARACTERS = 20_000;
/** Patterns are matched only against short texts, because the cost is the product of both lengths. */
const PATTERN_CHARACTERS = 250;
const URL_CHARACTERS = 2_048;

/** A text that every store accepts, or the problem with it. */
function asText(answer: unknown): { text: string } | { fault: string } {
  if (typeof answer !== 'string') return { fault: 'must be a text' };
  if (answer.includes('\0') || !answer.isWellFormed()) return { fault: 'is not well-formed text' };
  return { text: answer };
}

/** Checks texts with `read`, which returns null for invalid ones. */
function text(read: (text: string) => string | null, message: string): Judge {
  return (answer, field) => {
    const given = asText(answer);
    if ('fault' in given) return given;
    const long = tooLong(given.text, field, LINE_CHARACTERS);
    if (long !== null) return fault(long);
    const value = read(given.text);
    return value === null ? fault(message) : inBounds(value, field);
  };
}

/** The problem of a text above the maximum length of its question, or of any text. */
export function tooLong(
  text: string,
  { constraints }: ApplicationField,
  longestOfKind = TEXT_CHARACTERS,
): string | null {
  const longest = constraints?.max_length ?? longestOfKind;
  return text.length > longest ? `must be at most ${longest} characters` : null;
}

/** The problem of a text without visible characters, or below the minimum length of its question. */
export function tooShort(text: string, { constraints }: ApplicationField): string | null {
  if (typedLine(text) === '') return 'must have visible characters';
  const shortest = constraints?.min_length ?? 0;
  return text.length < shortest ? `must be at least ${shortest} characters` : null;
}

function inBounds(value: string, field: ApplicationField): Verdict {
  const short = tooShort(value, field);
  if (short !== null) return fault(short);
  const pattern = field.constraints?.pattern ?? null;
  if (pattern === null) return { value };
  if (value.length > PATTERN_CHARACTERS) {
    return fault(`must be at most ${PATTERN_CHARACTERS} characters`);
  }
  return RE2JS.compile(pattern).matches(value) ? { value } : fault('does not match the pattern');
}

/** Several lines: uniform line breaks, no other control characters. */
function cleanParagraphs(given: string): string {
  return given
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

const paragraphs: Judge = (answer, field) => {
  const given = asText(answer);
  if ('fault' in given) return given;
  const long = tooLong(given.text, field);
  return long === null ? inBounds(cleanParagraphs(given.text), field) : fault(long);
};

export const textJudges = {
  text: text(typedLine, ''),
  hidden: text(typedLine, ''),
  textarea: paragraphs,
  email: text(cleanEmail, 'must be an e-mail address'),
  phone: text(cleanPhone, 'must be a phone number'),
  url: text((given) => safeUrl(given, URL_CHARACTERS), WEB_ADDRESS_FAULT),
} satisfies Record<string, Judge>;

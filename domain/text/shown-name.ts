import { typedLine } from '../common/text/typed-line.ts';

const MOST_CHARACTERS = 60;
/** Signs of an address or of a quoted string. */
const SYNTAX = /[@<>"\\]/g;
/** Characters that turn the direction of other text. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const QUOTES = /[“”„‟«»]/g;
/** A dot that mail programs read as part of a domain. */
const DOMAIN_DOT = /[.。｡](?=\p{L}{2})/gu;

/**
 * A chosen name as shown beside an address in From: one line of at most 60 characters, without URLs, encoded words
 * (RFC 2047), and signs that a reader or a mail program takes for an address. May be empty.
 */
export function displayName(name: string): string {
  const line = typedLine(withPlainSigns(name.replaceAll(TURNING, '')));
  const words = line.split(' ').filter((word) => !isLink(word) && !word.includes('=?'));
  return cut(typedLine(words.join(' ').replaceAll(SYNTAX, ' ')));
}

/** The same in a sentence of a mail: in quotation marks, and with no domain that mail programs link. May be empty. */
export function quotedName(name: string): string {
  const shown = typedLine(displayName(name).replaceAll(QUOTES, '').replaceAll(DOMAIN_DOT, ' '));
  return shown === '' ? '' : `“${shown}”`;
}

/** Full-width and small forms of signs as the signs themselves. */
function withPlainSigns(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\s]/gu, (sign) => {
    const plain = sign.normalize('NFKC');
    return /^[@<>"\\:/.?=]$/.test(plain) ? plain : sign;
  });
}

function isLink(word: string): boolean {
  const text = word.toLowerCase();
  return (
    text.includes('://') || text.includes('www.') || (text.includes('.') && text.includes('/'))
  );
}

function cut(text: string): string {
  const characters = [...text];
  if (characters.length <= MOST_CHARACTERS) return text;
  return `${characters
    .slice(0, MOST_CHARACTERS - 1)
    .join('')
    .trim()}…`;
}

import { splitList } from '../cells.ts';

const YES = new Set(['true', 'yes', 'y', '1', 'ja', 'x']);
const NO = new Set(['false', 'no', 'n', '0', 'nein']);

/** A flag; null for any other text. */
export function flagOf(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(?: ?(?:UTC|GMT|Z|([+-]\d{2}):?(\d{2})))?$/i;
const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const WORDED = /^(?:\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2} \p{L}{3,9}\.? \d{4})$/u;

/** A moment as tables write it; texts without a zone are UTC. Null when it is none, or day and month are unclear. */
export function timeOf(text: string): Date | null {
  const iso = ISO.exec(text);
  if (iso !== null) return isoTime(text, iso);
  const german = GERMAN.exec(text);
  if (german !== null) return dayOf(german[3], german[2], german[1]);
  const slashed = SLASHED.exec(text);
  if (slashed !== null) return slashedDay(slashed);
  if (!WORDED.test(text)) return null;
  const worded = new Date(`${text} UTC`);
  return Number.isNaN(worded.getTime()) ? null : worded;
}

function isoTime(text: string, [, year, month, day]: RegExpExecArray): Date | null {
  if (dayOf(year, month, day) === null) return null;
  const clock = text
    .slice(10)
    .replace(/^ /, 'T')
    .replace(/ ?(?:UTC|GMT|Z)$/i, '')
    .replace(' ', '');
  const zone = /[+-]\d{2}:?\d{2}$/.test(clock) ? '' : 'Z';
  const zoned = clock.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  const moment = new Date(clock === '' ? text.slice(0, 10) : `${text.slice(0, 10)}${zoned}${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Day and month are clear when one of them is above 12, or both are the same. */
function slashedDay([, first = '', second = '', year]: RegExpExecArray): Date | null {
  if (Number(first) > 12) return dayOf(year, second, first);
  if (Number(second) > 12 || Number(first) === Number(second)) return dayOf(year, first, second);
  return null;
}

function dayOf(year = '', month = '', day = ''): Date | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date : null;
}

/** A list in a cell. Other systems also separate by commas. */
export function listOf(text: string, commas: boolean): string[] {
  if (!commas || text.includes(';')) return splitList(text);
  return text
    .split(/[,\n\r]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const ADDRESS = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** The addresses in a cell, with a scheme. Names before them, as in "LinkedIn: https://…", are dropped. */
export function linksOf(text: string): string[] {
  return splitList(text)
    .flatMap((part) => part.split(/,\s+|\s+/))
    .map((part) => part.replace(/,$/, ''))
    .filter((part) => part !== '' && !/^[\p{L} ]+:$/u.test(part))
    .map((part) => (ADDRESS.test(part) ? `https://${part}` : part));
}

/** A number with separators of thousands and a currency sign; null for any other text. */
export function numberOf(text: string): number | null {
  const plain = text.replace(/[\s'’$€£]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

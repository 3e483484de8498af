import { writtenDate } from './written-date.ts';

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,9}))?\s?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;
const RFC_822 =
  /^(?:[a-z]{3},\s+)?(\d{1,2} [a-z]{3} \d{4} \d{2}:\d{2}(?::\d{2})?) (UT|UTC|GMT|Z|[ECMP][SD]T|[+-]\d{4})$/i;
const EARLIEST_MS = Date.UTC(1990, 0, 1);
const LATEST_MS = Date.UTC(2100, 0, 1);

/**
 * A feed's time as ISO 8601 in UTC with milliseconds. Accepts epoch milliseconds, common forms of ISO 8601 (UTC
 * without a zone), RFC 822 and written dates. Null for anything else and for years outside 1990 to 2099.
 */
export function toIsoTime(value: unknown): string | null {
  const ms = typeof value === 'number' ? value : typeof value === 'string' ? parse(value) : NaN;
  return ms >= EARLIEST_MS && ms < LATEST_MS ? new Date(ms).toISOString() : null;
}

/**
 * As `toIsoTime`. A date without time means the end of that day, because a role stays open through its closing date.
 */
export function toIsoClosing(value: unknown): string | null {
  if (typeof value !== 'string') return toIsoTime(value);
  const text = value.trim();
  const day = writtenDate(text) ?? text;
  return toIsoTime(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T23:59:59.999Z` : text);
}

function parse(value: string): number {
  const text = value.trim();
  const iso = ISO.exec(writtenDate(text) ?? text);
  if (iso) return parseIso(iso);
  const rfc = RFC_822.exec(text);
  if (!rfc) return NaN;
  const [, time = '', zone = ''] = rfc;
  return Date.parse(`${time} ${/^(?:UT|Z)$/i.test(zone) ? 'UTC' : zone}`);
}

function parseIso([, day = '', time = '00:00:00', fraction = '0', zone = 'Z']: string[]): number {
  const seconds = time.length === 5 ? `${time}:00` : time;
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : 'Z';
  return Date.parse(`${day}T${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`);
}

import { withoutInvisible } from './invisible.ts';

/** A line that needs no cleaning, as most do. */
const CLEAN_LINE =
  /^(?! )(?: ?[!-~\xa1-\xac\xae-\u034e\u0350-\u061b\u061d-\u115e\u1161-\u167f\u2010-\u2027])*$/;

/**
 * One line of plain text of at most `maxLength` characters: control and invisible characters are removed, runs of
 * white space become single spaces, lone surrogates become U+FFFD.
 */
export function cleanLine(text: string | null | undefined, maxLength = 500): string {
  const line = (text ?? '').slice(0, maxLength * 4);
  if (line.length <= maxLength && CLEAN_LINE.test(line)) return line;
  const visible = withoutInvisible(withoutInvalid(line).replaceAll('\u200b', ' '));
  return visible.replace(/\s+/g, ' ').trim().slice(0, maxLength).trimEnd().toWellFormed();
}

/** As `cleanLine`; null when nothing is left. */
export function lineOrNull(text: string | null | undefined, maxLength?: number): string | null {
  const line = cleanLine(text, maxLength);
  return line === '' ? null : line;
}

/** A fast test for texts that need no cleaning, as most do. */
const PLAIN = /^[\t\n\r\x20-\x7e\xa0-\uffff]*$/;

/** Cleans longer text of characters that no store accepts: NUL, other control characters, lone surrogates. */
export function withoutInvalid(text: string): string {
  const visible = PLAIN.test(text) ? text : text.replace(/[^\P{Cc}\t\n\r]/gu, '');
  return visible.toWellFormed();
}

import { z } from 'zod';
import { withoutInvisible } from './invisible.ts';
import { typedLine } from './typed-line.ts';

/** One line from a request: trimmed, with at least one visible character, without control or invisible characters. */
export function line(longest: number) {
  return oneLine(longest)
    .refine((text) => typedLine(text) !== '', 'must not be empty')
    .meta({ minLength: 1 });
}

/** The same, without the check for visible characters. The caller makes it. */
export function oneLine(longest: number) {
  return z
    .string()
    .max(longest, `must be at most ${longest} characters`)
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'must be one line of text')
    .transform((text) => withoutInvisible(text).trim());
}

/** A text of several lines from a request; trimmed, not empty. */
export function paragraph(longest: number) {
  return z
    .string()
    .max(longest, `must be at most ${longest} characters`)
    .transform((text) => text.trim())
    .refine((text) => text !== '', 'must not be empty')
    .meta({ minLength: 1 });
}

import { z } from 'zod';
import { withoutInvisible } from './invisible.ts';
import { typedLine } from './typed-line.ts';

/** One line that a caller typed: trimmed, with something to see, without control or invisible characters. */
export function line(longest: number) {
  return oneLine(longest)
    .refine((text) => typedLine(text) !== '', 'must not be empty')
    .meta({ minLength: 1 });
}

/** The same where somebody else judges whether there is anything in it. */
export function oneLine(longest: number) {
  return z
    .string()
    .max(longest, `must be at most ${longest} characters`)
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'must be one line of text')
    .transform((text) => withoutInvisible(text).trim());
}

/** A text of several lines that a caller typed; trimmed, not empty. */
export function paragraph(longest: number) {
  return z
    .string()
    .max(longest, `must be at most ${longest} characters`)
    .transform((text) => text.trim())
    .refine((text) => text !== '', 'must not be empty')
    .meta({ minLength: 1 });
}

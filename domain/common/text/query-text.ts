import { z } from 'zod';

/** Text from a URL that every store accepts, trimmed. */
export function queryText(maxLength: number, unsafe = /[\p{Cc}\p{Cs}]/u) {
  return z
    .string()
    .max(maxLength, `must be at most ${maxLength} characters`)
    .refine((value) => !unsafe.test(value), 'must not hold control characters')
    .transform((value) => value.trim());
}

/** Terms separated by any white space. */
export function queryTerms(maxLength: number) {
  return queryText(maxLength, /(?!\s)[\p{Cc}\p{Cs}]/u);
}

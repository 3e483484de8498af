import { z } from 'zod';

/*
 * Numbers in query parameters, which arrive as text. The OpenAPI document shows their `type` and bounds. A fraction may
 * have as many characters as a printed double: `0.0000012345678901234567` or `1e-7`.
 */

/** A whole number without sign, such as a count or a Unix time in seconds. */
export function wholeNumber(minimum: number, maximum: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^[0-9]{1,15}$/u, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message)
    .meta({ type: 'integer', minimum, maximum });
}

/** A number above zero: money, or a distance. */
export function amount(maximum: number) {
  const message = `must be a number above 0, at most ${maximum}`;
  return z
    .string()
    .regex(/^[0-9]{1,12}(\.[0-9]{1,25})?(e-[0-9]{1,3})?$/iu, message)
    .transform(Number)
    .refine((value) => value > 0 && value <= maximum, message)
    .meta({ type: 'number', exclusiveMinimum: 0, maximum });
}

/** A number between two bounds, such as degrees. */
export function numberBetween(minimum: number, maximum: number) {
  const message = `must be a number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^-?[0-9]{1,9}(\.[0-9]{1,25})?(e-[0-9]{1,3})?$/iu, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message)
    .meta({ type: 'number', minimum, maximum });
}

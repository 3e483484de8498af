import type { z } from 'zod';
import { ModelFailure } from './model-failure.ts';

/**
 * Parses the object that a model wrote: the whole text, or the part from the first to the last brace, since models
 * add fences and sentences. Nothing is repaired: a truncated object, or one that does not match the schema, is a
 * `ModelFailure` `unreadable`.
 */
export function readAnswer<O>(text: string, schema: z.ZodType<O>): O {
  return checked(objectIn(text), schema);
}

/** A value that a model gave, checked. @throws ModelFailure `unreadable`. */
export function checked<O>(value: unknown, schema: z.ZodType<O>): O {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // Deeper paths may contain names that the model chose. The message goes into logs and histories.
  const wrong = new Set(parsed.error.issues.map(({ path: [member] }) => String(member ?? 'all')));
  throw new ModelFailure(
    'unreadable',
    `The answer is not of the shape asked for: ${[...wrong].join(', ')}.`,
  );
}

function objectIn(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  const object = start >= 0 && end > start ? parse(text.slice(start, end + 1)) : undefined;
  if (object !== undefined) return object;
  throw new ModelFailure('unreadable', 'The answer holds no JSON object.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { z } from 'zod';
import { ModelFailure } from './model-failure.ts';

/**
 * The object a model wrote: the whole text, or what stands between its first and its last brace, since models put
 * fences and a sentence around what they were asked for. Never guessed: an object that is cut off, or not of
 * the shape, is a `ModelFailure` `unreadable`.
 */
export function readAnswer<O>(text: string, schema: z.ZodType<O>): O {
  const parsed = schema.safeParse(objectIn(text));
  if (parsed.success) return parsed.data;
  // What stands deeper may be named by the model, and this goes into logs and histories.
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

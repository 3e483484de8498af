import type { z } from 'zod';
import type { ApplicationField } from './field.ts';

/** What one answer comes to: the value to keep, or what is wrong with it. */
export type Verdict = { value: unknown } | { fault: string };

/** Judges an answer that is there; `field` says what it answers. */
export type Judge = (answer: unknown, field: ApplicationField) => Verdict;

export const fault = (message: string): Verdict => ({ fault: message });

/** An answer with members, by the schema of its kind and, where given, by what the question says further. */
export function bySchema<Value>(
  schema: z.ZodType<Value>,
  faultOf: (value: Value, field: ApplicationField) => string | null = () => null,
): Judge {
  return (answer, field) => {
    const parsed = schema.safeParse(answer);
    if (parsed.success) {
      const message = faultOf(parsed.data, field);
      return message === null ? { value: parsed.data } : fault(message);
    }
    const [issue] = parsed.error.issues;
    const where = issue?.path.map(String).join('.') ?? '';
    const message = issue?.message ?? 'is not valid';
    return fault(where === '' ? message : `${where} ${message}`.slice(0, 300));
  };
}

import type { z } from 'zod';
import { plainMessage } from '../../common/plain-message.ts';
import type { ApplicationField } from './field.ts';

/** The result of checking one answer: the value to store, or the problem. */
export type Verdict = { value: unknown } | { fault: string };

/** Checks a present answer of `field`. */
export type Judge = (answer: unknown, field: ApplicationField) => Verdict;

export const fault = (message: string): Verdict => ({ fault: message });

/** Checks an answer with members by the schema of its kind and, if given, by the constraints of the question. */
export function bySchema<Value>(
  schema: z.ZodType<Value>,
  faultOf: (value: Value, field: ApplicationField) => string | null = () => null,
): Judge {
  return (answer, field) => {
    const parsed = schema.safeParse(answer, { error: plainMessage });
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

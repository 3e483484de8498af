import { z } from 'zod';

const shape = z.object({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  minItems: z.number().optional(),
  minLength: z.number().optional(),
  minimum: z.number().optional(),
});

type Shape = z.infer<typeof shape>;

const ofType: Record<string, (is: Shape) => unknown> = {
  object: ({ required = [], properties = {} }) =>
    Object.fromEntries(required.map((name) => [name, shortestValue(properties[name] ?? {})])),
  array: ({ minItems = 0, items }) => Array.from({ length: minItems }, () => shortestValue(items)),
  string: ({ minLength = 1 }) => 'x'.repeat(minLength),
  number: ({ minimum = 0 }) => minimum,
  integer: ({ minimum = 0 }) => minimum,
  boolean: () => false,
};

/** The shortest value that matches a JSON schema of a task. */
export function shortestValue(schema: unknown): unknown {
  const is = shape.parse(schema);
  if (is.const !== undefined) return is.const;
  if (is.enum !== undefined) return is.enum[0];
  if (is.anyOf !== undefined) return shortestValue(is.anyOf.at(-1));
  return ofType[is.type ?? '']?.(is) ?? null;
}

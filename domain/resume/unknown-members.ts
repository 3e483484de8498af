import { z } from 'zod';

/** The paths of members that a schema of objects and lists does not know, at most 20. */
export function unknownMembers(schema: z.ZodType, value: unknown): (string | number)[][] {
  const found: (string | number)[][] = [];
  collect(schema, value, { path: [], found });
  return found;
}

interface Search {
  path: (string | number)[];
  found: (string | number)[][];
}

const MOST = 20;

function collect(schema: z.ZodType, value: unknown, { path, found }: Search): void {
  if (found.length >= MOST) return;
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      collect(inner.element as z.ZodType, item, { path: [...path, index], found });
  } else if (inner instanceof z.ZodObject && isObject(value))
    collectMembers(inner.shape, value, { path, found });
}

function collectMembers(
  shape: Record<string, z.ZodType>,
  value: object,
  { path, found }: Search,
): void {
  for (const [name, member] of Object.entries(value)) {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (known === undefined) found.push([...path, name]);
    else collect(known, member, { path: [...path, name], found });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

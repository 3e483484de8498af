import type { z } from 'zod';

/** A member of a schema without further members. */
export interface SchemaMember {
  /** Names from the outside in; items of lists and values of records have none. */
  path: string[];
  schema: z.ZodType;
}

/** The nested types in the definitions of the zod types that our schemas use. */
type Definition = Partial<{
  shape: Record<string, z.ZodType>;
  element: z.ZodType;
  valueType: z.ZodType;
  innerType: z.ZodType;
  options: z.ZodType[];
  in: z.ZodType;
  out: z.ZodType;
}>;

/** All leaves of a schema. A union or a transformation of leaves is a leaf itself. */
export function schemaMembers(schema: z.ZodType, path: string[] = []): SchemaMember[] {
  const { shape, element, valueType, innerType, options } = schema.def as Definition;
  const input = inputOf(schema);
  if (shape !== undefined) {
    return Object.entries(shape).flatMap(([name, member]) =>
      schemaMembers(member, [...path, name]),
    );
  }
  const inner = element ?? valueType ?? innerType;
  if (inner !== undefined) return schemaMembers(inner, path);
  const below = (options ?? (input ? [input] : [])).flatMap((part) => schemaMembers(part, path));
  return below.some((member) => member.path.length > path.length) ? below : [{ path, schema }];
}

/** A preprocessed schema begins with a transformation; its members are in the second part. */
function inputOf(schema: z.ZodType): z.ZodType | undefined {
  const { in: first, out } = schema.def as Definition;
  return first?.def.type === 'transform' ? out : first;
}

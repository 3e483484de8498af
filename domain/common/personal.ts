import { z } from 'zod';

/** How a marked member is erased. A member without personal data is returned unchanged. */
interface Mark {
  erase: (value: unknown) => unknown;
  /** The erased value of the member, if it does not depend on its current value. */
  empty?: unknown;
}

const marks = z.registry<Mark>();

/**
 * Marks a member that holds personal data. Erasing sets it to `empty`: by default null, an empty list or an empty
 * record, whichever the schema accepts first. @throws Error for a schema that accepts none of them.
 */
export function personal<Schema extends z.ZodType>(
  schema: Schema,
  empty: z.output<Schema> = emptyOf(schema),
): Schema {
  return mark(schema, { erase: () => empty, empty });
}

/** Marks a member of which `erase` removes only the personal part. */
export function partlyPersonal<Schema extends z.ZodType>(
  schema: Schema,
  erase: (value: z.output<Schema>) => z.output<Schema>,
): Schema {
  return mark(schema, { erase: (value) => erase(value as z.output<Schema>) });
}

/** Marks text that never holds personal data: ids, keys of the account's settings, texts of a posting. */
export function notPersonal<Schema extends z.ZodType>(schema: Schema): Schema {
  return mark(schema, { erase: keep });
}

/** An id of a record. */
export const idText = notPersonal(z.string());

function mark<Schema extends z.ZodType>(schema: Schema, how: Mark): Schema {
  // A copy, because a schema may be shared by several members.
  const marked = schema.clone();
  marks.add(marked, how);
  return marked;
}

function emptyOf<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  for (const empty of [null, [], {}]) {
    const parsed = schema.safeParse(empty);
    if (parsed.success) return parsed.data;
  }
  throw new Error('A personal member must accept null, [] or {}, or name its empty value.');
}

/** Whether a schema is marked as never personal. */
export function isNotPersonal(schema: z.ZodType): boolean {
  return marks.get(schema)?.erase === keep;
}

function keep(value: unknown): unknown {
  return value;
}

/**
 * A value with every personal member erased. Searches objects, arrays and nullable or optional members; a mark inside
 * any other kind of schema is not found. Members that the schema does not declare are dropped.
 */
export function erasePersonal<Value>(schema: z.ZodType, value: Value): Value {
  return erased(schema, value) as Value;
}

function erased(schema: z.ZodType, value: unknown): unknown {
  const how = marks.get(schema);
  if (how !== undefined) return how.erase(value);
  if (value === null || value === undefined) return value;
  if (isWrapper(schema)) return erased(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((element: unknown) => erased(schema.element as z.ZodType, element));
  }
  if (schema instanceof z.ZodObject) return erasedMembers(schema, value);
  return value;
}

function isWrapper(schema: z.ZodType) {
  return (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional
  );
}

function erasedMembers(schema: z.ZodObject, value: object): object {
  const members = Object.entries(value).flatMap(([name, content]) => {
    const member = schema.shape[name] as z.ZodType | undefined;
    return member === undefined ? [] : [[name, erased(member, content)] as const];
  });
  return Object.fromEntries(members);
}

/**
 * The personal members of a schema with their erased values, for a write that does not read first. Nested members are
 * not listed.
 */
export function emptyMembers(schema: z.ZodObject): Record<string, unknown> {
  const members = Object.entries(schema.shape).flatMap(([name, member]) => {
    const how = marks.get(member as z.ZodType);
    return how !== undefined && 'empty' in how ? [[name, how.empty] as const] : [];
  });
  return Object.fromEntries(members);
}

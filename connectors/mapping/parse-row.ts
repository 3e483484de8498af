import { z } from 'zod';
import { RowRejected } from '../feed/errors.ts';
import { memberOf } from '../reading/json-rows.ts';

/** Members that may be absent, null or of a type nobody expects: then null. */
export const optionalText = z.string().nullable().catch(null);
export const optionalNumber = z.number().nullable().catch(null);
export const optionalFlag = z.boolean().nullable().catch(null);

/** An id as text; vendors write numbers too. */
export const id = z.union([z.string(), z.number()]).transform(String);
export const optionalId = id.nullable().catch(null);

/** An object that may be absent or something else: then null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().catch(null);
}

/** A list whose odd elements are left out. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.flatMap((item) => passed(schema.safeParse(item))));
}

function passed<T>(result: z.ZodSafeParseResult<T>): T[] {
  return result.success ? [result.data] : [];
}

/** The members that a connector uses; throws `RowRejected` naming the first that is wrong. */
export function parseRow<T>(schema: z.ZodType<T>, row: unknown, idMember = 'id'): T {
  const result = schema.safeParse(row);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') ?? '';
  const rowId = id.safeParse(memberOf(row, idMember));
  throw new RowRejected(
    `${path || 'row'}: ${issue?.message ?? 'is not valid'}`,
    rowId.data ?? null,
  );
}

import { z } from 'zod';
import { RowRejected } from '../feed/errors.ts';
import { memberOf } from '../reading/json-rows.ts';
import { cleanLine } from '../../domain/common/text/clean-text.ts';

/** Members that are null when absent, blank or of another type. Of a list where one text was expected, the first counts. */
export const optionalText = z
  .unknown()
  .optional()
  .transform((value) => (Array.isArray(value) ? value : [value]).find(isStated) ?? null);

const isStated = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

export const optionalNumber = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null));
export const optionalFlag = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'boolean' ? value : null));

/** An id as trimmed text that is safe in a URL. Vendors also use numbers. */
export const id = z.union([z.string(), z.number()]).transform((value) => cleanLine(String(value)));
export const optionalId = id.nullable().catch(null);

/** An object; null when absent or of another type. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().catch(null);
}

/** A group of optional members. If the group is absent, each is null. */
export function part<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.object(shape);
  return schema.catch(() => schema.parse({}));
}

/** A list without its invalid elements. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.flatMap((item) => passed(schema.safeParse(item))));
}

function passed<T>(result: z.ZodSafeParseResult<T>): T[] {
  return result.success ? [result.data] : [];
}

/** The row's id, if it can be read although other members are invalid. */
export function rowId(row: unknown, member = 'id'): string | null {
  const read = id.safeParse(memberOf(row, member));
  return read.success && read.data !== '' ? read.data : null;
}

/** The members that a connector uses. Throws `RowRejected` naming the first invalid one. */
export function parseRow<T>(schema: z.ZodType<T>, row: unknown, idMember = 'id'): T {
  return parsed(schema, row, rowId(row, idMember));
}

/**
 * As `parseRow`, where the id is known from elsewhere, as for the detail of a row. If only the list was recorded,
 * every member is absent.
 */
export function parseDetail<T>(schema: z.ZodType<T>, detail: unknown, rowId: string): T {
  return parsed(schema, detail ?? {}, rowId);
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, rowId: string | null): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') ?? '';
  const known = cleanLine(rowId);
  const reason = `${path || 'row'}: ${issue?.message ?? 'is not valid'}`;
  throw new RowRejected(reason, known === '' ? null : known);
}

/** An XML element that may occur once or several times. */
export function oneOrMany<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value): unknown => (Array.isArray(value) ? value : [value]), listOf(schema));
}

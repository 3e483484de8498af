import { z } from 'zod';
import { JsonText } from './answer.ts';

const cursorMember = z.string().nullable().meta({ description: 'null on the last page.' });
const noticesMember = z.array(z.string()).meta({
  description: 'How a filter was understood that was not taken literally.',
});

/** `{ data: {...} }` (decision 0001). */
export function recordOf<Value extends z.ZodType>(value: Value) {
  return z.object({ data: value });
}

/** `{ data: [...], meta: { next_cursor } }` (decision 0001). */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), meta: z.object({ next_cursor: cursorMember }) });
}

/** A record found by a filter, with `meta.notices` about parts of the filter that were not used as given. */
export function foundRecordOf<Value extends z.ZodType>(value: Value) {
  return z.object({ data: value, meta: z.object({ notices: noticesMember }).exactOptional() });
}

/** A list found by a filter, with `meta.notices` about parts of the filter that were not used as given. */
export function foundListOf<Row extends z.ZodType>(row: Row) {
  const meta = z.object({ next_cursor: cursorMember, notices: noticesMember.exactOptional() });
  return z.object({ data: z.array(row), meta });
}

interface ListMeta {
  nextCursor?: string | null;
  notices?: string[];
}

/** A list of rows that are JSON texts already, as the index holds them. */
export function listText(rows: readonly string[], meta: ListMeta = {}): JsonText {
  return new JsonText(`{"data":[${rows.join(',')}],"meta":${JSON.stringify(listMeta(meta))}}`);
}

export function listMeta({ nextCursor = null, notices: texts = [] }: ListMeta) {
  return { next_cursor: nextCursor, ...(texts.length > 0 && { notices: texts }) };
}

export function recordBody<Value>(data: Value, texts: string[]) {
  return { data, ...(texts.length > 0 && { meta: { notices: texts } }) };
}

import { z } from 'zod';
import { JsonText } from './answer.ts';

/** `{ data: [...], meta: { next_cursor } }` (decisions section 1), with what the asker should know of the filter. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    meta: z.object({
      next_cursor: z.string().nullable().meta({ description: 'null at the end of the list.' }),
      notices: notices.exactOptional(),
    }),
  });
}

/** `{ data: {...} }`, with `meta.notices` where the filter was not read as it was meant. */
export function recordOf<Value extends z.ZodType>(value: Value) {
  return z.object({ data: value, meta: z.object({ notices }).exactOptional() });
}

const notices = z.array(z.string()).meta({
  description: 'How a filter was read that could not be understood as it stands.',
});

interface ListMeta {
  nextCursor?: string | null;
  notices?: string[];
}

/** A list of rows that are JSON texts already: they go out as they lie in the index. */
export function listText(rows: readonly string[], meta: ListMeta = {}): JsonText {
  return new JsonText(`{"data":[${rows.join(',')}],"meta":${JSON.stringify(listMeta(meta))}}`);
}

export function listMeta({ nextCursor = null, notices: texts = [] }: ListMeta) {
  return { next_cursor: nextCursor, ...(texts.length > 0 && { notices: texts }) };
}

export function recordBody<Value>(data: Value, texts: string[]) {
  return { data, ...(texts.length > 0 && { meta: { notices: texts } }) };
}

import { z } from 'zod';
import { understoodSchema, type Understood } from '../domain/market/typed-query/understood.ts';
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

const understoodMember = understoodSchema.exactOptional().meta({
  description: 'What was made of query. Absent without query.',
});

/** A record found by a filter, with `meta.notices` about parts of the filter that were not used as given. */
export function foundRecordOf<Value extends z.ZodType>(value: Value) {
  const meta = z.object({ notices: noticesMember.exactOptional(), understood: understoodMember });
  return z.object({ data: value, meta: meta.exactOptional() });
}

/** A list found by a filter, with `meta.notices` about parts of the filter that were not used as given. */
export function foundListOf<Row extends z.ZodType>(row: Row) {
  const meta = z.object({
    next_cursor: cursorMember,
    notices: noticesMember.exactOptional(),
    understood: understoodMember,
  });
  return z.object({ data: z.array(row), meta });
}

interface FoundMeta {
  notices?: string[];
  understood?: Understood;
}

interface ListMeta extends FoundMeta {
  nextCursor?: string | null;
}

/** A list of rows that are JSON texts already, as the index holds them. */
export function listText(rows: readonly string[], meta: ListMeta = {}): JsonText {
  return new JsonText(`{"data":[${rows.join(',')}],"meta":${JSON.stringify(listMeta(meta))}}`);
}

export function listMeta({ nextCursor = null, ...found }: ListMeta) {
  return { next_cursor: nextCursor, ...foundMeta(found) };
}

export function recordBody<Value>(data: Value, found: FoundMeta) {
  const meta = foundMeta(found);
  return { data, ...(Object.keys(meta).length > 0 && { meta }) };
}

function foundMeta({ notices = [], understood }: FoundMeta): FoundMeta {
  return { ...(notices.length > 0 && { notices }), ...(understood && { understood }) };
}

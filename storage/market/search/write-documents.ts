import type { Stores } from '../../stores.ts';

/** One record's state for an index; `document: null` takes it out. */
export interface IndexWrite<Document> {
  id: string;
  /** Rises with every change of the record; the index keeps the highest it has seen. */
  revision: number;
  document: Document | null;
}

export interface WriteOutcome {
  id: string;
  /** What the index said, null when the write is done or was overtaken by a newer one. */
  error: string | null;
}

interface Target {
  _index: string;
  require_alias: boolean;
}

interface BulkItem {
  _id: string;
  status: number;
  error?: { type: string; reason: string };
}

const TIMEOUT_MS = 60_000;
const OVERTAKEN = 409;

/**
 * One `_bulk` call for all writes to all indexes; the outcomes come in the order of the writes. A missing
 * alias is an error of every write, never an index that the server makes up.
 */
export async function writeDocuments<Document>(
  { search }: Stores,
  writes: readonly IndexWrite<Document>[],
  indexes: readonly string[],
): Promise<WriteOutcome[]> {
  if (writes.length === 0) return [];
  const aliases = [search.jobsIndex, search.companiesIndex];
  const targets = indexes.map((_index) => ({ _index, require_alias: aliases.includes(_index) }));
  const answer = await search.client.transport.request<{ items: Record<string, BulkItem>[] }>(
    {
      method: 'POST',
      path: '/_bulk',
      querystring: {
        filter_path: 'items.*._id,items.*.status,items.*.error.type,items.*.error.reason',
      },
      bulkBody: bulkBody(writes, targets),
    },
    { requestTimeout: TIMEOUT_MS, maxRetries: 0 },
  );
  const errors = failures(answer.items.flatMap((item) => Object.values(item)));
  return writes.map(({ id }) => ({ id, error: errors.get(id) ?? null }));
}

function bulkBody<Document>(writes: readonly IndexWrite<Document>[], targets: Target[]): string {
  return targets.flatMap((target) => writes.map((write) => bulkLines(target, write))).join('');
}

function bulkLines<Document>(target: Target, { id, revision, document }: IndexWrite<Document>) {
  const action = { ...target, _id: id, version: revision, version_type: 'external_gte' };
  return document === null
    ? `${JSON.stringify({ delete: action })}\n`
    : `${JSON.stringify({ index: action })}\n${JSON.stringify(document)}\n`;
}

function failures(items: BulkItem[]): Map<string, string> {
  const failed = items.filter(({ error, status }) => error !== undefined && status !== OVERTAKEN);
  return new Map(failed.map(({ _id, error }) => [_id, `${error?.type}: ${error?.reason}`]));
}

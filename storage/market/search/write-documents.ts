import type { Stores } from '../../stores.ts';

/** One record's state for an index; `document: null` deletes it. */
export interface IndexWrite<Document> {
  id: string;
  /** Increases with every change of the record. The index keeps the highest one. */
  revision: number;
  document: Document | null;
}

export interface WriteOutcome {
  id: string;
  /** The error of the index; null when the write is done or a newer one was there. */
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
 * Makes one `_bulk` call for all writes to all indexes. Outcomes are in the order of the writes. A missing alias is
 * an error of each write; the server does not create an index.
 */
export async function writeDocuments<Document>(
  { search }: Stores,
  writes: readonly IndexWrite<Document>[],
  indexes: readonly string[],
): Promise<WriteOutcome[]> {
  if (writes.length === 0) return [];
  const aliases = [search.jobsIndex, search.companiesIndex, search.peopleIndex];
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

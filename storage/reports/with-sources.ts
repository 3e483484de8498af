import { batches } from '../../domain/common/batches.ts';
import type { Stores } from '../stores.ts';
import { readSources } from './candidate-sources.ts';

/** Records read at once. */
export const BATCH = 500;

/** Records of candidates with the source of each candidate, in batches. */
export async function* withSources<Row extends { candidateId: string }>(
  stores: Stores,
  accountId: string,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row & { source: string | null }> {
  for await (const batch of batches(rows, BATCH)) {
    const ids = batch.map(({ candidateId }) => candidateId);
    const sources = await readSources(stores, accountId, ids);
    for (const row of batch) yield { ...row, source: sources.get(row.candidateId) ?? null };
  }
}

import { connectorOf } from '../../connectors/registry.ts';
import { isSuspiciousRead } from '../../domain/market/read-verdict.ts';
import type { AppContext } from '../../services/context.ts';
import { seenRows } from '../../storage/market/ingestion-runs.ts';
import { compareOpenJobs, judgeMissing, repeatMisses } from '../../storage/market/missing-jobs.ts';
import { findSource } from '../../storage/market/sources.ts';
import type { IngestStatus, ReadResult, RunRef } from '../../workflows/market/contract.ts';
import { keepAlive } from '../keep-alive.ts';

export type CloseMissingInput = RunRef & Pick<ReadResult, 'notModified' | 'complete'>;

/**
 * Closes the jobs that a complete read lacks, unless the read is suspicious or the feed rolls (decision 0010).
 * Idempotent: each job stores the run that last counted a miss.
 */
export function createCloseMissing(ctx: AppContext) {
  return function closeMissing(input: CloseMissingInput): Promise<IngestStatus> {
    return keepAlive(() => closeOf(ctx, input));
  };
}

async function closeOf(ctx: AppContext, input: CloseMissingInput): Promise<IngestStatus> {
  const { sourceId, run } = input;
  const read = { sourceId, run };
  const status = input.notModified ? 'not_modified' : 'completed';
  const source = await findSource(ctx.stores, sourceId);
  if (!source || !input.complete || !connectorOf(source.kind).closesByAbsence) return status;
  if (input.notModified) {
    await repeatMisses(ctx.stores, read);
    return status;
  }
  const seen = await seenRows(ctx.stores, run);
  const compared = await compareOpenJobs(ctx.stores, read, seen.externalIds);
  if (isSuspiciousRead(seen.externalIds.size, compared.openBefore)) return 'suspicious';
  await judgeMissing(ctx.stores, read, compared);
  return status;
}

import { ENRICHMENT_VERSION } from '../../domain/market/enrichment/version.ts';
import type { AppContext } from '../../services/context.ts';
import { countChanges, recordRun, seenRows } from '../../storage/market/ingestion-runs.ts';
import { deleteRecording } from '../../storage/market/recordings.ts';
import { findSource, recordReadOutcome, type CompleteRead } from '../../storage/market/sources.ts';
import type {
  IngestResult,
  IngestStatus,
  ReadResult,
  RunRef,
} from '../../workflows/market/contract.ts';

export interface RecordRunInput extends RunRef {
  status: IngestStatus;
  startedAt: string;
  error: string | null;
  /** How the feed was read; null when it could not be. */
  read: ReadResult | null;
  /** The recorded payload, which is no longer needed. */
  recordingId?: string;
}

/** Counts what the run did and stores it. Idempotent: the counts follow from stored state. */
export function createRecordRun(ctx: AppContext) {
  return async function recordIngestion(input: RecordRunInput): Promise<IngestResult> {
    const seen = await rowsOf(ctx, input);
    const changes = await countChanges(ctx.stores, input.sourceId, input.run);
    const finishedAt = new Date();
    const result: IngestResult = {
      status: input.status,
      read: seen.rows,
      new: changes.new,
      changed: changes.changed + changes.reopened,
      closed: changes.closed,
      rejected: seen.rejected,
      error: input.error,
    };
    await recordRun(ctx.stores, {
      _id: input.run,
      sourceId: input.sourceId,
      startedAt: new Date(input.startedAt),
      finishedAt,
      ...result,
    });
    await recordReadOutcome(ctx.stores, input.sourceId, {
      lastRun: { key: input.run, status: input.status, finishedAt, error: input.error },
      ...completeRead(input, seen),
    });
    if (input.recordingId !== undefined) await deleteRecording(ctx.stores, input.recordingId);
    return result;
  };
}

/** An unchanged feed has the same rows as before. */
async function rowsOf(ctx: AppContext, { sourceId, run, status }: RecordRunInput) {
  const source = status === 'not_modified' ? await findSource(ctx.stores, sourceId) : null;
  return source?.lastRead ?? seenRows(ctx.stores, run);
}

/** Only a complete, plausible read can be recognised as unchanged; a suspicious one is checked again. */
function completeRead(
  { status, read }: RecordRunInput,
  { rows, rejected }: { rows: number; rejected: number },
): { lastRead?: CompleteRead } {
  if (status !== 'completed' || !read?.complete) return {};
  return {
    lastRead: { ...read.validators, enrichment: ENRICHMENT_VERSION, rows, rejected },
  };
}

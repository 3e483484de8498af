import type { AppContext } from '../../services/context.ts';
import { countChanges, recordRun, seenRows } from '../../storage/market/ingestion-runs.ts';
import { deleteRecording } from '../../storage/market/recordings.ts';
import { recordReadOutcome } from '../../storage/market/sources.ts';
import type { IngestResult, IngestStatus, RunRef } from '../../workflows/market/contract.ts';

export interface RecordRunInput extends RunRef {
  status: IngestStatus;
  startedAt: string;
  error: string | null;
  /** The payload that was read; it has served. */
  recordingId?: string;
}

/** Counts what the run did and keeps it. Harmless to repeat: the counts follow from stored state. */
export function createRecordRun(ctx: AppContext) {
  return async function recordIngestion(input: RecordRunInput): Promise<IngestResult> {
    const seen = await seenRows(ctx.stores, input.run);
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
    });
    if (input.recordingId !== undefined) await deleteRecording(ctx.stores, input.recordingId);
    return result;
  };
}

import type { Readable } from 'node:stream';
import { connectorOf } from '../../connectors/registry.ts';
import { importRecording } from '../../services/market/import-recording.ts';
import type { AppContext } from '../../services/context.ts';
import type { SourceKind } from '../../domain/market/enums.ts';
import { listRejectedRows, listRuns } from '../../storage/market/ingestion-runs.ts';
import type { Stores } from '../../storage/stores.ts';
import { ensureSource } from '../../storage/market/sources.ts';
import { saveRecording } from '../../storage/market/recordings.ts';

/** A payload as it came from a vendor, and the source it is a read of. */
export interface Recording {
  kind: SourceKind;
  token: string;
  /** The employer whose feed it is; null where the feed says so itself. */
  companyName: string | null;
  open: () => Readable;
}

/** A line of `sources -- import --json` (decision 0023). */
export interface ImportLine {
  source_id: string | null;
  token: string;
  read: number;
  new: number;
  changed: number;
  closed: number;
  rejected: number;
  error: string | null;
}

const DEFAULT_CADENCE_MINUTES = 60;
/** A payload that was read before has its reasons in an earlier run. */
const RUNS_LOOKED_AT = 3;

/** Reads one recorded payload through the connector and workflow of a live read, and returns the result. */
export async function importRecorded(
  ctx: AppContext,
  { kind, token, companyName, open }: Recording,
): Promise<ImportLine> {
  const none = { source_id: null, read: 0, new: 0, changed: 0, closed: 0, rejected: 0 };
  try {
    // A name that is no board of this vendor would be retried by the worker for hours.
    connectorOf(kind).endpoint({ token, companyName });
    const source = await ensureSource(ctx.stores, {
      kind,
      token,
      companyName,
      cadenceMinutes: DEFAULT_CADENCE_MINUTES,
      // A recording: the dispatcher ignores it until an operator resumes it.
      enabled: false,
    });
    const recordingId = await saveRecording(ctx.stores, source._id, open());
    const result = await importRecording(ctx, { sourceId: source._id, recordingId });
    const { read, new: fresh, changed, closed, rejected } = result;
    const nothingTaken = rejected > 0 && rejected === read;
    const error = result.error ?? (nothingTaken ? await leftOut(ctx.stores, source._id) : null);
    const counts = { read, new: fresh, changed, closed, rejected, error };
    return { source_id: source._id, token, ...counts };
  } catch (error) {
    return { ...none, token, error: error instanceof Error ? error.message : 'failed' };
  }
}

/** Why nothing of a payload was imported: a source in which every row is wrong has failed as a whole. */
async function leftOut(stores: Stores, sourceId: string): Promise<string> {
  for (const run of await listRuns(stores, sourceId, RUNS_LOOKED_AT)) {
    const [first] = await listRejectedRows(stores, run._id);
    if (first) return `all ${run.rejected} rows were left out, the first: ${first.reason}`;
  }
  return 'all rows were left out';
}

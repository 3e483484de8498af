import type { Readable } from 'node:stream';
import { connectorOf } from '../../connectors/registry.ts';
import { importRecording } from '../../services/market/import-recording.ts';
import type { AppContext } from '../../services/context.ts';
import type { SourceKind } from '../../domain/market/enums.ts';
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

/** One line of `sources -- import --json` (decisions section 13). */
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

/** Reads one recorded payload through the connector and workflow of a live read, and says what came of it. */
export async function importRecorded(
  ctx: AppContext,
  { kind, token, companyName, open }: Recording,
): Promise<ImportLine> {
  const none = { source_id: null, read: 0, new: 0, changed: 0, closed: 0, rejected: 0 };
  try {
    // A name that is no board of this vendor would fail in the worker, which would try it again for hours.
    connectorOf(kind).endpoint({ token, companyName });
    const source = await ensureSource(ctx.stores, {
      kind,
      token,
      companyName,
      cadenceMinutes: DEFAULT_CADENCE_MINUTES,
      // Recorded, not read: the dispatcher leaves it alone until an operator resumes it.
      enabled: false,
    });
    const recordingId = await saveRecording(ctx.stores, source._id, open());
    const result = await importRecording(ctx, { sourceId: source._id, recordingId });
    const { read, new: fresh, changed, closed, rejected, error } = result;
    const counts = { read, new: fresh, changed, closed, rejected, error };
    return { source_id: source._id, token, ...counts };
  } catch (error) {
    return { ...none, token, error: error instanceof Error ? error.message : 'failed' };
  }
}

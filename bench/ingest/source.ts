import { Readable } from 'node:stream';
import { importRecording } from '../../services/market/import-recording.ts';
import type { AppContext } from '../../services/context.ts';
import { refreshIndexes } from '../../storage/market/job-index.ts';
import { saveRecording } from '../../storage/market/recordings.ts';
import { ensureSource } from '../../storage/market/sources.ts';
import type { IngestResult } from '../../workflows/market/contract.ts';

/** A board with the name of its source. Asked for its pieces as often as it is read. */
export interface GeneratedBoard {
  token: string;
  pieces: () => Iterable<string>;
}

const CADENCE_MINUTES = 60;

/** From payload to searchable: stored, read by the durable workflow, indexed. Throws when the read failed. */
export async function ingestBoard(ctx: AppContext, board: GeneratedBoard): Promise<IngestResult> {
  const source = await ensureSource(ctx.stores, {
    kind: 'ashby',
    token: board.token,
    companyName: null,
    cadenceMinutes: CADENCE_MINUTES,
    enabled: false,
  });
  const recordingId = await saveRecording(ctx.stores, Readable.from(board.pieces()));
  const result = await importRecording(ctx, { sourceId: source._id, recordingId });
  if (result.status === 'failed') throw new Error(`${board.token}: ${result.error}`);
  return result;
}

/** Several boards, a few at a time, until all of them are searchable. Returns the milliseconds it took. */
export async function ingestBoards(
  ctx: AppContext,
  boards: readonly GeneratedBoard[],
  atOnce: number,
): Promise<number> {
  const startedAt = performance.now();
  const waiting = [...boards];
  async function work(): Promise<void> {
    for (let board = waiting.shift(); board; board = waiting.shift()) {
      await ingestBoard(ctx, board);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  await refreshIndexes(ctx.stores);
  return performance.now() - startedAt;
}

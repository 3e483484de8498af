import { Readable } from 'node:stream';
import { importRecording } from '../../services/market/import-recording.ts';
import type { AppContext } from '../../services/context.ts';
import { refreshIndexes } from '../../storage/market/search/job-index.ts';
import { saveRecording } from '../../storage/market/recordings.ts';
import { ensureSource } from '../../storage/market/sources.ts';

/** A board and its source's name. Its pieces can be generated repeatedly. */
export interface GeneratedBoard {
  token: string;
  pieces: () => Iterable<string>;
}

const CADENCE_MINUTES = 60;

/** A payload in MongoDB, as an operator's import stores it. */
interface StoredBoard {
  token: string;
  sourceId: string;
  recordingId: string;
}

async function storeBoard(ctx: AppContext, board: GeneratedBoard): Promise<StoredBoard> {
  const source = await ensureSource(ctx.stores, {
    kind: 'ashby',
    token: board.token,
    companyName: null,
    cadenceMinutes: CADENCE_MINUTES,
    enabled: false,
  });
  const recordingId = await saveRecording(ctx.stores, source._id, Readable.from(board.pieces()));
  return { token: board.token, sourceId: source._id, recordingId };
}

async function readBoard(ctx: AppContext, { token, ...recording }: StoredBoard): Promise<void> {
  const { status, error } = await importRecording(ctx, recording);
  if (status === 'failed') throw new Error(`${token}: ${error}`);
}

/**
 * Reads boards with the durable workflow, a few at a time, until all are searchable. Returns milliseconds since their
 * payloads were stored.
 */
export async function ingestBoards(
  ctx: AppContext,
  boards: readonly GeneratedBoard[],
  atOnce: number,
): Promise<number> {
  const waiting: StoredBoard[] = [];
  for (const board of boards) waiting.push(await storeBoard(ctx, board));
  const startedAt = performance.now();
  async function work(): Promise<void> {
    for (let board = waiting.shift(); board; board = waiting.shift()) {
      await readBoard(ctx, board);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  await refreshIndexes(ctx.stores);
  return performance.now() - startedAt;
}

import type { AppContext } from '../../services/context.ts';
import { refreshIndexes } from '../../storage/market/search/job-index.ts';
import { progress, progressDone } from '../terminal/say.ts';
import { importRecorded, type ImportLine, type Recording } from './import-recorded.ts';

const AT_ONCE = 8;

/** Imports recorded payloads, a few at a time, and waits until all of them are searchable. */
export async function importAll(
  ctx: AppContext,
  recordings: readonly Recording[],
): Promise<ImportLine[]> {
  const lines: ImportLine[] = new Array<ImportLine>(recordings.length);
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < recordings.length; index = next++) {
      const recording = recordings[index];
      if (recording) lines[index] = await importRecorded(ctx, recording);
      progress('import', `${(done += 1)} of ${recordings.length} sources`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  progressDone('import');
  await refreshIndexes(ctx.stores);
  return lines;
}

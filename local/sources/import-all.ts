import type { SourceKind } from '../../domain/market/enums.ts';
import type { AppContext } from '../../services/context.ts';
import { refreshIndexes } from '../../storage/market/job-index.ts';
import { progress, progressDone } from '../terminal/say.ts';
import { importFile, type ImportLine } from './import-file.ts';
import { recordedFiles } from './recorded-files.ts';

const AT_ONCE = 8;

/** Imports recorded payloads, a few at a time, and waits until all of them are searchable. */
export async function importAll(
  ctx: AppContext,
  kind: SourceKind,
  paths: string[],
): Promise<ImportLine[]> {
  const files = await recordedFiles(paths);
  const lines: ImportLine[] = new Array<ImportLine>(files.length);
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < files.length; index = next++) {
      const file = files[index];
      if (file) lines[index] = await importFile(ctx, kind, file);
      progress('import', `${(done += 1)} of ${files.length} sources`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  progressDone('import');
  await refreshIndexes(ctx.stores);
  return lines;
}

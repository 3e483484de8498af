import type { AppContext } from '../../services/context.ts';
import { eraseUnusedFile } from '../../services/files/erase-unused-file.ts';
import { eraseOrphanAnswers } from '../../storage/hiring/orphan-answers.ts';
import {
  postponeFileCheck,
  eraseFileFragments,
  findFilesToCheck,
} from '../../storage/files/orphan-files.ts';
import { sweepEach } from '../sweep-each.ts';

/** Records of each kind per tick; the next tick takes the next ones. */
const BATCH = 200;

export interface SweptOrphans {
  files: number;
  fragments: number;
  answers: number;
}

/**
 * Deletes, after an hour, what a crash between upload and application left: files, chunks and EEO answers that
 * nothing refers to. Idempotent. A file that a concurrent upload has just found by its content is kept.
 */
export function createSweepOrphans(ctx: AppContext) {
  return async function sweepOrphans(): Promise<SweptOrphans> {
    const { stores } = ctx;
    let files = 0;
    await sweepEach(ctx, await findFilesToCheck(stores, BATCH), async (file) => {
      const outcome = await eraseUnusedFile(ctx, file);
      if (outcome === 'used') await postponeFileCheck(stores, file.id);
      if (outcome === 'erased') files += 1;
    });
    const fragments = await eraseFileFragments(stores, BATCH);
    const answers = await eraseOrphanAnswers(stores, BATCH);
    return { files, fragments, answers };
  };
}

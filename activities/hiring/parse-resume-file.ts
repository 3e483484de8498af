import { AppError } from '../../domain/common/errors.ts';
import type { AppContext } from '../../services/context.ts';
import { readResume } from '../../services/hiring/resume/read-resume.ts';
import { readFile } from '../../storage/files/files.ts';
import { findResume, noteResume } from '../../storage/accounts/account-resumes.ts';
import { attemptSignal, keepAlive } from '../keep-alive.ts';
import type { ReadResumeInput, ReadResumeOutcome } from '../../workflows/hiring/contract.ts';

/** A model that takes longer is given up. */
const MODEL_WAIT_MS = 60_000;

/** Records that a résumé could not be read, once retries are exhausted. Idempotent. */
export function createGiveUpReading({ stores }: AppContext) {
  return async function giveUpReading(input: ReadResumeInput): Promise<void> {
    const error = 'The file could not be read within three days. Upload it again.';
    await noteResume(stores, input, { status: 'failed', error });
  };
}

/**
 * Reads an uploaded résumé and stores the result with the account. Idempotent: the same file gives the same result,
 * and a replaced upload is not written.
 */
export function createParseResumeFile(ctx: AppContext) {
  const { stores } = ctx;
  return async function parseResumeFile(input: ReadResumeInput): Promise<ReadResumeOutcome> {
    const found = await findResume(stores, input.accountId);
    if (found === null || found.id !== input.resumeId || found.file === null) return 'replaced';
    const { fileId, filename } = found.file;
    await noteResume(stores, input, { status: 'parsing' });
    const file = await readFile(stores, fileId);
    if (file === null) return fail('The file is gone.');
    return keepAlive(async () => {
      try {
        const turn = { caller: input.accountId, signal: attemptSignal() };
        const { resume, reading } = await readResume(ctx, {
          ...{ accountId: input.accountId, reference: input.resumeId },
          ...{ bytes: file.content, filename, turn, waitMs: MODEL_WAIT_MS },
        });
        await noteResume(stores, input, { status: 'ready', resume, reading, error: null });
        return 'ready';
      } catch (error) {
        // Any other error, such as too many files at once, is retried.
        if (!(error instanceof AppError) || error.code !== 'unreadable_resume') throw error;
        return fail(error.message);
      }
    });

    async function fail(error: string): Promise<'failed'> {
      await noteResume(stores, input, { status: 'failed', error });
      return 'failed';
    }
  };
}

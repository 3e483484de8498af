import { AppError } from '../../../domain/common/errors.ts';
import type { GivenFile } from '../../../domain/hiring/application-form/composite-answers.ts';
import { saveFile } from '../../../storage/files/files.ts';
import { newId } from '../../../storage/new-id.ts';
import type { ResumeRecord } from '../../../storage/accounts/account.model.ts';
import { replaceResume } from '../../../storage/accounts/account-resumes.ts';
import type { AppContext } from '../../context.ts';
import { judgeFile } from '../applying/judge-file.ts';
import { startReading } from './start-reading.ts';

/** Extensions of supported files (decision 0022). */
const READABLE = ['.pdf', '.docx', '.rtf', '.txt', '.md'];

/** Stores a JSON Resume, which needs no reading. */
export async function useJsonResume(
  { stores }: Pick<AppContext, 'stores'>,
  accountId: string,
  resume: unknown,
): Promise<ResumeRecord> {
  const record = newResume({ status: 'ready', file: null, resume });
  await replaceResume(stores, accountId, record);
  return record;
}

/**
 * Stores an uploaded résumé and starts reading it. While Temporal is unavailable the caller is asked to retry; the
 * upload is kept, and the sweep reads it.
 * @throws AppError `unreadable_resume` for a file that is not a résumé by its content.
 */
export async function useResumeFile(
  ctx: Pick<AppContext, 'stores' | 'temporal'>,
  accountId: string,
  upload: GivenFile,
): Promise<ResumeRecord> {
  const judged = await judgeFile(upload, READABLE);
  if ('fault' in judged) {
    const details = [{ path: 'file', message: judged.fault }];
    throw new AppError('unreadable_resume', { message: `The file ${judged.fault}.`, details });
  }
  const { filename, contentType, content } = judged;
  const { id: fileId, bytes } = await saveFile(ctx.stores, { accountId, contentType, content });
  const file = { fileId, filename, contentType, bytes };
  const record = newResume({ status: 'queued', file, resume: null });
  await replaceResume(ctx.stores, accountId, record);
  await startReading(ctx, { accountId, resumeId: record.id });
  return record;
}

function newResume(part: Pick<ResumeRecord, 'status' | 'file' | 'resume'>): ResumeRecord {
  return { id: newId('resume'), ...part, error: null, updatedAt: new Date() };
}

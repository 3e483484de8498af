import { AppError } from '../../../domain/common/errors.ts';
import type { GivenFile } from '../../../domain/hiring/application-form/file-answers.ts';
import { saveFile } from '../../../storage/hiring/files.ts';
import { newId } from '../../../storage/new-id.ts';
import type { ResumeRecord } from '../../../storage/platform/account.model.ts';
import { replaceResume } from '../../../storage/platform/account-resumes.ts';
import { accountIdAttribute, processStatusAttribute } from '../../../workflows/common/contract.ts';
import { HIRING_TASK_QUEUE, parseResumeId } from '../../../workflows/hiring/contract.ts';
import type { readResume } from '../../../workflows/hiring/read-resume.ts';
import type { AppContext } from '../../context.ts';
import { judgeFile } from '../applying/judge-file.ts';

/** What can be read (decisions section 5, parse-resume). */
const READABLE = ['.pdf', '.docx', '.rtf', '.txt', '.md'];
/** A Temporal that hangs is told as unavailable after this. */
const START_TIMEOUT_MS = 3_000;

/** Takes a JSON Resume as it stands: there is nothing to read. */
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
 * Stores an uploaded résumé and starts its reading. When Temporal is away the upload is kept and the caller told to
 * try again. @throws AppError `unreadable_resume` for what is no résumé by its content.
 */
export async function useResumeFile(
  ctx: AppContext,
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
  await startReading(ctx, accountId, record.id);
  return record;
}

function newResume(part: Pick<ResumeRecord, 'status' | 'file' | 'resume'>): ResumeRecord {
  return { id: newId('resume'), ...part, error: null, updatedAt: new Date() };
}

function startReading({ temporal }: AppContext, accountId: string, resumeId: string) {
  return temporal.client.withDeadline(Date.now() + START_TIMEOUT_MS, () =>
    temporal.client.workflow.start<typeof readResume>('readResume', {
      taskQueue: HIRING_TASK_QUEUE,
      workflowId: parseResumeId(resumeId),
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [{ accountId, resumeId }],
      typedSearchAttributes: [
        { key: accountIdAttribute, value: accountId },
        { key: processStatusAttribute, value: 'queued' },
      ],
      staticSummary: `Read the résumé ${resumeId}`,
    }),
  );
}

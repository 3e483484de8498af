import type { OwnedRef } from '../../domain/common/ids.ts';
import type { SessionFile } from '../../domain/agent/session.ts';
import { AppError } from '../../domain/common/errors.ts';
import { jsonResumeSchema, type JsonResume } from '../../domain/resume/json-resume.ts';
import { findDocument } from '../../storage/agent/documents.ts';
import { findResume } from '../../storage/accounts/account-resumes.ts';
import type { Stores } from '../../storage/stores.ts';
import type { AppContext } from '../context.ts';

/** An account's résumé and its file. Either may be missing. */
export interface AccountResume {
  resume: JsonResume | null;
  file: Omit<SessionFile, 'key'> | null;
  /** False while an uploaded file is being read, and after reading it failed. */
  isRead: boolean;
}

/** The account's own résumé, or a written one (`res_`). Null when the account has no résumé with this id. */
export async function findAccountResume(
  { stores }: Pick<AppContext, 'stores'>,
  { accountId, resumeId }: { accountId: string; resumeId: string | null },
): Promise<AccountResume | null> {
  const own = await findResume(stores, accountId);
  if (resumeId === null || own?.id === resumeId) {
    const { data = null } = jsonResumeSchema.safeParse(own?.resume);
    return { resume: data, file: own?.file ?? null, isRead: own?.status === 'ready' };
  }
  return findWritten(stores, { accountId, id: resumeId });
}

/** The error for a résumé id that the account does not have. */
export function noSuchResume(): AppError {
  const details = [{ path: 'resume_id', message: 'There is no such résumé.' }];
  return new AppError('not_found', { details });
}

async function findWritten(stores: Stores, ref: OwnedRef): Promise<AccountResume | null> {
  const document = await findDocument(stores, ref);
  if (document?.status !== 'ready' || document.written.resume === null) return null;
  const { resume, files } = document.written;
  return { resume, file: files[0] ?? null, isRead: true };
}

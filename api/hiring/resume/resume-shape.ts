import { AppError } from '../../../domain/common/errors.ts';
import type { z } from 'zod';
import type { resumeStatusSchema } from '../../../domain/hiring/account-resume.ts';
import type { ResumeRecord } from '../../../storage/accounts/account.model.ts';
import { findResume } from '../../../storage/accounts/account-resumes.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

/**
 * The caller's own résumé.
 * @throws AppError 404 when there is none.
 */
export async function ownResume({ ctx, caller }: FindCall<unknown>): Promise<ResumeRecord> {
  const resume = await findResume(ctx.stores, accountOf(caller));
  if (resume === null) throw new AppError('not_found');
  return resume;
}

export function resumeStatusRow(resume: ResumeRecord): z.infer<typeof resumeStatusSchema> {
  const { status, error, updatedAt } = resume;
  return { status, error, updated_at: updatedAt.toISOString() };
}

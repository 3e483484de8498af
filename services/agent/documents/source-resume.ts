import { textsOf } from '../../../domain/agent/grounding/source-evidence.ts';
import { invalidRequest } from '../../../domain/common/errors.ts';
import type { JsonResume } from '../../../domain/hiring/resume/json-resume.ts';
import type { AppContext } from '../../context.ts';
import { findAccountResume, noSuchResume } from '../account-resume.ts';

interface Named {
  accountId: string;
  resume?: JsonResume;
  resumeId: string | null;
}

/**
 * What a document may state: the résumé given, else the one named, else the account's (decisions section 14).
 * @throws AppError `not_found` for a name that is none of the account's, `invalid_request` when there is nothing.
 */
export async function sourceResume(
  ctx: AppContext,
  { accountId, resume, resumeId }: Named,
): Promise<JsonResume> {
  const found = resume ?? (await readResume(ctx, { accountId, resumeId }));
  if (found === null && resumeId !== null) throw noSuchResume();
  if (found === null || textsOf(found).every((text) => text.trim() === ''))
    throw invalidRequest('resume', 'is needed: the account has no résumé that has been read');
  return found;
}

async function readResume(
  ctx: AppContext,
  named: { accountId: string; resumeId: string | null },
): Promise<JsonResume | null> {
  const known = await findAccountResume(ctx, named);
  return known?.isRead === true ? known.resume : null;
}

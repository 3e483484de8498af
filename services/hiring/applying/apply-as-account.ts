import { AppError } from '../../../domain/common/errors.ts';
import { RESUME_KEY } from '../../../domain/hiring/application-form/field-types.ts';
import type { GivenFile } from '../../../domain/hiring/application-form/composite-answers.ts';
import { isLeftOut } from '../../../domain/hiring/application-form/validate-answers.ts';
import type { Application } from '../../../domain/hiring/candidate.ts';
import { jsonResumeSchema } from '../../../domain/resume/json-resume.ts';
import { ownAnswers } from '../../../domain/hiring/applying/own-answers.ts';
import { findProfile } from '../../../storage/accounts/account-profiles.ts';
import { findResume } from '../../../storage/accounts/account-resumes.ts';
import type { AppContext } from '../../context.ts';
import { resumeFile, type OwnResume } from './own-resume.ts';
import { submitApplication, type ApplicationRequest } from './submit-application.ts';

interface AccountApplication extends Omit<
  ApplicationRequest,
  'appliedBy' | 'accountEmail' | 'source' | 'onFile'
> {
  accountId: string;
}

/**
 * Applies on behalf of an account (decision 0014). Name, e-mail, phone, location, links and résumé that are left out
 * come from its profile and stored résumé, where the form has such fields.
 * @throws AppError as `submitApplication` does.
 */
export async function applyAsAccount(
  ctx: AppContext,
  { accountId, ...request }: AccountApplication,
): Promise<Application> {
  const profile = await findProfile(ctx.stores, accountId);
  if (profile === null) throw new AppError('not_found');
  const stored = await findResume(ctx.stores, accountId);
  const { data: resume = null } = jsonResumeSchema.safeParse(stored?.resume);
  const onFile = {
    ...ownAnswers(request.posting.applicationFields, profile, resume),
    [RESUME_KEY]: stored && (await resumeAnswer(ctx, { accountId, record: stored }, request)),
  };
  return submitApplication(ctx, {
    ...request,
    onFile,
    appliedBy: accountId,
    accountEmail: profile.email,
    source: 'api',
  });
}

/** The account's résumé as an answer; null when the caller answers that field or the form does not take the file. */
async function resumeAnswer(
  ctx: Pick<AppContext, 'stores'>,
  stored: OwnResume,
  { given, posting }: Pick<ApplicationRequest, 'given' | 'posting'>,
): Promise<GivenFile | null> {
  const field = posting.applicationFields.find(({ key }) => key === RESUME_KEY);
  if (field?.type !== 'file' || !isLeftOut(RESUME_KEY, given)) return null;
  return resumeFile(ctx, stored, field.constraints?.accept ?? null);
}

import { AppError } from '../../../domain/common/errors.ts';
import type { GivenFile } from '../../../domain/hiring/application-form/file-answers.ts';
import { isLeftOut } from '../../../domain/hiring/application-form/validate-answers.ts';
import type { Application } from '../../../domain/hiring/candidate.ts';
import { findProfile } from '../../../storage/platform/account-profiles.ts';
import type { AppContext } from '../../context.ts';
import { findOwnResume } from './own-resume.ts';
import { submitApplication, type ApplicationRequest } from './submit-application.ts';

interface AccountApplication extends Omit<ApplicationRequest, 'appliedBy' | 'source' | 'onFile'> {
  accountId: string;
}

/** The field that takes a résumé, in the default form and wherever an employer keeps its key. */
const RESUME_KEY = 'resume';

/**
 * Applies on behalf of an account (decisions section 6.2): what is left out of name, e-mail, phone and résumé comes
 * from its profile, where the form takes it. @throws AppError as `submitApplication` does.
 */
export async function applyAsAccount(
  ctx: AppContext,
  { accountId, ...request }: AccountApplication,
): Promise<Application> {
  const profile = await findProfile(ctx.stores, accountId);
  if (profile === null) throw new AppError('not_found');
  const { name, email, phone } = profile;
  const onFile = { name, email, phone, [RESUME_KEY]: await ownResume(ctx, accountId, request) };
  return submitApplication(ctx, { ...request, onFile, appliedBy: accountId, source: 'api' });
}

/** The account's résumé as an answer; null where none is left out, or the account has none that the form takes. */
async function ownResume(
  ctx: AppContext,
  accountId: string,
  { given, posting }: Pick<ApplicationRequest, 'given' | 'posting'>,
): Promise<GivenFile | null> {
  const field = posting.applicationFields.find(({ key }) => key === RESUME_KEY);
  if (field?.type !== 'file' || !isLeftOut(RESUME_KEY, given)) return null;
  return findOwnResume(ctx, accountId, field.constraints?.accept ?? null);
}

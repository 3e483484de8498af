import { AppError } from '../../../domain/common/errors.ts';
import type { GivenFile } from '../../../domain/hiring/application-form/file-answers.ts';
import type { ApplicationField } from '../../../domain/hiring/application-form/field.ts';
import type { GivenAnswers } from '../../../domain/hiring/application-form/validate-answers.ts';
import type { Application } from '../../../domain/hiring/candidate.ts';
import { findProfile } from '../../../storage/platform/account-profiles.ts';
import { findResume } from '../../../storage/platform/account-resumes.ts';
import { readFile } from '../../../storage/hiring/files.ts';
import type { AppContext } from '../../context.ts';
import { submitApplication, type ApplicationRequest } from './submit-application.ts';

interface AccountApplication extends Omit<ApplicationRequest, 'appliedBy' | 'source'> {
  accountId: string;
}

/** The field that takes a résumé, in the default form and wherever an employer keeps its key. */
const RESUME_KEY = 'resume';

/**
 * Applies on behalf of an account (decisions section 6.2): what is left out of name, e-mail, phone and résumé comes
 * from its profile. @throws AppError as `submitApplication` does.
 */
export async function applyAsAccount(
  ctx: AppContext,
  { accountId, ...request }: AccountApplication,
): Promise<Application> {
  const given = await filledFromProfile(ctx, accountId, request);
  return submitApplication(ctx, { ...request, given, appliedBy: accountId, source: 'api' });
}

async function filledFromProfile(
  ctx: AppContext,
  accountId: string,
  { given, posting }: Pick<ApplicationRequest, 'given' | 'posting'>,
): Promise<GivenAnswers> {
  const profile = await findProfile(ctx.stores, accountId);
  if (profile === null) throw new AppError('not_found');
  const answers = given.answers ?? {};
  const or = (key: 'name' | 'email' | 'phone') =>
    Object.hasOwn(answers, key) ? undefined : (given[key] ?? profile[key] ?? undefined);
  const field = posting.applicationFields.find(({ key }) => key === RESUME_KEY);
  const resume =
    Object.hasOwn(answers, RESUME_KEY) || field?.type !== 'file'
      ? null
      : await ownResume(ctx, accountId, field);
  return {
    name: or('name'),
    email: or('email'),
    phone: or('phone'),
    answers: { ...answers, ...(resume !== null && { [RESUME_KEY]: resume }) },
  };
}

/** The account's résumé as an answer; null when it has none, or none this form would take. */
async function ownResume(
  ctx: AppContext,
  accountId: string,
  { constraints }: ApplicationField,
): Promise<GivenFile | null> {
  const file = (await findResume(ctx.stores, accountId))?.file ?? null;
  if (file === null || file.bytes > (constraints?.max_bytes ?? Infinity)) return null;
  const stored = await readFile(ctx.stores, file.fileId);
  if (stored === null) return null;
  return { filename: file.filename, content_base64: stored.content.toString('base64') };
}

import { AppError } from '../../../domain/common/errors.ts';
import type { GivenFile } from '../../../domain/hiring/application-form/file-answers.ts';
import type { ApplicationField } from '../../../domain/hiring/application-form/field.ts';
import type { personFields } from '../../../domain/hiring/application-form/field-types.ts';
import {
  validateAnswers,
  type GivenAnswers,
} from '../../../domain/hiring/application-form/validate-answers.ts';
import type { Application } from '../../../domain/hiring/candidate.ts';
import { findProfile, type ProfiledAccount } from '../../../storage/platform/account-profiles.ts';
import { findResume } from '../../../storage/platform/account-resumes.ts';
import { readFile } from '../../../storage/hiring/files.ts';
import type { AppContext } from '../../context.ts';
import { isAccepted } from './judge-file.ts';
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
  { given, posting: { applicationFields: form } }: Pick<ApplicationRequest, 'given' | 'posting'>,
): Promise<GivenAnswers> {
  const profile = await findProfile(ctx.stores, accountId);
  if (profile === null) throw new AppError('not_found');
  const field = form.find(({ key }) => key === RESUME_KEY);
  const wantsResume = field?.type === 'file' && !Object.hasOwn(given.answers ?? {}, RESUME_KEY);
  const own = { ...profile, resume: wantsResume ? await ownResume(ctx, accountId, field) : null };
  // What the form does not take, such as a phone number where none is asked for, nobody has given.
  const { problems } = validateAnswers(form, filled(given, own, new Set()));
  return filled(given, own, new Set(problems.map(({ path }) => path)));
}

interface Own extends Pick<ProfiledAccount, PersonKey> {
  resume: GivenFile | null;
}
type PersonKey = keyof typeof personFields;

/** What was given, and of what was left out the account's own, but for what is refused. */
function filled(
  given: GivenAnswers,
  { resume, ...person }: Own,
  refused: ReadonlySet<string>,
): GivenAnswers {
  const { answers = {} } = given;
  const or = (key: PersonKey) => {
    if (Object.hasOwn(answers, key)) return undefined;
    return given[key] ?? (refused.has(key) ? undefined : (person[key] ?? undefined));
  };
  const takesResume = resume !== null && !refused.has(`answers.${RESUME_KEY}`);
  return {
    name: or('name'),
    email: or('email'),
    phone: or('phone'),
    answers: { ...answers, ...(takesResume && { [RESUME_KEY]: resume }) },
  };
}

/** The account's résumé as an answer; null when it has none, or none this form would take. */
async function ownResume(
  ctx: AppContext,
  accountId: string,
  { constraints }: ApplicationField,
): Promise<GivenFile | null> {
  const file = (await findResume(ctx.stores, accountId))?.file ?? null;
  if (file === null || !isAccepted(file, constraints?.accept ?? null)) return null;
  const stored = await readFile(ctx.stores, file.fileId);
  if (stored === null) return null;
  return { filename: file.filename, content_base64: stored.content.toString('base64') };
}

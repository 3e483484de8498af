import type { OwnedRef } from '../../../domain/common/ids.ts';
import { formAnswers } from '../../../domain/agent/draft/draft-form.ts';
import { takeStep, type ApplySession } from '../../../domain/agent/session.ts';
import { storedError } from '../../../domain/agent/stored-error.ts';
import { AppError, errorCodes } from '../../../domain/common/errors.ts';
import {
  givenFile,
  type GivenFile,
} from '../../../domain/hiring/application-form/composite-answers.ts';
import { FIRST_STAGE, type Application } from '../../../domain/hiring/candidate.ts';
import { findSessionApplication } from '../../../storage/hiring/candidates/session-applications.ts';
import { runOf } from '../../../storage/new-id.ts';
import { readFile } from '../../../storage/files/files.ts';
import type { AppContext } from '../../context.ts';
import { applyAsAccount } from '../../hiring/applying/apply-as-account.ts';
import { findRoleToApply } from '../../hiring/applying/find-role.ts';
import { changeSession, requireSession } from './change-session.ts';

/**
 * Submits an approved session as an application (decision 0021). Idempotent: the application's id derives from the
 * session's.
 */
export async function submitSession(ctx: AppContext, target: OwnedRef): Promise<ApplySession> {
  const session = await requireSession(ctx, target);
  if (session.status !== 'submitting') return session;
  try {
    const { id, submittedAt } = await submitOnce(ctx, session);
    const application = { id, status: FIRST_STAGE, submittedAt };
    return await changeSession(ctx, target, (now) =>
      takeStep(now, 'submit', { at: new Date(), application }),
    );
  } catch (error) {
    if (!(error instanceof AppError) || errorCodes[error.code].retry) throw error;
    const told = storedError(error);
    return changeSession(ctx, target, (now) =>
      takeStep(now, 'fail', { at: new Date(), error: told }),
    );
  }
}

async function submitOnce(ctx: AppContext, session: ApplySession): Promise<Application> {
  try {
    return await submit(ctx, session);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The application was created before a crash. It is valid even if the role or the files have changed.
    const made = await findSessionApplication(ctx.stores, session.id);
    if (made === null) throw error;
    return made;
  }
}

async function submit(ctx: AppContext, session: ApplySession): Promise<Application> {
  const { accountId, jobId, id: sessionId } = session;
  const role = await findRoleToApply(ctx, jobId);
  if (!role?.hosted) throw new AppError('role_closed');
  const answers = formAnswers(role.posting.applicationFields, session.answers);
  const files = await filesOf(ctx, session);
  // A field approved without an answer stays empty; if it were left out, the profile's value would be used.
  const asked = role.posting.applicationFields.filter(
    ({ visibility }) => visibility === 'applicant',
  );
  const none = Object.fromEntries(asked.map(({ key }) => [key, null]));
  return applyAsAccount(ctx, {
    accountId,
    posting: role.posting,
    companyName: role.companyName,
    given: { answers: { ...none, ...answers, ...files } },
    actor: { kind: 'candidate', id: null, name: null },
    sessionId,
    run: runOf(sessionId),
  });
}

/** A session's files in the form an application takes. */
async function filesOf(
  ctx: Pick<AppContext, 'stores'>,
  { files }: ApplySession,
): Promise<Record<string, GivenFile[]>> {
  const given: Record<string, GivenFile[]> = {};
  for (const { key, fileId, filename } of files) {
    const stored = await readFile(ctx.stores, fileId);
    if (stored === null) throw gone(key);
    given[key] = [...(given[key] ?? []), givenFile(filename, stored.content)];
  }
  return given;
}

function gone(key: string): AppError {
  const details = [{ path: `answers.${key}`, message: 'is a file that no longer exists' }];
  return new AppError('invalid_application', { details });
}

import { formAnswers, keyOf } from '../../../domain/agent/draft/draft-form.ts';
import { leavesOf } from '../../../domain/agent/draft/evidence.ts';
import type { SessionAnswer, SessionAnswers } from '../../../domain/agent/draft/session-answer.ts';
import type { ApplySession, SessionFile } from '../../../domain/agent/session.ts';
import type { ErrorDetail } from '../../../domain/common/errors.ts';
import type { ApplicationField } from '../../../domain/hiring/application-form/field.ts';
import { personFields } from '../../../domain/hiring/application-form/field-types.ts';
import {
  invalidApplication,
  isEmpty,
  validateAnswers,
} from '../../../domain/hiring/application-form/validate-answers.ts';
import type { AppContext } from '../../context.ts';
import { judgeFiles, storeFiles } from '../../hiring/applying/attach-files.ts';
import { findRoleToApply } from '../../hiring/applying/find-role.ts';

export interface JudgedInput {
  answers: SessionAnswers;
  files: SessionFile[];
}

/**
 * Validates the user's answers against the current form, all or nothing (decision 0021). null leaves a field empty.
 * Stores files.
 * @throws AppError `invalid_application` naming every wrong key.
 */
export async function judgeInput(
  ctx: Pick<AppContext, 'stores'>,
  session: ApplySession,
  given: Readonly<Record<string, unknown>>,
): Promise<JudgedInput> {
  if (Object.keys(given).length === 0) return { answers: {}, files: [] };
  const form = await formOf(ctx, session);
  const merged = { ...formAnswers(form, session.answers), ...given };
  const validated = validateAnswers(form, { answers: merged });
  const said = Object.fromEntries(
    Object.entries(validated.answers).filter(([key]) => Object.hasOwn(given, key)),
  );
  const sorted = await judgeFiles(form, said);
  const problems = [...validated.problems.filter(isAbout(given, form)), ...sorted.problems];
  if (problems.length > 0) throw invalidApplication(problems);
  const files = await storeFiles(ctx.stores, session.accountId, sorted.files);
  const answers = { ...emptied(given), ...byUser(sorted.answers), ...byUser(fileValues(files)) };
  return { answers, files: files.map(({ key, fileId, filename }) => ({ key, fileId, filename })) };
}

/** All errors of a session's current answers against the role's form, including missing required answers. */
export async function findProblems(
  ctx: Pick<AppContext, 'stores'>,
  session: ApplySession,
): Promise<ErrorDetail[]> {
  const form = await formOf(ctx, session);
  return validateAnswers(form, { answers: formAnswers(form, session.answers) }).problems;
}

/** The current form, or the last known one when the role is gone; the next turn reports that. */
async function formOf(
  ctx: Pick<AppContext, 'stores'>,
  { jobId, fields }: ApplySession,
): Promise<readonly ApplicationField[]> {
  const role = await findRoleToApply(ctx, jobId);
  return role?.hosted === true ? role.posting.applicationFields : fields;
}

/** Validates all given answers now, including those to fields that were not asked; missing ones are asked later. */
function isAbout(given: Readonly<Record<string, unknown>>, form: readonly ApplicationField[]) {
  const shown = form.filter(({ visibility }) => visibility === 'applicant');
  const asked = new Set([...Object.keys(personFields), ...shown.map(({ key }) => key)]);
  return ({ path }: ErrorDetail): boolean => {
    if (path === 'answers') return true;
    const key = keyOf(path);
    return !asked.has(key) || (Object.hasOwn(given, key) && !isEmpty(given[key]));
  };
}

function emptied(given: Readonly<Record<string, unknown>>): SessionAnswers {
  const keys = Object.keys(given).filter((key) => given[key] === null || given[key] === '');
  return Object.fromEntries(
    keys.map((key): [string, SessionAnswer] => [
      key,
      { value: null, source: 'user', evidence: [] },
    ]),
  );
}

function byUser(values: Readonly<Record<string, unknown>>): SessionAnswers {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]): [string, SessionAnswer] => {
      const evidence = leavesOf(value).map((quote) => ({
        from: 'user' as const,
        path: null,
        quote,
      }));
      return [key, { value, source: 'user', evidence }];
    }),
  );
}

function fileValues(files: readonly SessionFile[]): Record<string, { filename: string }[]> {
  const values: Record<string, { filename: string }[]> = {};
  for (const { key, filename } of files) values[key] = [...(values[key] ?? []), { filename }];
  return values;
}

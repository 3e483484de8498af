import { isDeepStrictEqual } from 'node:util';
import { AppError, type ErrorDetail } from '../../domain/common/errors.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { questionChanges } from '../../domain/surveys/question-changes.ts';
import { changedSurvey, type Survey, type SurveyChanges } from '../../domain/surveys/survey.ts';
import { isOptionChosen, newestResponseId } from '../../storage/surveys/survey-responses.ts';
import { findSurvey, saveSurvey } from '../../storage/surveys/surveys.ts';
import type { AppContext } from '../context.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';

/**
 * Changes a survey. Retries on a version conflict, and writes nothing when nothing changes; `judge` rejects a version
 * that the caller does not expect.
 * @throws AppError `not_found`; `conflict` for a change that would make stored answers meaningless; any error of
 * `judge`.
 */
export async function changeSurvey(
  ctx: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  { changes, judge }: { changes: SurveyChanges; judge: (survey: Survey) => void },
): Promise<Survey> {
  return retryOnConflict(async () => {
    const read = await findSurvey(ctx.stores, target);
    if (read === null) throw new AppError('not_found');
    judge(read);
    const next = changedSurvey(read, changes);
    if (isDeepStrictEqual(next, read)) return read;
    await requireMeaningKept(ctx, read, next);
    return saveSurvey(ctx.stores, next);
  });
}

/** @throws AppError `conflict` if the change would alter the meaning of existing responses. */
async function requireMeaningKept(
  ctx: Pick<AppContext, 'stores'>,
  before: Survey,
  after: Survey,
): Promise<void> {
  if ((await newestResponseId(ctx.stores, before.id)) === null) return;
  const { faults, removedOptions } = questionChanges(before.questions, after.questions);
  const details = [...faults];
  if (before.anonymous !== after.anonymous) {
    details.push({ path: 'anonymous', message: 'must not change: the survey has responses' });
  }
  for (const option of removedOptions) {
    if (await isOptionChosen(ctx.stores, before.id, option)) details.push(chosen(option));
  }
  if (details.length === 0) return;
  throw new AppError('conflict', { message: 'The survey has responses.', details });
}

function chosen({ path, value }: { path: string; value: string }): ErrorDetail {
  return { path, message: `must keep the option ${value}, which has been chosen` };
}

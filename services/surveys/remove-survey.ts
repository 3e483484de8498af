import { AppError } from '../../domain/common/errors.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Survey } from '../../domain/surveys/survey.ts';
import { deleteResponsesOf } from '../../storage/surveys/survey-responses.ts';
import { deleteTokensOf } from '../../storage/surveys/survey-tokens.ts';
import { findSurvey, markSurveyDeleted, removeSurvey } from '../../storage/surveys/surveys.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';

/**
 * Deletes a survey. One write marks it and hides it from every read; its tokens and responses follow. The sweep deletes
 * them once more, with those of submissions that were under way, and then the survey.
 * @throws AppError `not_found`, and any error of `judge`.
 */
export async function deleteSurvey(
  ctx: Pick<AppContext, 'log' | 'stores'>,
  target: OwnedRef,
  judge: (survey: Survey) => void,
): Promise<void> {
  await retryOnConflict(async () => {
    const survey = await findSurvey(ctx.stores, target);
    if (survey === null) throw new AppError('not_found');
    judge(survey);
    return (await markSurveyDeleted(ctx.stores, survey)) ? true : null;
  });
  void orDeferToSweep(ctx, deleteContents(ctx, target.id), { survey_id: target.id });
}

/** Removes a deleted survey with everything in it. Idempotent. */
export async function finishDeletion(ctx: Pick<AppContext, 'stores'>, id: string): Promise<void> {
  await deleteContents(ctx, id);
  await removeSurvey(ctx.stores, id);
}

/** Tokens first: without them, nothing pending is stored afterwards. */
async function deleteContents({ stores }: Pick<AppContext, 'stores'>, id: string): Promise<void> {
  await deleteTokensOf(stores, id);
  await deleteResponsesOf(stores, id);
}

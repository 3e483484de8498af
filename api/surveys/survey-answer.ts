import { surveyRow, type Survey } from '../../domain/surveys/survey.ts';
import { surveyUrl } from '../../services/surveys/survey-url.ts';
import type { ApiContext } from '../context.ts';

/** The response of every route that shows one survey to its owner. */
export function surveyAnswer({ config }: ApiContext, survey: Survey) {
  return { data: surveyRow(survey, surveyUrl(config, survey.id)) };
}

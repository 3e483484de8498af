import type { Route } from '../route.ts';
import { createSurvey } from './create-survey.ts';
import { deleteSurveyResponse } from './delete-survey-response.ts';
import { deleteSurvey } from './delete-survey.ts';
import { getPublicSurvey } from './get-public-survey.ts';
import { getSurvey } from './get-survey.ts';
import { issueSurveyTokens } from './issue-survey-tokens.ts';
import { listSurveyResponses } from './list-survey-responses.ts';
import { listSurveys } from './list-surveys.ts';
import { submitSurveyResponse } from './submit-survey-response.ts';
import { updateSurvey } from './update-survey.ts';

export const surveyRoutes: readonly Route[] = [
  listSurveys,
  createSurvey,
  getSurvey,
  updateSurvey,
  deleteSurvey,
  listSurveyResponses,
  deleteSurveyResponse,
  issueSurveyTokens,
  getPublicSurvey,
  submitSurveyResponse,
];

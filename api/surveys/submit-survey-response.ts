import { responseInput, submittedSchema } from '../../domain/surveys/response.ts';
import { submitResponse } from '../../services/surveys/submit-response.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { publicSurvey, surveyParams } from './survey-path.ts';

export const submitSurveyResponse = defineRoute(
  {
    name: 'submitSurveyResponse',
    method: 'post',
    path: '/platform/surveys/{id}/public',
    access: { public: { name: 'survey', perMinute: 20 } },
    params: surveyParams,
    find: publicSurvey,
    // The survey may close while a body is being sent.
    findsAgain: true,
    body: responseInput,
    idempotent: true,
    status: 201,
    response: recordOf(submittedSchema),
    errors: ['conflict'],
    summary: 'Answer a survey.',
    description:
      'All problems are listed in one invalid_request, with paths answers.<key>. A used token and a closed survey are 409; a token that was not issued is 400.',
  },
  async ({ ctx, found, body, run }) => {
    const { id, submittedAt } = await submitResponse(ctx, { survey: found, input: body, run });
    return { body: { data: { id, submitted_at: submittedAt.toISOString() } } };
  },
);

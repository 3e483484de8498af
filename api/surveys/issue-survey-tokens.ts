import { z } from 'zod';
import { issuedTokenSchema, tokensInput } from '../../domain/surveys/token.ts';
import { issueTokens } from '../../services/surveys/issue-tokens.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { ownedSurvey, surveyParams } from './survey-path.ts';

export const issueSurveyTokens = defineRoute(
  {
    name: 'issueSurveyTokens',
    method: 'post',
    path: '/platform/surveys/{id}/tokens',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    holdsSecret: true,
    meter: 'platform_calls',
    params: surveyParams,
    body: tokensInput,
    status: 201,
    response: recordOf(z.array(issuedTokenSchema)),
    find: ownedSurvey,
    summary: 'Issue tokens for a survey: a number of them, or one per candidate.',
    description:
      'If the survey has one_response_per_token, each token takes one response. Tokens are returned only here. Responses to a survey that is not anonymous name the candidate of their token.',
  },
  async ({ ctx, body, found }) => ({ body: { data: await issueTokens(ctx, found, body) } }),
);

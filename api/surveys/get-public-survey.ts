import { z } from 'zod';
import { askedQuestions } from '../../domain/surveys/question.ts';
import { publicSurvey as row, publicSurveySchema } from '../../domain/surveys/survey.ts';
import { boardReads } from '../boards/board-path.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { secretLinkHeaders } from '../secret-link.ts';
import { publicSurvey, surveyParams } from './survey-path.ts';

export const getPublicSurvey = defineRoute(
  {
    name: 'getPublicSurvey',
    method: 'get',
    path: '/platform/surveys/{id}/public',
    access: boardReads,
    readsOnly: true,
    params: surveyParams,
    query: z.object({
      token: z.string().max(200).exactOptional().meta({
        description: 'The token of the survey link. It is not checked here.',
      }),
    }),
    response: recordOf(publicSurveySchema),
    find: publicSurvey,
    summary: 'Read a survey as a respondent.',
    description: 'A closed survey stays readable.',
  },
  ({ found }) =>
    Promise.resolve({
      body: { data: row(found, askedQuestions(found.questions)) },
      headers: secretLinkHeaders,
    }),
);

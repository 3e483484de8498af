import { surveyPage, surveysPage } from '../../../pages/console/company/survey-pages.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getSurvey } from '../../surveys/get-survey.ts';
import { listSurveyResponses } from '../../surveys/list-survey-responses.ts';
import { listSurveys } from '../../surveys/list-surveys.ts';
import { namesOfRows } from './candidate-names.ts';
import { read, readList, type ConsolePage } from './console-page.ts';
import { pageOfList } from './declare-page.ts';
import { surveyVocabulary } from './form-vocabulary.ts';

export const surveyPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/surveys',
    name: words.company.surveys,
    of: listSurveys,
    group: 'company',
    show: surveysPage,
  }),
  {
    path: '/console/surveys/{id}',
    name: words.company.survey,
    of: listSurveyResponses,
    async render(call) {
      const { shell, params } = call;
      const survey = await read(call, getSurvey, { params });
      const list = await readList(call, listSurveyResponses, { params });
      const { rows: responses, nextCursor, aggregates = {} } = list;
      return surveyPage({
        ...{ shell, survey, responses, nextCursor, aggregates },
        vocabulary: surveyVocabulary,
        names: await namesOfRows(call, list),
      });
    },
  },
];

import {
  documentPage,
  documentsPage,
  documentTemplatePage,
} from '../../../pages/console/company/document-pages.tsx';
import {
  emailPage,
  sendPage,
  emailTemplatePage,
} from '../../../pages/console/company/email-pages.tsx';
import { surveyPage, surveysPage } from '../../../pages/console/company/survey-pages.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getEmailMessage } from '../../mail/get-email-message.ts';
import { getEmailSend } from '../../mail/get-email-send.ts';
import { listEmailMessages } from '../../mail/list-email-messages.ts';
import { listEmailSendEvents } from '../../mail/list-email-send-events.ts';
import { listEmailSends } from '../../mail/list-email-sends.ts';
import { getDocumentTemplate } from '../../paperwork/get-document-template.ts';
import { getPlatformDocument } from '../../paperwork/get-platform-document.ts';
import { listDocumentTemplates } from '../../paperwork/list-document-templates.ts';
import { listPlatformDocuments } from '../../paperwork/list-platform-documents.ts';
import { getSurvey } from '../../surveys/get-survey.ts';
import { listSurveyResponses } from '../../surveys/list-survey-responses.ts';
import { listSurveys } from '../../surveys/list-surveys.ts';
import { read, readList, readRows, type ConsolePage } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';
import { surveyVocabulary } from './form-vocabulary.ts';

const FIRST = { query: { limit: '100' } };

const emailPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/email',
    name: words.common.email,
    of: listEmailSends,
    group: 'company',
    async show({ shell, rows: sends, nextCursor }, call) {
      const { rows: templates } = await readRows(call, listEmailMessages, FIRST);
      return emailPage({ shell, sends, templates, nextCursor });
    },
  }),
  pageOfRecord({
    path: '/console/email/templates/{id}',
    name: words.company.template,
    of: getEmailMessage,
    show: emailTemplatePage,
  }),
  pageOfRecord({
    path: '/console/email/sends/{id}',
    name: words.company.send,
    of: getEmailSend,
    async show({ shell, row }, call) {
      const { rows: events, nextCursor } = await readList(call, listEmailSendEvents, {
        params: call.params,
      });
      return sendPage({ shell, row, events, nextCursor });
    },
  }),
];

const surveyPages: readonly ConsolePage[] = [
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
      const { rows: responses, nextCursor } = await readList(call, listSurveyResponses, { params });
      return surveyPage({ shell, survey, responses, nextCursor, vocabulary: surveyVocabulary });
    },
  },
];

const documentPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/documents',
    name: words.company.documents,
    of: listPlatformDocuments,
    group: 'company',
    async show(list, call) {
      const { rows: templates } = await readRows(call, listDocumentTemplates, FIRST);
      return documentsPage({ ...list, templates });
    },
  }),
  pageOfRecord({
    path: '/console/documents/{id}',
    name: words.company.document,
    of: getPlatformDocument,
    show: documentPage,
  }),
  pageOfRecord({
    path: '/console/documents/templates/{id}',
    name: words.company.template,
    of: getDocumentTemplate,
    show: documentTemplatePage,
  }),
];

export const companyTextPages: readonly ConsolePage[] = [
  ...emailPages,
  ...surveyPages,
  ...documentPages,
];

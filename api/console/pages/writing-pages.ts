import {
  documentPage,
  documentsPage,
  documentTemplatePage,
  type DocumentRow,
  type DocumentTemplateRow,
  type ListedTemplate as ListedDocumentTemplate,
} from '../../../pages/console/company/document-pages.tsx';
import {
  emailPage,
  sendPage,
  templatePage,
  type SendEvent,
  type SendRow,
  type ListedTemplate,
  type TemplateRow,
} from '../../../pages/console/company/email-pages.tsx';
import {
  surveyPage,
  surveysPage,
  type ResponseRow,
  type SurveyRecord,
  type SurveyRow,
} from '../../../pages/console/company/survey-pages.tsx';
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
import { surveyVocabulary } from './form-vocabulary.ts';

const FIRST = { query: { limit: '100' } };

const emailPages: readonly ConsolePage[] = [
  {
    path: '/console/email',
    name: words.common.email,
    of: listEmailSends,
    group: 'company',
    async render(call) {
      const [{ data: sends, nextCursor }, { data: templates }] = await Promise.all([
        readList<SendRow>(call, listEmailSends),
        readRows<ListedTemplate>(call, listEmailMessages, FIRST),
      ]);
      return emailPage({ shell: call.shell, sends, templates, nextCursor });
    },
  },
  {
    path: '/console/email/templates/{id}',
    name: words.writing.template,
    of: getEmailMessage,
    async render(call) {
      const { shell, params } = call;
      return templatePage({
        shell,
        row: await read<TemplateRow>(call, getEmailMessage, { params }),
      });
    },
  },
  {
    path: '/console/email/sends/{id}',
    name: words.writing.send,
    of: getEmailSend,
    async render(call) {
      const { shell, params } = call;
      const row = await read<SendRow>(call, getEmailSend, { params });
      const list = await readList<SendEvent>(call, listEmailSendEvents, { params });
      return sendPage({ shell, row, events: list.data, nextCursor: list.nextCursor });
    },
  },
];

const surveyPages: readonly ConsolePage[] = [
  {
    path: '/console/surveys',
    name: words.writing.surveys,
    of: listSurveys,
    group: 'company',
    async render(call) {
      const { data: rows, nextCursor } = await readList<SurveyRow>(call, listSurveys);
      return surveysPage({ shell: call.shell, rows, nextCursor });
    },
  },
  {
    path: '/console/surveys/{id}',
    name: words.writing.survey,
    of: listSurveyResponses,
    async render(call) {
      const { shell, params } = call;
      const survey = await read<SurveyRecord>(call, getSurvey, { params });
      const list = await readList<ResponseRow>(call, listSurveyResponses, { params });
      const { data: responses, nextCursor } = list;
      return surveyPage({ shell, survey, responses, nextCursor, vocabulary: surveyVocabulary });
    },
  },
];

const documentPages: readonly ConsolePage[] = [
  {
    path: '/console/documents',
    name: words.writing.documents,
    of: listPlatformDocuments,
    group: 'company',
    async render(call) {
      const [{ data: rows, nextCursor }, { data: templates }] = await Promise.all([
        readList<DocumentRow>(call, listPlatformDocuments),
        readRows<ListedDocumentTemplate>(call, listDocumentTemplates, FIRST),
      ]);
      return documentsPage({ shell: call.shell, rows, templates, nextCursor });
    },
  },
  {
    path: '/console/documents/{id}',
    name: words.writing.document,
    of: getPlatformDocument,
    async render(call) {
      const { shell, params } = call;
      return documentPage({
        shell,
        row: await read<DocumentRow>(call, getPlatformDocument, { params }),
      });
    },
  },
  {
    path: '/console/documents/templates/{id}',
    name: words.writing.template,
    of: getDocumentTemplate,
    async render(call) {
      const { shell, params } = call;
      const row = await read<DocumentTemplateRow>(call, getDocumentTemplate, { params });
      return documentTemplatePage({ shell, row });
    },
  },
];

export const writingPages: readonly ConsolePage[] = [
  ...emailPages,
  ...surveyPages,
  ...documentPages,
];

import {
  documentPage,
  documentsPage,
  documentTemplatePage,
} from '../../../pages/console/company/document-pages.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getDocumentTemplate } from '../../paperwork/get-document-template.ts';
import { getPlatformDocument } from '../../paperwork/get-platform-document.ts';
import { listDocumentTemplates } from '../../paperwork/list-document-templates.ts';
import { listPlatformDocuments } from '../../paperwork/list-platform-documents.ts';
import { namesOf, namesOfRows } from './candidate-names.ts';
import { readRows, type ConsolePage } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';

export const documentPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/documents',
    name: words.company.documents,
    of: listPlatformDocuments,
    group: 'company',
    async show(list, call) {
      const { rows: templates } = await readRows(call, listDocumentTemplates, {
        query: { limit: '100' },
      });
      return documentsPage({ ...list, templates, names: await namesOfRows(call, list) });
    },
  }),
  pageOfRecord({
    path: '/console/documents/{id}',
    name: words.company.document,
    of: getPlatformDocument,
    async show(props, call) {
      return documentPage({ ...props, names: await namesOf(call, [props.row.candidate_id]) });
    },
  }),
  pageOfRecord({
    path: '/console/documents/templates/{id}',
    name: words.company.template,
    of: getDocumentTemplate,
    show: documentTemplatePage,
  }),
];

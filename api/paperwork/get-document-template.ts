import { documentTemplateSchema, templateRow } from '../../domain/paperwork/template.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { ownedTemplate, templateParams } from './template-path.ts';

export const getDocumentTemplate = defineRoute(
  {
    name: 'getDocumentTemplate',
    method: 'get',
    path: '/platform/documents/templates/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: templateParams,
    response: recordOf(documentTemplateSchema),
    find: ownedTemplate,
    summary: 'Read a template for documents.',
  },
  ({ found }) => Promise.resolve({ body: { data: templateRow(found) } }),
);

import {
  documentTemplateSchema,
  templateChanges,
  templateRow,
} from '../../domain/paperwork/template.ts';
import { changeTemplate } from '../../services/paperwork/templates.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { ownedTemplate, templateParams } from './template-path.ts';

export const updateDocumentTemplate = defineRoute(
  {
    name: 'updateDocumentTemplate',
    method: 'patch',
    path: '/platform/documents/templates/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: templateParams,
    body: templateChanges,
    response: recordOf(documentTemplateSchema),
    find: ownedTemplate,
    summary: 'Change a template for documents.',
    description: 'Absent is unchanged. Documents that were made from it do not change.',
  },
  async ({ ctx, body, found, headers }) => {
    const judge = versionJudge(headers);
    const template = await changeTemplate(ctx, found, { changes: body, judge });
    return { body: { data: templateRow(template) } };
  },
);

import {
  documentTemplateSchema,
  newTemplateInput,
  templateRow,
} from '../../domain/paperwork/template.ts';
import { createTemplate } from '../../services/paperwork/templates.ts';
import { creationOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

export const createDocumentTemplate = defineRoute(
  {
    name: 'createDocumentTemplate',
    method: 'post',
    path: '/platform/documents/templates',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: newTemplateInput,
    status: 201,
    response: recordOf(documentTemplateSchema),
    summary: 'Create a template for documents.',
    description:
      'A body that cannot be read is 400 with the line: braces that do not close, anything between them but fields and sections, sections that are not closed or nested deeper than three. A literal `{{` is written `\\{{`.',
  },
  async ({ ctx, caller, body, run }) => {
    const template = await createTemplate(ctx, creationOf({ caller, run }), body);
    return { body: { data: templateRow(template) } };
  },
);

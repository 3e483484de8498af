import { newDocumentInput, platformDocumentSchema } from '../../domain/paperwork/document.ts';
import { createDocument } from '../../services/paperwork/documents.ts';
import { accountOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { documentAnswer } from './document-path.ts';

export const createPlatformDocument = defineRoute(
  {
    name: 'createPlatformDocument',
    method: 'post',
    path: '/platform/documents',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: newDocumentInput,
    status: 201,
    response: recordOf(platformDocumentSchema),
    errors: ['not_found', 'conflict', 'unavailable'],
    summary: 'Make a PDF or DOCX from a template and values.',
    description:
      'Values are printed as they are: they never become headings, lists, bold text or fields, and a line break stays one. Missing values are 400 with paths values.<key>; values that the template does not name are ignored. Known without being given are today and organization.name; with candidate_id candidate.name; with employee_id employee.name, employee.title and employee.start_date, as far as the employee has them. Give one of the two ids. Letters that no PDF font has are 400 with path format; docx takes them. An anonymised candidate is 409.',
  },
  async ({ ctx, caller, body, run }) => {
    const document = await createDocument(ctx, { accountId: accountOf(caller), run }, body);
    return { body: { data: documentAnswer(ctx, document) } };
  },
);

import { resumeDocumentSchema } from '../../../domain/agent/documents/document-wire.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { resumeRow, ownedDocument } from './document-answer.ts';

export const getResume = defineRoute(
  {
    name: 'getResume',
    method: 'get',
    path: '/v1/resumes/{id}',
    aliases: ['/jobs/resumes/{id}'],
    access: { scopes: ['agent:tools'], role: 'recruiter' },
    ...ownedDocument('resume'),
    readsOnly: true,
    response: recordOf(resumeDocumentSchema),
    summary: 'Read a résumé, with fresh links to its files.',
  },
  ({ ctx, found }) => Promise.resolve({ body: { data: resumeRow(ctx, found) } }),
);

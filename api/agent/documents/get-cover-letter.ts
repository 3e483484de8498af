import { letterDocumentSchema } from '../../../domain/agent/documents/document-wire.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { letterRow, ownedDocument } from './document-answer.ts';

export const getCoverLetter = defineRoute(
  {
    name: 'getCoverLetter',
    method: 'get',
    path: '/v1/cover-letters/{id}',
    aliases: ['/jobs/cover-letters/{id}'],
    access: { scopes: ['agent:tools'], role: 'recruiter' },
    ...ownedDocument('coverLetter'),
    readsOnly: true,
    response: recordOf(letterDocumentSchema),
    summary: 'Read a cover letter, with fresh links to its files.',
  },
  ({ ctx, found }) => Promise.resolve({ body: { data: letterRow(ctx, found) } }),
);

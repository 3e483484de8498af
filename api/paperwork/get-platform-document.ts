import { platformDocumentSchema } from '../../domain/paperwork/document.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { documentAnswer, documentParams, ownedPlatformDocument } from './document-path.ts';

export const getPlatformDocument = defineRoute(
  {
    name: 'getPlatformDocument',
    method: 'get',
    path: '/platform/documents/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: documentParams,
    response: recordOf(platformDocumentSchema),
    find: ownedPlatformDocument,
    summary: 'Read a document, with fresh links to its files.',
  },
  ({ ctx, found }) => Promise.resolve({ body: { data: documentAnswer(ctx, found) } }),
);

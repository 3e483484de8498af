import { documentChanges, platformDocumentSchema } from '../../domain/paperwork/document.ts';
import { changeDocument } from '../../services/paperwork/documents.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { documentAnswer, documentParams, ownedPlatformDocument } from './document-path.ts';

export const updatePlatformDocument = defineRoute(
  {
    name: 'updatePlatformDocument',
    method: 'patch',
    path: '/platform/documents/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: documentParams,
    body: documentChanges,
    response: recordOf(platformDocumentSchema),
    find: ownedPlatformDocument,
    summary: 'Rename a document.',
    description: 'Its files do not change.',
  },
  async ({ ctx, body, found, headers }) => {
    const judge = versionJudge(headers);
    const document = await changeDocument(ctx, found, { changes: body, judge });
    return { body: { data: documentAnswer(ctx, document) } };
  },
);

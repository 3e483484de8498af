import { z } from 'zod';
import { removeDocument } from '../../services/paperwork/documents.ts';
import { versionJudge } from '../input/if-match.ts';
import { defineRoute } from '../route.ts';
import { documentParams, ownedPlatformDocument } from './document-path.ts';

export const deletePlatformDocument = defineRoute(
  {
    name: 'deletePlatformDocument',
    method: 'delete',
    path: '/platform/documents/{id}',
    access: { scopes: ['jobs:applications'], role: 'admin' },
    versioned: true,
    meter: 'platform_calls',
    params: documentParams,
    status: 204,
    response: z.undefined(),
    find: ownedPlatformDocument,
    summary: 'Delete a document with its files.',
  },
  async ({ ctx, found, headers }) => {
    await removeDocument(ctx, found, versionJudge(headers));
    return { body: undefined };
  },
);

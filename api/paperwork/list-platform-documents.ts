import { z } from 'zod';
import { platformDocumentSchema } from '../../domain/paperwork/document.ts';
import { listPlatformDocuments as readDocuments } from '../../storage/paperwork/platform-documents.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { documentAnswer } from './document-path.ts';

export const listPlatformDocuments = defineRoute(
  {
    name: 'listPlatformDocuments',
    method: 'get',
    path: '/platform/documents',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object({
      candidate_id: z.string().max(100).exactOptional().meta({
        description: 'Only documents made for this candidate.',
      }),
      employee_id: z.string().max(100).exactOptional().meta({
        description: 'Only documents made for this employee.',
      }),
      ...pageQuery,
    }),
    response: listOf(platformDocumentSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's documents, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { candidate_id: candidateId, employee_id: employeeId } = query;
    const filter = { accountId: accountOf(caller), candidateId, employeeId };
    const call = { ctx, caller, query };
    const { rows, nextCursor } = await pageById('platform documents', call, (start) =>
      readDocuments(ctx.stores, filter, start),
    );
    const data = rows.map((document) => documentAnswer(ctx, document));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);

import { z } from 'zod';
import { resumeDocumentSchema } from '../../../domain/agent/documents/document-wire.ts';
import { listDocuments } from '../../../storage/agent/documents.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { resumeRow } from './document-answer.ts';

export const listResumes = defineRoute(
  {
    name: 'listResumes',
    method: 'get',
    path: '/v1/resumes',
    aliases: ['/jobs/resumes'],
    access: { scopes: ['agent:tools'], role: 'recruiter' },
    readsOnly: true,
    query: z.object(pageQuery),
    response: listOf(resumeDocumentSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's résumés, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('resumes', { ctx, caller, query }, (start) =>
      listDocuments(ctx.stores, { accountId: accountOf(caller), kind: 'resume' }, start),
    );
    const data = rows.map((document) => resumeRow(ctx, document));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);

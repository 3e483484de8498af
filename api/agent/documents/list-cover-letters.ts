import { z } from 'zod';
import { letterDocumentSchema } from '../../../domain/agent/documents/document-wire.ts';
import { listDocuments } from '../../../storage/agent/documents.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { letterRow } from './document-answer.ts';

export const listCoverLetters = defineRoute(
  {
    name: 'listCoverLetters',
    method: 'get',
    path: '/v1/cover-letters',
    aliases: ['/jobs/cover-letters'],
    access: { scopes: ['agent:tools'], role: 'recruiter' },
    readsOnly: true,
    query: z.object(pageQuery),
    response: listOf(letterDocumentSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's cover letters, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('cover-letters', { ctx, caller, query }, (start) =>
      listDocuments(ctx.stores, { accountId: accountOf(caller), kind: 'letter' }, start),
    );
    const data = rows.map((document) => letterRow(ctx, document));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);

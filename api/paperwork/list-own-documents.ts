import { z } from 'zod';
import { emailKey } from '../../domain/common/email.ts';
import { platformDocumentSchema } from '../../domain/paperwork/document.ts';
import { findAccount } from '../../storage/accounts/accounts.ts';
import { listDocumentsFor } from '../../storage/paperwork/platform-documents.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { documentAnswer } from './document-path.ts';

export const listOwnDocuments = defineRoute(
  {
    name: 'listOwnDocuments',
    method: 'get',
    path: '/platform/documents/mine',
    access: { scopes: ['jobs:applications'] },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(platformDocumentSchema),
    errors: ['invalid_cursor'],
    summary: 'List the documents that any account made for you, newest first.',
    description: "Those made for a candidate or employee whose e-mail address is the account's.",
  },
  async ({ ctx, caller, query }) => {
    const account = await findAccount(ctx.stores, accountOf(caller));
    const key = emailKey(account?.email ?? '');
    const call = { ctx, caller, query };
    const { rows, nextCursor } = await pageById(`documents for ${key}`, call, (start) =>
      listDocumentsFor(ctx.stores, key, start),
    );
    const data = rows.map((document) => documentAnswer(ctx, document));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);

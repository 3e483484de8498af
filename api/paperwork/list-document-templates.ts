import { z } from 'zod';
import { documentTemplateListRowSchema, templateListRow } from '../../domain/paperwork/template.ts';
import { listDocumentTemplates as readTemplates } from '../../storage/paperwork/document-templates.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';

export const listDocumentTemplates = defineRoute(
  {
    name: 'listDocumentTemplates',
    method: 'get',
    path: '/platform/documents/templates',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(documentTemplateListRowSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's templates for documents, newest first, without bodies.",
  },
  async ({ ctx, caller, query }) => {
    const call = { ctx, caller, query };
    const { rows, nextCursor } = await pageById('document templates', call, (start) =>
      readTemplates(ctx.stores, accountOf(caller), start),
    );
    return { body: { data: rows.map(templateListRow), meta: listMeta({ nextCursor }) } };
  },
);

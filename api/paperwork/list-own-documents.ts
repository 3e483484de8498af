import { z } from 'zod';
import { emailKey } from '../../domain/common/email.ts';
import { platformDocumentSchema } from '../../domain/paperwork/document.ts';
import { AppError } from '../../domain/common/errors.ts';
import { findByEmail as findCandidateByEmail } from '../../storage/hiring/candidates/email-holder.ts';
import { findEmployeesByEmail } from '../../storage/workforce/employees.ts';
import { listDocumentsFor } from '../../storage/paperwork/platform-documents.ts';
import { accountOf, type Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { ownAddress } from '../own-address.ts';
import { defineRoute } from '../route.ts';
import { documentAnswer } from './document-path.ts';

export const listOwnDocuments = defineRoute(
  {
    name: 'listOwnDocuments',
    method: 'get',
    path: '/platform/documents/mine',
    access: { scopes: ['jobs:applications'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(platformDocumentSchema),
    errors: ['invalid_cursor', 'not_found'],
    summary: 'List the documents that any account made for you, newest first.',
    description:
      "Documents made for a candidate or employee with the e-mail address of the account. In the console the address is the signed-in member's; 404 if the account has no candidate or employee with it.",
  },
  async ({ ctx, caller, query }) => {
    const email = (await ownAddress(ctx, caller)) ?? '';
    const key = emailKey(email);
    const call = { ctx, caller, query };
    const { rows, nextCursor } = await pageById(`documents for ${key}`, call, (start) =>
      listDocumentsFor(ctx.stores, key, start),
    );
    if (rows.length === 0 && caller.kind === 'member') await requirePerson(ctx, caller, email);
    const data = rows.map((document) => documentAnswer(ctx, document));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);

/** @throws AppError 404 when the account has no employee and no candidate with a member's address. */
async function requirePerson({ stores }: ApiContext, caller: Caller, email: string): Promise<void> {
  const accountId = accountOf(caller);
  const [employees, candidate] = await Promise.all([
    findEmployeesByEmail(stores, accountId, email),
    findCandidateByEmail(stores, accountId, email),
  ]);
  if (employees.length === 0 && candidate === null) throw new AppError('not_found');
}

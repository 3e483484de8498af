import { z } from 'zod';
import { findDocumentTemplate } from '../../storage/paperwork/document-templates.ts';
import { accountOf } from '../caller.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of a template's routes. */
export const templateParams = z.object({
  id: z.string().meta({ example: 'doc_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's template that the path names. */
export function ownedTemplate({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findDocumentTemplate(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

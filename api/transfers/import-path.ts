import { z } from 'zod';
import { findImport } from '../../storage/transfers/imports/imports.ts';
import { accountOf } from '../caller.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of an import's routes. */
export const importParams = z.object({
  id: z.string().meta({ example: 'imp_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's import that the path names. */
export function ownedImport({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findImport(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

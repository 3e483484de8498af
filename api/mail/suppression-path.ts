import { z } from 'zod';
import { suppressionRow, type Suppression } from '../../domain/mail/suppression.ts';
import { readAddressees } from '../../services/mail/suppressions.ts';
import { findSuppression } from '../../storage/mail/suppressions.ts';
import { accountOf } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of a suppression's routes. */
export const suppressionParams = z.object({
  id: z.string().meta({ example: 'sup_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's suppression that the path names. */
export function ownedSuppression({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findSuppression(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** Suppressions as callers see them. */
export async function suppressionRows(
  ctx: ApiContext,
  accountId: string,
  suppressions: readonly Suppression[],
) {
  const addressees = await readAddressees(ctx, accountId, suppressions);
  return suppressions.map((suppression, place) =>
    suppressionRow(suppression, addressees[place] ?? { address: null, candidateId: null }),
  );
}

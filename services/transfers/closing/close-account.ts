import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import { isReopenable, type Closing } from '../../../domain/accounts/closing.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { beginClosing, endClosing, findClosing } from '../../../storage/accounts/closings.ts';
import type { AppContext } from '../../context.ts';
import { orDeferToSweep } from '../../defer-to-sweep.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { startClosing } from './start-closing.ts';

/**
 * Begins to close an account. An account that is closing keeps its date.
 * @throws AppError `not_found`.
 */
export async function closeAccount(
  ctx: Pick<AppContext, 'stores' | 'temporal' | 'log'>,
  accountId: string,
  cause: Cause,
): Promise<Closing> {
  const closing = await beginClosing(ctx.stores, accountId, cause);
  if (closing === null) throw new AppError('not_found');
  if (closing.step === 'requested') {
    void orDeferToSweep(ctx, startClosing(ctx, accountId), { account_id: accountId });
  }
  return closing;
}

/**
 * Keeps an account that is closing. An account that is not closing stays as it is.
 * @throws AppError `conflict` once its data is being erased.
 */
export async function reopenAccount(
  { stores }: Pick<AppContext, 'stores'>,
  accountId: string,
  cause: Cause,
): Promise<void> {
  await retryOnConflict(async () => {
    const closing = await findClosing(stores, accountId);
    if (closing === null) return 'open';
    if (!isReopenable(closing)) {
      throw new AppError('conflict', { message: 'The data of the account is being erased.' });
    }
    return (await endClosing(stores, closing, cause)) ? 'reopened' : null;
  });
}

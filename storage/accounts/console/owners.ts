import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Stores } from '../../stores.ts';
import { accountModel } from '../account.model.ts';

/** Notes a member as an owner of the account. Idempotent. */
export async function noteOwner({ mongo }: Stores, { accountId, id }: OwnedRef): Promise<void> {
  await accountModel(mongo).updateOne({ _id: accountId }, { $addToSet: { owners: id } });
}

/**
 * Takes a member out of the account's owners unless it is the last; false then. One write decides between two owners
 * who step down at the same time.
 */
export async function stepDown({ mongo }: Stores, { accountId, id }: OwnedRef): Promise<boolean> {
  const result = await accountModel(mongo).updateOne(
    { _id: accountId, owners: { $elemMatch: { $ne: id } } },
    { $pull: { owners: id } },
  );
  return result.matchedCount === 1;
}

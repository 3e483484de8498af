import type { Meter, Quotas } from '../../domain/accounts/meters.ts';
import { operatorCause, type Cause } from '../../domain/accounts/audit/audit-entry.ts';
import type { Stores } from '../stores.ts';
import { newAuditEntry } from './audit/new-audit-entry.ts';
import { collectionOf } from '../define-model.ts';
import { accountModel } from './account.model.ts';

/** The quotas of these accounts that differ from the defaults. */
export async function findQuotas(
  { mongo }: Stores,
  accountIds: readonly string[],
): Promise<Map<string, Partial<Quotas>>> {
  const accounts = await collectionOf(mongo, accountModel)
    .find({ _id: { $in: [...new Set(accountIds)] } }, { projection: { quotas: 1 } })
    .toArray();
  return new Map(accounts.map(({ _id, quotas }) => [_id, quotas ?? {}]));
}

export interface OwnQuota {
  meter: Meter;
  quota: number;
  /** The actor; by default an operator. */
  cause?: Cause;
}

/** Sets an account's own quota of a meter, if it still has the quota that was read. */
export async function setQuota(
  stores: Stores,
  accountId: string,
  { meter, quota, cause = operatorCause }: OwnQuota,
): Promise<void> {
  const field = `quotas.${meter}`;
  for (;;) {
    const own = (await findQuotas(stores, [accountId])).get(accountId);
    const before = own?.[meter] ?? null;
    if (own === undefined || before === quota) return;
    const entry = newAuditEntry(cause, {
      action: 'billing.quota_changed',
      accountId,
      targetId: accountId,
      before: { meter, quota: before },
      after: { meter, quota },
    });
    // A null member is stored as absent.
    const { matchedCount } = await accountModel(stores.mongo).updateOne(
      { _id: accountId, [field]: before },
      { $set: { [field]: quota }, $push: { trail: entry } },
    );
    if (matchedCount === 1) return;
  }
}

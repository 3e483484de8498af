import type { Stores } from '../../stores.ts';
import { auditLogModel } from './audit-log.model.ts';

/** Removes the names of people and keys from an account's audit log. Ids and states are kept. Idempotent. */
export async function forgetActors({ mongo }: Stores, accountId: string): Promise<void> {
  await auditLogModel(mongo).updateMany(
    { accountId, 'actor.kind': { $in: ['user', 'api_key'] }, 'actor.name': { $ne: null } },
    { $set: { 'actor.name': null } },
  );
}

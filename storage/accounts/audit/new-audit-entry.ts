import { timeOfId } from '../../../domain/common/ids.ts';
import { namelessCandidate } from '../../../domain/common/actor.ts';
import type { AuditEntry, Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import {
  auditRegistry,
  type AuditAction,
  type AuditAfter,
  type AuditBefore,
} from '../../../domain/accounts/audit/registry.ts';
import { newId } from '../../new-id.ts';

export interface NewAuditEntry<Action extends AuditAction> {
  action: Action;
  accountId: string;
  targetId: string;
  before: AuditBefore<Action>;
  after: AuditAfter<Action>;
  /** Business key of an action that may be recorded more than once. Without it every entry is a separate action. */
  key?: string;
}

/**
 * A new entry with the current time, ready for the trail of the changed document. Names of candidates are removed.
 */
export function newAuditEntry<Action extends AuditAction>(
  { actor, requestId }: Cause,
  { action, accountId, targetId, before, after, key }: NewAuditEntry<Action>,
): AuditEntry<Action> {
  const id = newId('auditEntry');
  return {
    id,
    key: key ?? id,
    accountId,
    action,
    actor: namelessCandidate(actor),
    target: { kind: auditRegistry[action].target, id: targetId },
    before,
    after,
    at: new Date(timeOfId(id)),
    requestId,
  };
}

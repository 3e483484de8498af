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
  /** Names the action where it may be noted more than once; else every entry is an action of its own. */
  key?: string;
}

/** An entry of this moment, ready for the trail of the document that changes. Candidates stay nameless. */
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

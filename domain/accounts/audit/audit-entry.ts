import type { Actor } from '../../common/actor.ts';
import type { AuditTarget } from './define-action.ts';
import type { AuditAction, AuditAfter, AuditBefore } from './registry.ts';

/** The actor of an action and its request id; null for actions outside the API. */
export interface Cause {
  actor: Actor;
  requestId: string | null;
}

/** Commands of the operator. */
export const operatorCause: Cause = {
  actor: { kind: 'system', id: null, name: 'operator' },
  requestId: null,
};

/** Actions of the service itself. */
export const systemCause: Cause = {
  actor: { kind: 'system', id: null, name: null },
  requestId: null,
};

/** An entry of an account's audit log. It never changes. */
export interface AuditEntry<Action extends AuditAction = AuditAction> {
  /** `aud_…` */
  id: string;
  /** Business key, unique per account, so that an action is recorded once. */
  key: string;
  accountId: string;
  action: Action;
  actor: Actor;
  target: { kind: AuditTarget; id: string };
  before: AuditBefore<Action>;
  after: AuditAfter<Action>;
  at: Date;
  requestId: string | null;
}

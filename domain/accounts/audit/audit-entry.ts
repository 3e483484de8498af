import type { Actor } from '../../common/actor.ts';
import type { AuditAction, AuditAfter, AuditBefore, AuditTarget } from './registry.ts';

/** Who is behind an action, and by which request; null where it was none of the API. */
export interface Cause {
  actor: Actor;
  requestId: string | null;
}

/** The commands of whoever runs the installation. */
export const operatorCause: Cause = {
  actor: { kind: 'system', id: null, name: 'operator' },
  requestId: null,
};

/** What the service does by itself. */
export const systemCause: Cause = {
  actor: { kind: 'system', id: null, name: null },
  requestId: null,
};

/** A line of an account's audit log. It never changes. */
export interface AuditEntry<Action extends AuditAction = AuditAction> {
  /** `aud_…` */
  id: string;
  /** Business key, unique per account: what was done once has one row, however often it is noted. */
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

import { createHash } from 'node:crypto';
import type { AuditEntry } from '../../domain/accounts/audit/audit-entry.ts';
import type { RevealKind } from '../../domain/people/person.ts';
import { collectionOf } from '../define-model.ts';
import { unlessTaken } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { revealModel } from './reveal.model.ts';

const KEPT_MONTHS = 24;

export interface Reveal {
  accountId: string;
  personKey: string;
  kind: RevealKind;
  /** UTC, `2026-11`. */
  month: string;
}

/** Whether an account has had this reveal in this month. */
export async function isRevealed({ mongo }: Stores, reveal: Reveal): Promise<boolean> {
  return (await revealModel(mongo).exists({ _id: idOf(reveal) })) !== null;
}

/** Notes a reveal with its audit entry; false when it was made before, by a concurrent call too. */
export function insertReveal(
  { mongo }: Stores,
  reveal: Reveal,
  { candidateId, entry }: { candidateId: string; entry: AuditEntry },
): Promise<boolean> {
  const at = new Date();
  const expiresAt = new Date(at);
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + KEPT_MONTHS);
  const record = { _id: idOf(reveal), ...reveal, candidateId, at, expiresAt, trail: [entry] };
  return unlessTaken(() => collectionOf(mongo, revealModel).insertOne(record));
}

/** Takes the person out of reveals; account, kind and month stay. */
export async function forgetRevealed({ mongo }: Stores, ids: readonly string[]): Promise<void> {
  await revealModel(mongo).updateMany(
    { candidateId: { $in: [...ids] } },
    { $set: { personKey: null, candidateId: null } },
  );
}

function idOf({ accountId, personKey, kind, month }: Reveal): string {
  const parts = [accountId, personKey, kind, month].join(' ');
  return createHash('sha256').update(parts).digest('hex');
}

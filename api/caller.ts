import type { Actor } from '../domain/common/actor.ts';
import type { ApiKey } from '../domain/accounts/api-key.ts';
import type { Cause } from '../domain/accounts/audit/audit-entry.ts';

/** Who asks: the holder of a key, or an address on a public route. */
export type Caller =
  { kind: 'key'; key: ApiKey; accountId: string } | { kind: 'address'; address: string };

/** What limits, idempotency keys and logs know a caller by. */
export function callerId(caller: Caller): string {
  return caller.kind === 'key' ? caller.key.id : caller.address;
}

/** The account that asks. Only routes with a key have one; asking on a public route is our mistake. */
export function accountOf(caller: Caller): string {
  if (caller.kind === 'key') return caller.accountId;
  throw new Error('A public route has no account.');
}

/** Who is noted for what a caller does. */
export function actorOf(caller: Caller): Actor {
  if (caller.kind !== 'key') throw new Error('A public route moves nobody.');
  return { kind: 'api_key', id: caller.key.id, name: caller.key.name };
}

/** What the audit log says of who is behind a call. */
export function causeOf({ caller, requestId }: { caller: Caller; requestId: string }): Cause {
  return { actor: actorOf(caller), requestId };
}

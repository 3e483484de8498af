import type { Actor } from '../domain/common/actor.ts';
import type { ApiKey } from '../domain/accounts/api-key.ts';
import type { ConsoleSession, SignedIn } from '../domain/accounts/console/people.ts';
import type { Cause } from '../domain/accounts/audit/audit-entry.ts';

/** The caller: the holder of a key, a member in the console, or an address on a public route. */
export type Caller =
  | { kind: 'key'; key: ApiKey; accountId: string }
  | { kind: 'member'; signedIn: ActingMember; accountId: string }
  | { kind: 'address'; address: string };

/** A member of the account. The session is null when the tool of a chat runs for the member. */
type ActingMember = Omit<SignedIn, 'session'> & { session: ConsoleSession | null };

/** The caller's name for limits, idempotency keys and logs. */
export function callerId(caller: Caller): string {
  if (caller.kind === 'member') return caller.signedIn.member.id;
  return caller.kind === 'key' ? caller.key.id : caller.address;
}

/** The caller's account. Throws on a public route, where there is none. */
export function accountOf(caller: Caller): string {
  if (caller.kind !== 'address') return caller.accountId;
  throw new Error('A public route has no account.');
}

/** The actor that records name. */
export function actorOf(caller: Caller): Actor {
  if (caller.kind === 'member') {
    const { id, name, email } = caller.signedIn.user;
    return { kind: 'user', id, name: name ?? email };
  }
  if (caller.kind !== 'key') throw new Error('A public route moves nobody.');
  return { kind: 'api_key', id: caller.key.id, name: caller.key.name };
}

/** The account and author of a record that the call creates, and the run that creates it. */
export function creationOf({ caller, run }: { caller: Caller; run: string | null }) {
  const createdBy = caller.kind === 'member' ? caller.signedIn.user.id : null;
  return { accountId: accountOf(caller), run, createdBy };
}

/** The actor as the audit log names it. */
export function causeOf({ caller, requestId }: { caller: Caller; requestId: string }): Cause {
  return { actor: actorOf(caller), requestId };
}

/** The person behind a call of the console. Throws on any other door. */
export function signedInOf(caller: Caller): SignedIn {
  if (caller.kind !== 'member') throw new Error('Only members call this route.');
  const { session, ...person } = caller.signedIn;
  if (session === null) throw new Error('Only calls of the console have a session.');
  return { ...person, session };
}

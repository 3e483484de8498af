import type { ConsoleSession, ConsoleUser } from '../../../domain/accounts/console/people.ts';

/** The sessions that a person may see and end: those of one account, if its provider vouched for the person. */
export function ownSessions(
  { id: userId }: ConsoleUser,
  { issuer, accountId }: ConsoleSession,
): { userId: string; accountId?: string } {
  return issuer === null ? { userId } : { userId, accountId };
}

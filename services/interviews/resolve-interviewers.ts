import type { ConsoleUser } from '../../domain/accounts/console/people.ts';
import { cleanEmail, emailKey } from '../../domain/common/email.ts';
import { invalidRequest } from '../../domain/common/errors.ts';
import { isId } from '../../domain/common/ids.ts';
import type { Interviewer } from '../../domain/interviews/interview.ts';
import { findUsers } from '../../storage/accounts/console/console-users.ts';
import { findMember } from '../../storage/accounts/console/members.ts';
import type { Stores } from '../../storage/stores.ts';
import { findMemberByEmail } from '../accounts/console/find-member.ts';

/**
 * The interviewers that a request names by member or e-mail address, each once. The address of a member is that member.
 * @throws AppError `invalid_request` naming an entry that is neither.
 */
export async function resolveInterviewers(
  stores: Stores,
  accountId: string,
  named: readonly string[],
): Promise<Interviewer[]> {
  const found = await Promise.all(
    named.map((text, index) => resolve(stores, { accountId, text, path: `interviewers.${index}` })),
  );
  return [...new Map(found.map((interviewer) => [interviewer.key, interviewer])).values()];
}

/** The keys of the interviewer that a filter names: none for a name of nobody, undefined for no filter. */
export async function interviewerKeys(
  stores: Stores,
  accountId: string,
  named: string | undefined,
): Promise<string[] | undefined> {
  if (named === undefined) return undefined;
  if (!isId('member', named)) return [emailKey(cleanEmail(named) ?? named)];
  const member = await findMember(stores, { accountId, id: named });
  const users = member === null ? [] : await findUsers(stores, [member.userId]);
  return users.map(({ email }) => emailKey(email));
}

interface Named {
  accountId: string;
  text: string;
  path: string;
}

async function resolve(stores: Stores, { accountId, text, path }: Named): Promise<Interviewer> {
  if (isId('member', text)) {
    const member = await findMember(stores, { accountId, id: text });
    const [user] = member === null ? [] : await findUsers(stores, [member.userId]);
    if (user === undefined) throw invalidRequest(path, 'is no member of this account');
    return interviewerOf(user, text);
  }
  const email = cleanEmail(text);
  if (email === null) {
    throw invalidRequest(path, 'must be the id of a member or an e-mail address');
  }
  return byEmail(stores, accountId, email);
}

async function byEmail(stores: Stores, accountId: string, email: string): Promise<Interviewer> {
  const found = await findMemberByEmail(stores, { accountId, email });
  if (found === null) return { memberId: null, name: null, email, key: emailKey(email) };
  return interviewerOf(found.user, found.member.id);
}

function interviewerOf({ name, email }: ConsoleUser, memberId: string): Interviewer {
  return { memberId, name, email, key: emailKey(email) };
}

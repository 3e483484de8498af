import { isUsable } from '../../../domain/accounts/api-key.ts';
import type { Author } from '../../../domain/agent/chat/chat.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { findApiKey } from '../../../storage/accounts/api-keys.ts';
import { findUsers } from '../../../storage/accounts/console/console-users.ts';
import { findPlace } from '../../../storage/accounts/console/members.ts';
import type { Caller } from '../../caller.ts';
import type { ApiContext } from '../../context.ts';

/**
 * The author of a message or decision as a caller, with the rights of this moment.
 * @throws AppError, in words for a person, for an ended key or a person who left the account.
 */
export async function callerOf(
  ctx: Pick<ApiContext, 'stores'>,
  accountId: string,
  author: Author,
): Promise<Caller> {
  const caller =
    author.kind === 'api_key'
      ? await keyCaller(ctx, { accountId, id: author.id })
      : await memberCaller(ctx, { accountId, userId: author.id });
  if (caller !== null) return caller;
  const who = author.name === null ? '' : ` “${author.name}”`;
  throw author.kind === 'api_key'
    ? new AppError('invalid_api_key', { message: `The API key${who} is no longer valid.` })
    : new AppError('insufficient_role', {
        message: `The person${who} is no longer a member of the account.`,
      });
}

async function keyCaller(
  { stores }: Pick<ApiContext, 'stores'>,
  target: { accountId: string; id: string },
): Promise<Caller | null> {
  const key = await findApiKey(stores, target);
  if (key === null || !isUsable(key, new Date())) return null;
  return { kind: 'key', key, accountId: target.accountId };
}

async function memberCaller(
  { stores }: Pick<ApiContext, 'stores'>,
  place: { accountId: string; userId: string },
): Promise<Caller | null> {
  const [[user], member] = await Promise.all([
    findUsers(stores, [place.userId]),
    findPlace(stores, place),
  ]);
  if (user === undefined || member === null || member.isRemoved) return null;
  const signedIn = { session: null, user, member };
  return { kind: 'member', signedIn, accountId: place.accountId };
}

import { z } from 'zod';
import { themes, type SignedIn } from '../../../domain/accounts/console/people.ts';
import { line } from '../../../domain/common/text/input-text.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { Stores } from '../../../storage/stores.ts';
import { listPlaces } from '../../../storage/accounts/console/members.ts';
import { changeUser } from '../../../storage/accounts/console/console-users.ts';
import { signedInOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { profileRow, profileSchema } from '../../../domain/accounts/console/session-row.ts';

const LONGEST_NAME = 100;

export const changeProfile = defineRoute(
  {
    name: 'changeProfile',
    method: 'patch',
    path: '/session/profile',
    access: { role: 'interviewer' },
    body: z.strictObject({
      name: line(LONGEST_NAME).nullable().optional(),
      theme: z.enum(themes).optional(),
      shortcuts: z.boolean().optional(),
    }),
    response: recordOf(profileSchema),
    errors: ['conflict'],
    summary: 'Change the own name, theme or single-letter keys.',
  },
  async ({ ctx, caller, body }) => {
    const { user, session } = signedInOf(caller);
    if (body.name !== undefined) await requireOwnName(ctx.stores, signedInOf(caller));
    const { name = user.name, theme = user.theme, shortcuts = user.shortcuts } = body;
    await changeUser(ctx.stores, user.id, { name, theme, shortcuts });
    ctx.sessions.forget(session.id);
    return { body: { data: profileRow({ ...user, name, theme, shortcuts }) } };
  },
);

/**
 * A name is shown in all accounts of a person, so the provider of one account does not vouch for a change of it.
 * @throws AppError `conflict`.
 */
async function requireOwnName(stores: Stores, { session, user }: SignedIn): Promise<void> {
  if (session.issuer === null || (await listPlaces(stores, user.id)).length === 1) return;
  throw new AppError('conflict', {
    message:
      'You are a member of several accounts. Sign in with a mailed link to change your name.',
  });
}

import { z } from 'zod';
import { themes } from '../../../domain/accounts/console/people.ts';
import { line } from '../../../domain/common/text/input-text.ts';
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
    summary: 'Change the own name, theme or single-letter keys.',
  },
  async ({ ctx, caller, body }) => {
    const { user, session } = signedInOf(caller);
    const { name = user.name, theme = user.theme, shortcuts = user.shortcuts } = body;
    await changeUser(ctx.stores, user.id, { name, theme, shortcuts });
    ctx.sessions.forget(session.id);
    return { body: { data: profileRow({ ...user, name, theme, shortcuts }) } };
  },
);

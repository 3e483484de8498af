import { z } from 'zod';
import { roles } from '../../../domain/accounts/console/roles.ts';
import { cleanEmail } from '../../../domain/common/email.ts';
import { invite, requireOutsider } from '../../../services/accounts/console/invitations.ts';
import { signedInOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { limitInvitations } from './invitation-limits.ts';
import { invitationRow, invitationSchema } from '../../../domain/accounts/console/member-row.ts';
import { requireOwnerFor } from './owned-member.ts';

const emailInput = z.string().transform((text, context) => {
  const email = cleanEmail(text);
  if (email === null) context.addIssue('must be an e-mail address');
  return email ?? '';
});

export const createInvitation = defineRoute(
  {
    name: 'createInvitation',
    method: 'post',
    path: '/invitations',
    access: { role: 'admin', fresh: true },
    body: z.strictObject({ email: emailInput, role: z.enum(roles) }),
    status: 201,
    response: recordOf(invitationSchema),
    errors: ['conflict'],
    summary: 'Invite a person by mail. The link works for 7 days.',
    description:
      'It replaces an open invitation to the same address. 50 a day, and one a minute to an address.',
  },
  async ({ ctx, caller, body, requestId }) => {
    requireOwnerFor(caller, [body.role]);
    const by = signedInOf(caller);
    const { accountId } = by.member;
    await requireOutsider(ctx.stores, { accountId, email: body.email });
    await limitInvitations(ctx, { accountId, email: body.email });
    const invitation = await invite(ctx, { by, ...body, requestId });
    return { body: { data: invitationRow(invitation) } };
  },
);

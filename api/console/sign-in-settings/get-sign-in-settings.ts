import { signInRow, signInSchema } from '../../../domain/accounts/console/sign-in-settings.ts';
import { publicUrl } from '../../../services/public-url.ts';
import { findSignInSettings } from '../../../storage/accounts/console/sign-in-settings.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

export const getSignInSettings = defineRoute(
  {
    name: 'getSignInSettings',
    method: 'get',
    path: '/sign-in-settings',
    access: { role: 'owner' },
    response: recordOf(signInSchema),
    summary: 'How the members of the account sign in.',
  },
  async ({ ctx, caller }) => {
    const settings = await findSignInSettings(ctx.stores, accountOf(caller));
    return { body: { data: signInRow(settings, publicUrl(ctx.config)) } };
  },
);

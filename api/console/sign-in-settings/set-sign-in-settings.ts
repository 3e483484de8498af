import {
  signInInput,
  signInRow,
  signInSchema,
} from '../../../domain/accounts/console/sign-in-settings.ts';
import { changeSignIn } from '../../../services/accounts/console/sign-in-settings.ts';
import { publicUrl } from '../../../services/public-url.ts';
import { accountOf, causeOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

export const setSignInSettings = defineRoute(
  {
    name: 'setSignInSettings',
    method: 'put',
    path: '/sign-in-settings',
    access: { role: 'owner', fresh: true },
    body: signInInput,
    response: recordOf(signInSchema),
    summary:
      'Replace how the members of the account sign in. The provider is read before it is stored.',
  },
  async (call) => {
    const { ctx, caller, body } = call;
    const settings = await changeSignIn(ctx, accountOf(caller), {
      input: body,
      cause: causeOf(call),
    });
    return { body: { data: signInRow(settings, publicUrl(ctx.config)) } };
  },
);

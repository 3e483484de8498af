import { z } from 'zod';
import { endToolGrants } from '../../storage/accounts/account-profiles.ts';
import { accountOf } from '../caller.ts';
import { defineRoute } from '../route.ts';

export const logOutTools = defineRoute(
  {
    name: 'logOutTools',
    method: 'post',
    path: '/account/mcp-logout',
    access: { anyKey: true },
    status: 204,
    response: z.undefined(),
    summary: 'End what tool clients were given on behalf of the account; API keys stay.',
    description:
      'Every link to a file of the résumés and letters written so far ends; reading the document gives a new one. Tool clients hold nothing else: the MCP server keeps no sessions.',
  },
  async ({ ctx, caller }) => {
    await endToolGrants(ctx.stores, accountOf(caller));
    return { body: undefined };
  },
);

import { z } from 'zod';
import { endToolGrants } from '../../storage/accounts/account-profiles.ts';
import { accountOf } from '../caller.ts';
import { defineRoute } from '../route.ts';

export const logOutTools = defineRoute(
  {
    name: 'logOutTools',
    method: 'post',
    path: '/account/mcp-logout',
    access: { anyKey: true, role: 'admin' },
    status: 204,
    response: z.undefined(),
    summary: 'End all links to files of résumés and letters.',
    description:
      'Links that were made before this call are 410 link_expired. Reading a document returns a new link. API keys stay valid, and the MCP server has no sessions to end.',
  },
  async ({ ctx, caller }) => {
    await endToolGrants(ctx.stores, accountOf(caller));
    return { body: undefined };
  },
);

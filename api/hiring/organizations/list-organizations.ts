import { z } from 'zod';
import { organizationRow, organizationSchema } from '../../../domain/hiring/organization.ts';
import { listOrganizations as readOrganizations } from '../../../storage/hiring/organizations.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';

export const listOrganizations = defineRoute(
  {
    name: 'listOrganizations',
    method: 'get',
    path: '/company-organizations',
    access: { scopes: ['jobs:post'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(organizationSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's organizations, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('organizations', { ctx, caller, query }, (start) =>
      readOrganizations(ctx.stores, accountOf(caller), start),
    );
    return { body: { data: rows.map(organizationRow), meta: listMeta({ nextCursor }) } };
  },
);

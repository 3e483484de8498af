import { z } from 'zod';
import { suppressionReasons, suppressionSchema } from '../../domain/mail/suppression.ts';
import { namedAddress } from '../../services/mail/suppressions.ts';
import { listSuppressions } from '../../storage/mail/suppressions.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { suppressionRows } from './suppression-path.ts';

export const listEmailSuppressions = defineRoute(
  {
    name: 'listEmailSuppressions',
    method: 'get',
    path: '/email/suppressions',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object({
      ...pageQuery,
      reason: z
        .enum(suppressionReasons)
        .exactOptional()
        .meta({ description: 'Only entries with this reason.' }),
      address: z
        .string()
        .max(320)
        .exactOptional()
        .meta({ description: 'Only the entries of this address.' }),
    }),
    response: listOf(suppressionSchema),
    errors: ['invalid_cursor'],
    summary: 'List the addresses that POST /email/send does not write to, newest first.',
    description:
      'hard_bounce: a mail of the account showed that the mailbox does not exist. Addresses that bounced for other accounts of the installation are not written to either and not listed. Offers are still sent to addresses that unsubscribed or complained, and once in 30 days to one that bounced.',
  },
  async ({ ctx, caller, query }) => {
    const accountId = accountOf(caller);
    const { reason, address } = query;
    const filter = {
      ...(reason !== undefined && { reason }),
      ...(address !== undefined && { addressKey: namedAddress(ctx, address).addressKey }),
    };
    const call = { ctx, caller, query };
    const { rows, nextCursor } = await pageById('email suppressions', call, (start) =>
      listSuppressions(ctx.stores, accountId, { ...start, ...filter }),
    );
    return {
      body: {
        data: await suppressionRows(ctx, accountId, rows),
        meta: listMeta({ nextCursor }),
      },
    };
  },
);

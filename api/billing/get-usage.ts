import { z } from 'zod';
import { usageMonth } from '../../domain/accounts/meters.ts';
import { readMonth } from '../../services/billing/read-month.ts';
import { accountOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { usageSchema } from '../../domain/billing/usage-row.ts';
import { usageAnswer } from './usage-answer.ts';

export const getUsage = defineRoute(
  {
    name: 'getUsage',
    method: 'get',
    path: '/usage',
    access: { anyKey: true, role: 'viewer' },
    readsOnly: true,
    query: z.object({
      month: z
        .string()
        .regex(/^20[0-9]{2}-(?:0[1-9]|1[0-2])$/u, 'must be a month as 2026-11')
        .exactOptional()
        .meta({ description: 'UTC month. The default is the current one.', example: '2026-11' }),
    }),
    response: recordOf(usageSchema),
    summary: "Read the account's month: quotas, rows, tokens and costs.",
    description:
      'Counters may lag by a second. Charges and counters are those of the month; balance, holds, limit and quotas are current.',
  },
  async ({ ctx, caller, query }) => {
    const { month = usageMonth(new Date()) } = query;
    const accountId = accountOf(caller);
    const { quotas } = ctx.config;
    // Includes everything this process has answered so far.
    await ctx.usage.flush();
    const read = await readMonth(ctx, { accountId, month, quotas });
    return { body: { data: usageAnswer(month, read) } };
  },
);

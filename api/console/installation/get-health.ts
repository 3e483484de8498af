import { z } from 'zod';
import { recordOf } from '../../list-answer.ts';
import { checkedServers, checkStatuses } from '../../operations/readiness.ts';
import { defineRoute } from '../../route.ts';
import { forOperators } from './source-shape.ts';

const checkStatus = z.enum(checkStatuses);

export const getHealth = defineRoute(
  {
    name: 'getHealth',
    method: 'get',
    path: '/health',
    access: forOperators,
    response: recordOf(
      z.object({
        status: checkStatus,
        checks: z.partialRecord(z.enum(checkedServers), checkStatus),
      }),
    ),
    summary: 'Say which servers can be reached, as /readyz does. The status is 200 in either case.',
  },
  async ({ ctx }) => ({ body: { data: await ctx.readiness() } }),
);

import { z } from 'zod';
import { recordOf } from '../../list-answer.ts';
import { checkedServers, checkStatuses, readyStatuses } from '../../operations/readiness.ts';
import { defineRoute } from '../../route.ts';
import { forOperators } from './source-shape.ts';

const servers = z.enum(checkedServers);

export const getHealth = defineRoute(
  {
    name: 'getHealth',
    method: 'get',
    path: '/health',
    access: forOperators,
    response: recordOf(
      z.object({
        status: z.enum(readyStatuses),
        checks: z.partialRecord(servers, z.enum(checkStatuses)),
        causes: z.partialRecord(servers, z.string()).optional(),
      }),
    ),
    summary: 'Say which servers can be reached, as /readyz does. The status is 200 in either case.',
  },
  async ({ ctx }) => ({ body: { data: await ctx.readiness() } }),
);

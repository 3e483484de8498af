import { z } from 'zod';
import { countAppliedJobs as readCounts } from '../../../storage/hiring/candidates/applied-jobs.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

export const countAppliedJobs = defineRoute(
  {
    name: 'countAppliedJobs',
    method: 'get',
    path: '/applied-jobs/counts',
    access: { scopes: ['jobs:apply'], role: 'recruiter' },
    readsOnly: true,
    response: recordOf(z.array(z.object({ status: z.string(), count: z.int() }))),
    summary: 'Count the applications the account made by their stage.',
  },
  async ({ ctx, caller }) => ({ body: { data: await readCounts(ctx.stores, accountOf(caller)) } }),
);

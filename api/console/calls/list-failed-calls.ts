import { z } from 'zod';
import { failedCallSchema } from '../../../domain/accounts/failed-call-row.ts';
import { listFailedCalls as findFailedCalls } from '../../../storage/accounts/failed-calls.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';

const text = z.string().min(1).max(200).exactOptional();

export const listFailedCalls = defineRoute(
  {
    name: 'listFailedCalls',
    method: 'get',
    path: '/failed-calls',
    access: { role: 'admin' },
    query: z.object({ code: text, route: text, key_id: text, request_id: text, ...pageQuery }),
    response: listOf(failedCallSchema),
    errors: ['invalid_cursor'],
    summary: 'List calls with keys that failed in the last 7 days, newest first.',
  },
  async ({ ctx, caller, query }) => {
    const filter = {
      accountId: accountOf(caller),
      ...(query.code !== undefined && { code: query.code }),
      ...(query.route !== undefined && { route: query.route }),
      ...(query.key_id !== undefined && { keyId: query.key_id }),
      ...(query.request_id !== undefined && { requestId: query.request_id }),
    };
    // Includes every call that this process has answered.
    await ctx.failedCalls.flush();
    const { rows, nextCursor } = await pageById(
      'failed-calls',
      { ctx, caller, query },
      async (start) =>
        (await findFailedCalls(ctx.stores, filter, start)).map((call) => ({
          id: call._id,
          request_id: call.requestId,
          key_id: call.keyId,
          method: call.method,
          route: call.route,
          status: call.status,
          code: call.code,
          at: call.at.toISOString(),
        })),
    );
    return { body: { data: rows, meta: listMeta({ nextCursor }) } };
  },
);

import { z } from 'zod';
import { callSchema } from '../../../domain/accounts/call-row.ts';
import { listCalls as findCalls } from '../../../storage/accounts/calls.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';

const text = z.string().min(1).max(200).exactOptional();
const status = z
  .string()
  .regex(/^[1-5]\d\d$/, 'must be a status of three digits')
  .transform(Number)
  .exactOptional();

export const listCalls = defineRoute(
  {
    name: 'listCalls',
    method: 'get',
    path: '/calls',
    access: { role: 'admin' },
    query: z.object({
      method: text,
      route: text,
      status,
      key_id: text,
      request_id: text,
      ...pageQuery,
    }),
    response: listOf(callSchema),
    errors: ['invalid_cursor'],
    summary: 'List calls with keys of the last 7 days, newest first.',
  },
  async ({ ctx, caller, query }) => {
    const filter = {
      accountId: accountOf(caller),
      ...(query.method !== undefined && { method: query.method }),
      ...(query.route !== undefined && { route: query.route }),
      ...(query.status !== undefined && { status: query.status }),
      ...(query.key_id !== undefined && { keyId: query.key_id }),
      ...(query.request_id !== undefined && { requestId: query.request_id }),
    };
    // Includes every call that this process has answered.
    await ctx.calls.flush();
    const { rows, nextCursor } = await pageById('calls', { ctx, caller, query }, async (start) =>
      (await findCalls(ctx.stores, filter, start)).map((call) => ({
        id: call._id,
        request_id: call.requestId,
        key_id: call.keyId,
        method: call.method,
        path: call.path,
        route: call.route,
        status: call.status,
        ms: call.ms,
        at: call.at.toISOString(),
      })),
    );
    return { body: { data: rows, meta: listMeta({ nextCursor }) } };
  },
);

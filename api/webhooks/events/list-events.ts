import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../domain/common/cursor.ts';
import { cutPage } from '../../../domain/common/result-page.ts';
import { eventBody } from '../../../domain/webhooks/events/event.ts';
import { eventKinds } from '../../../domain/webhooks/events/registry.ts';
import { listEvents as findEvents } from '../../../storage/webhooks/events/events.ts';
import { accountOf } from '../../caller.ts';
import { cursorScope } from '../../cursor-scope.ts';
import { listOf, listText } from '../../list-answer.ts';
import { pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';

const time = z.iso.datetime({ offset: true });

/** An event as the API returns it: the body of a delivery. */
const eventSchema = z.object({
  id: z.string().meta({ example: 'evt_0NaQ8xT2v7Bd1kZp4mXw' }),
  kind: z.enum(eventKinds),
  created_at: z.iso.datetime(),
  account_id: z.string(),
  organization_id: z.string().nullable(),
  data: z.record(z.string(), z.unknown()).meta({ description: 'By kind, as endpoints get it.' }),
});
eventSchema.register(z.globalRegistry, { id: 'Event' });

export const listEvents = defineRoute(
  {
    name: 'listEvents',
    method: 'get',
    path: '/events',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    readsOnly: true,
    query: z.object({
      kind: z.enum(eventKinds).exactOptional().meta({ description: 'Events of this kind.' }),
      since: time.exactOptional().meta({
        description: 'Events that were stored at this time or later.',
        example: '2026-11-20T00:00:00Z',
      }),
      until: time
        .exactOptional()
        .meta({ description: 'Events that were stored before this time.' }),
      ...pageQuery,
    }),
    response: listOf(eventSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's events of the last 30 days, last stored first.",
    description:
      'Every event is listed, also those without a webhook endpoint. Each row is the body of its delivery. Events are stored within a second of `created_at`, and later after an outage. To follow the events, poll with `since` a minute before the last call and skip ids that you know; `openrole listen` does that. Calls are free.',
  },
  async ({ ctx, caller, query }) => {
    const accountId = accountOf(caller);
    const { kind, since, until, limit, cursor } = query;
    const scope = cursorScope(`events ${accountId}`, query, ctx.config.cursorSecret);
    const before = cursor === undefined ? null : decodeCursor(cursor, scope, z.string());
    const filter = {
      accountId,
      ...(kind !== undefined && { kind }),
      ...(since !== undefined && { since: new Date(since) }),
      ...(until !== undefined && { until: new Date(until) }),
    };
    const found = await findEvents(ctx.stores, filter, { before, limit: limit + 1 });
    const { rows, last } = cutPage(found, limit);
    const nextCursor = last === undefined ? null : encodeCursor(last.position, scope);
    return {
      body: listText(
        rows.map(({ event }) => eventBody(event)),
        { nextCursor },
      ),
    };
  },
);

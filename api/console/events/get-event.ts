import { z } from 'zod';
import { eventBody } from '../../../domain/webhooks/events/event.ts';
import { isInternal } from '../../../domain/webhooks/events/registry.ts';
import { findEvent } from '../../../storage/webhooks/events/events.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

export const getEvent = defineRoute(
  {
    name: 'getEvent',
    method: 'get',
    path: '/events/{id}',
    access: { role: 'admin' },
    params: z.object({ id: z.string() }),
    response: recordOf(z.unknown()),
    async find({ ctx, caller, params }) {
      const event = await findEvent(ctx.stores, params.id);
      const isOwn = event?.accountId === accountOf(caller) && !isInternal(event.kind);
      return isOwn ? event : null;
    },
    summary: 'Read an event as endpoints get it.',
  },
  ({ found }) => Promise.resolve({ body: { data: JSON.parse(eventBody(found)) as unknown } }),
);

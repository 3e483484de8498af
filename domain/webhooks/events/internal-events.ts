import { z } from 'zod';
import { defineEvent } from './define-event.ts';

/** Events for reactions inside the service. Endpoints cannot subscribe to them. */
export const internalEvents = {
  'billing.funds_raised': defineEvent({
    summary:
      'The account can pay for more than before: its balance or its monthly limit was raised.',
    data: z.object({}),
    example: {},
  }),
};

import { z } from 'zod';
import { defineEvent } from './define-event.ts';

/** Events that only reactions inside the service hear. Endpoints cannot subscribe to them. */
export const internalEvents = {
  'billing.funds_raised': defineEvent({
    summary:
      'The account can pay for more than before: its balance or its monthly limit was raised.',
    data: z.object({}),
    example: {},
  }),
};

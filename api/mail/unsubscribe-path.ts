import { z } from 'zod';
import { openUnsubscribe, type Leaving } from '../../services/mail/unsubscribe.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of the unsubscribe link. */
export const unsubscribeParams = z.object({
  token: z.string().max(1_000).meta({ description: 'The last part of the link in a mail.' }),
});

/** What the link leaves; null for a link that was not made here. */
export function openedLink({ ctx, params }: FindCall<{ token: string }>): Promise<Leaving | null> {
  return Promise.resolve(openUnsubscribe(ctx.config, params.token));
}

/** What the pages say is left. */
export function listOf({ alertId }: Leaving) {
  return alertId === undefined ? 'mailings' : 'alert';
}

export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

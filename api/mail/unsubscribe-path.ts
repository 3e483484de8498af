import { z } from 'zod';
import { openUnsubscribe, type Leaving } from '../../services/mail/unsubscribe.ts';
import { contentPolicy } from '../public-pages/content-policy.ts';
import { languageNamed } from '../public-pages/page-language.ts';
import type { FindCall, RouteCall } from '../route.ts';

/** The path parameter of the unsubscribe link. */
export const unsubscribeParams = z.object({
  token: z.string().max(1_000).meta({ description: 'The last part of the link in a mail.' }),
});

/** What the link leaves; null for a link that was not made here. */
export function openedLink({ ctx, params }: FindCall<{ token: string }>): Promise<Leaving | null> {
  return Promise.resolve(openUnsubscribe(ctx.config, params.token));
}

/** What the page says is left, in the language that the browser asks for. */
export function wordingOf({ alertId }: Leaving, headers: RouteCall['headers']) {
  const list = alertId === undefined ? ('mailings' as const) : ('alert' as const);
  return { list, language: languageNamed(headers['accept-language']) };
}

export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': contentPolicy(),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Accept-Language',
  'X-Robots-Tag': 'noindex',
};

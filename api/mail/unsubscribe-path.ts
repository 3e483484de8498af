import { openUnsubscribe, type Leaving } from '../../services/mail/unsubscribe.ts';
import { pageHeaders } from '../public-pages/page-headers.ts';
import { languageNamed } from '../public-pages/page-language.ts';
import type { FindCall, RouteCall } from '../route.ts';
import { secretLinkHeaders } from '../secret-link.ts';

/** The list that the link unsubscribes from; null for a link that was not made here. */
export function openedLink({ ctx, params }: FindCall<{ token: string }>): Promise<Leaving | null> {
  return Promise.resolve(openUnsubscribe(ctx.config, params.token));
}

/** The list that the page names, and the language that the browser asks for. */
export function wordingOf({ alertId }: Leaving, headers: RouteCall['headers']) {
  const list = alertId === undefined ? ('mailings' as const) : ('alert' as const);
  return { list, language: languageNamed(headers['accept-language']) };
}

export const unsubscribeHeaders = {
  ...pageHeaders,
  ...secretLinkHeaders,
  Vary: 'Accept-Language',
};

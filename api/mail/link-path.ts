import { z } from 'zod';
import { isMachine } from '../../domain/mail/tracking.ts';
import type { RouteCall } from '../route.ts';
import { secretLinkHeaders } from '../secret-link.ts';

/** The path parameter of the links in mails. */
export const linkParams = z.object({
  token: z.string().max(1_000).meta({ description: 'The last part of the link in a mail.' }),
});

/** Every visit counts, so none is answered from a cache. */
export const linkHeaders = { ...secretLinkHeaders, 'Cache-Control': 'no-store' };

/** The moment of a visit, and whether a program made it. */
export function visitOf({ headers, isHead }: Pick<RouteCall, 'headers' | 'isHead'>) {
  const text = (name: string) => String(headers[name] ?? '');
  const purpose = `${text('purpose')} ${text('sec-purpose')}`;
  return { at: new Date(), isMachine: isMachine({ isHead, agent: text('user-agent'), purpose }) };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/node';
import { localhostAllowedHostnames } from '@modelcontextprotocol/server';
import type { ApiContext } from '../context.ts';

type Guard = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Answers 403 to what a page of another site sends through somebody's browser, and then says false: an `Origin` must
 * be of this machine or of PUBLIC_URL. Where only this machine is listened to, the same holds for `Host`: a name that
 * leads here by DNS rebinding is refused.
 */
export function createSiteGuard({ config: { api } }: ApiContext): Guard {
  const local = localhostAllowedHostnames();
  const known = [
    ...local,
    ...(api.publicUrl === undefined ? [] : [new URL(api.publicUrl).hostname]),
  ];
  const isKnownOrigin = originValidation(known);
  const isKnownHost = hostHeaderValidation(known);
  const listensLocally = local.includes(api.host) || api.host === '::1';
  return (req, res) => isKnownOrigin(req, res) && (!listensLocally || isKnownHost(req, res));
}

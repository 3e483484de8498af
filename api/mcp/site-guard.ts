import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/node';
import { localhostAllowedHostnames } from '@modelcontextprotocol/server';
import type { ApiContext } from '../context.ts';

type Guard = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Answers 403 to requests by pages of other sites and then returns false: an `Origin` must be of this machine or of
 * PUBLIC_URL. When only this machine is served, the same holds for `Host`, which refuses DNS rebinding.
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

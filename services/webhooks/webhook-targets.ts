import { createAddressCheck } from '../../clients/safe-fetch/index.ts';
import type { Config } from '../../config/config.ts';
import { parseUrl } from '../../domain/common/parse-url.ts';
import { hostOf, mayBeFetched } from '../url-host.ts';

type Rules = Config['webhooks'];

/**
 * The problem of a webhook's URL that needs no DNS lookup; null without one (decision 0016). The URL parser has
 * normalised every spelling of an address.
 */
export function webhookUrlProblem(text: string, rules: Rules): string | null {
  const url = parseUrl(text);
  if (url === null) return 'must be an absolute URL';
  if (url.username !== '' || url.password !== '') return 'must not carry credentials';
  const host = hostOf(url);
  return isLoopback(host) && rules.allowLoopback
    ? localProblem(url)
    : publicProblem(url, host, rules);
}

/** In development any port of this machine is allowed, also over http. */
function localProblem({ protocol }: URL): string | null {
  return protocol === 'https:' || protocol === 'http:' ? null : 'must begin with https://';
}

function publicProblem(url: URL, host: string, rules: Rules): string | null {
  if (url.protocol !== 'https:') return 'must begin with https://';
  const port = url.port === '' ? 443 : Number(url.port);
  if (!rules.allowPorts.includes(port)) {
    return `must use one of the ports ${rules.allowPorts.join(', ')}`;
  }
  const reach = { allowLoopback: false, allowCidrs: rules.allowCidrs };
  return mayBeFetched(host, reach) ? null : 'must be at a public address';
}

function isLoopback(host: string): boolean {
  const isReachable = (allowLoopback: boolean) =>
    createAddressCheck({ allowLoopback, allowedCidrs: [] })(host);
  return isReachable(true) && !isReachable(false);
}

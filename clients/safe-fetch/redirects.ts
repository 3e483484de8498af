import { checkUrl, type UrlRules } from './address-rules.ts';
import { FetchRefused } from './errors.ts';
import type { FetchRequest } from './request.ts';
import { parseUrl } from '../../domain/common/parse-url.ts';

/** One request of a redirect chain. */
export interface Hop {
  url: URL;
  request: FetchRequest;
  /** Redirects followed so far. */
  count: number;
}

interface Answer {
  status: number;
  location: string | undefined;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const KEEPS_METHOD = new Set([307, 308]);
const PRIVATE_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);

/**
 * The next request of a redirect; null when the response is not a redirect, or the caller wants it as it is. Throws
 * `FetchRefused` when the caller follows none, after `maxRedirects`, from https to http, and for a URL that is not
 * allowed.
 */
export function nextHop(
  hop: Hop,
  answer: Answer,
  rules: UrlRules & { maxRedirects: number },
): Hop | null {
  if (!REDIRECTS.has(answer.status) || answer.location === undefined) return null;
  if (hop.request.redirects === 'return') return null;
  if (hop.request.redirects === 'refuse') {
    throw new FetchRefused('redirect_not_allowed', 'The answer is a redirect.');
  }
  if (hop.count >= rules.maxRedirects) {
    throw new FetchRefused('too_many_redirects', `More than ${rules.maxRedirects} redirects.`);
  }
  const url = checkUrl(resolved(answer.location, hop.url), rules);
  if (hop.url.protocol === 'https:' && url.protocol === 'http:') {
    throw new FetchRefused('redirect_not_allowed', 'A redirect from https to http.');
  }
  return { url, request: redirected(hop, url, answer.status), count: hop.count + 1 };
}

function resolved(location: string, base: URL): string {
  return parseUrl(location, base)?.href ?? location;
}

function redirected({ request, url: from }: Hop, to: URL, status: number): FetchRequest {
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).filter(
      ([name]) => from.origin === to.origin || !PRIVATE_HEADERS.has(name.toLowerCase()),
    ),
  );
  if (KEEPS_METHOD.has(status) || request.method === 'HEAD') return { ...request, headers };
  const { body: _dropped, ...rest } = request;
  return { ...rest, headers, method: 'GET' };
}

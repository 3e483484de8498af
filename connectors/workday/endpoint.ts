import { invalidRequest } from '../../domain/common/errors.ts';
import type { SourceRef } from '../connector.ts';
import { givenUrl, isUrl } from '../mapping/endpoint.ts';

const TOKEN = /^([a-z0-9-]{1,63})\/(wd\d{1,4})\/([\w-]{1,100})$/i;
const LANGUAGE = /^[a-z]{2}-[A-Z]{2}$/;

/**
 * The list of a careers site. Accepts `tenant/wd5/Site`, the site's URL or the list's URL. Throws invalid_request
 * naming `token`.
 */
export function workdayEndpoint(source: SourceRef): string {
  if (isUrl(source.token)) return ofUrl(givenUrl(source));
  const [, tenant = '', data = '', site = ''] = TOKEN.exec(source.token.trim()) ?? [];
  if (tenant === '')
    throw invalidRequest('token', 'must be tenant/wdN/site or the URL of the site');
  return `https://${tenant}.${data}.myworkdayjobs.com/wday/cxs/${tenant}/${site}/jobs`;
}

/** The public site of a list, which shows its postings. */
export function workdaySite(source: SourceRef): string {
  const url = new URL(workdayEndpoint(source));
  const site = url.pathname.split('/').at(-2) ?? '';
  return `${url.origin}/${site}`;
}

/** The employer's name at the vendor. */
export function workdayTenant(source: SourceRef): string {
  return new URL(workdayEndpoint(source)).pathname.split('/').at(-3) ?? '';
}

function ofUrl(url: URL): string {
  if (url.pathname.startsWith('/wday/cxs/')) return url.href;
  const tenant = url.hostname.split('.')[0] ?? '';
  const parts = url.pathname.split('/').filter((part) => part !== '' && !LANGUAGE.test(part));
  const [site] = parts;
  if (site === undefined) throw invalidRequest('token', 'must name the site in its path');
  return `${url.origin}/wday/cxs/${tenant}/${site}/jobs`;
}

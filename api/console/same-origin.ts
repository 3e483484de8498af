import type { Request } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import { parseUrl } from '../../domain/common/parse-url.ts';

/**
 * Refuses requests that a page of another site sent. Browsers say so in Sec-Fetch-Site; where it is absent, an unsafe
 * method needs an Origin with our own host. @throws AppError 403.
 */
export function requireSameOrigin(req: Request): void {
  if (!isSameOrigin(req)) throw new AppError('cross_site_request');
}

function isSameOrigin({ method, headers }: Request): boolean {
  const isSafe = method === 'GET' || method === 'HEAD';
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || (isSafe && site === 'none');
  if (isSafe) return true;
  const origin = parseUrl(headers.origin ?? '');
  return origin !== null && origin.host === headers.host;
}

/** A form of another site cannot send JSON. @throws AppError 403. */
export function requireJson({ method, headers }: Request): void {
  const type = headers['content-type'];
  if (method === 'GET' || method === 'HEAD' || type === undefined) return;
  const [media = ''] = type.split(';');
  if (media.trim().toLowerCase() !== 'application/json') throw new AppError('cross_site_request');
}

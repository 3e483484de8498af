import type { Request } from 'express';
import { AppError } from '../domain/common/errors.ts';
import { filledPath } from './paths.ts';

/** Headers of all answers at an address that is a secret, such as a link in a mail. */
export const secretLinkHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/**
 * A link with a token opens only as it was written: no other case, encoding or slash leads to the same answer (decision
 * 0022).
 * @throws AppError 404.
 */
export function requireExactLink({ baseUrl, path, params }: Request, template: string): void {
  const { token } = params;
  if (typeof token !== 'string' || !template.includes('{token}')) return;
  const given = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
  if (baseUrl + path !== filledPath(template, given)) throw new AppError('not_found');
}

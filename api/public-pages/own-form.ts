import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { invalidRequest } from '../../domain/common/errors.ts';

const SUBMISSION = /^[0-9a-f-]{36}$/;

/** Other sites cannot send the form of a page: browsers say where a request comes from. */
export function requireOwnPage({ headers }: Request): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw invalidRequest('body', 'must be sent from the page of the form');
}

/** The idempotency key that a page put into its form. */
export function submissionOf({ submission = '' }: Record<string, string>): string {
  return SUBMISSION.test(submission) ? submission : randomUUID();
}

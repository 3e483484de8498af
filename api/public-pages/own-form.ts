import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'express';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';

const PAUSE_MS = 200;
const LONGEST_WAIT_MS = 20_000;
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

/** Sends a form. While the same form is being sent already, as after a double click, waits for that answer. */
export async function sendOnce<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const isRunning = error instanceof AppError && error.code === 'idempotency_in_progress';
      if (!isRunning || Date.now() > until) throw error;
    }
    await pause(PAUSE_MS);
  }
}

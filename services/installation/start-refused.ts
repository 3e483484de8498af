import type { Logger } from 'pino';
import { remedyOf } from '../outages/outage-of.ts';

/** A state in which this process must not run. The message says what to do. Trying again does not help. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/**
 * Logs that a step of the start failed and why; the caller tries it again. Ends this process, with the words of the
 * refusal, when it must not run.
 */
export function noteFailedStep(error: unknown, log: Logger, failure: string): void {
  if (error instanceof StartRefused) {
    log.fatal(error.message);
    process.exit(1);
  }
  const reason = error instanceof Error ? error.message : String(error);
  log.warn({ reason, ...remedyOf(error) }, failure);
}

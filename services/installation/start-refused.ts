import type { Logger } from 'pino';

/** A state in which this process must not run. The message says what to do. Trying again does not help. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Ends this process with the words of a refused start. Does nothing for other errors. */
export function endIfRefused(error: unknown, log: Logger): void {
  if (!(error instanceof StartRefused)) return;
  log.fatal(error.message);
  process.exit(1);
}

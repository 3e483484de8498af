import type { LogLevel } from '@temporalio/common';
import { DefaultLogger } from '@temporalio/worker';
import type { Level, Logger } from 'pino';

const levels: Record<LogLevel, Level> = {
  TRACE: 'trace',
  DEBUG: 'debug',
  INFO: 'info',
  WARN: 'warn',
  ERROR: 'error',
};

/**
 * What Temporal's SDK has to say as lines of this process's log, with the same care for what a line may hold: the SDK
 * alone would write an error with all its members, and MongoDB's hold whole documents.
 */
export function sdkLogger(log: Logger): DefaultLogger {
  return new DefaultLogger('WARN', ({ level, message, meta = {} }) => {
    const { error, taskToken: _token, ...about } = meta;
    log[levels[level]]({ ...about, ...(error === undefined ? {} : { err: error }) }, message);
  });
}

import type { LogLevel } from '@temporalio/common';
import { DefaultLogger } from '@temporalio/worker';
import type { Level, Logger } from 'pino';
import { remedyOf } from '../services/outages/outage-of.ts';

const levels: Record<LogLevel, Level> = {
  TRACE: 'trace',
  DEBUG: 'debug',
  INFO: 'info',
  WARN: 'warn',
  ERROR: 'error',
};

/**
 * Writes the log of Temporal's SDK as lines of this process's log, with the same redaction. The SDK's own logger
 * would write all members of an error, and MongoDB's errors hold whole documents.
 */
export function sdkLogger(log: Logger): DefaultLogger {
  return new DefaultLogger('WARN', ({ level, message, meta = {} }) => {
    const { error, taskToken: _token, ...about } = meta;
    log[levels[level]](
      { ...about, ...(error === undefined ? {} : { err: error, ...remedyOf(error) }) },
      message,
    );
  });
}

import { pino, type Logger } from 'pino';

/** Members that never reach a log line, whatever object they arrive in. */
const SECRET_PATHS = [
  'authorization',
  'headers.authorization',
  'req.headers.authorization',
  'headers.cookie',
  'api_key',
  'apiKey',
  'secret',
  'password',
  'token',
  '*.authorization',
  '*.api_key',
  '*.apiKey',
  '*.secret',
  '*.password',
  '*.token',
];

/** The structured log of one process. */
export function createLog(process: string, level: string): Logger {
  return pino({
    level,
    base: { process },
    redact: { paths: SECRET_PATHS, censor: '[secret]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

import { pino, type DestinationStream, type Logger } from 'pino';

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

/** The structured log of one process, one JSON line at a time, to standard output unless said. */
export function createLog(process: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { process },
    redact: { paths: SECRET_PATHS, censor: '[secret]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

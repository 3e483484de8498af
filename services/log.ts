import { pino, type DestinationStream, type Logger } from 'pino';
import { withoutKeys } from './without-keys.ts';

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

/** So much gathers before it is written, or what has come in this time: a write per line costs as much as a read. */
const WRITTEN_TOGETHER_BYTES = 8 * 1024;
const WRITTEN_WITHIN_MS = 250;

/**
 * The structured log of one process, one JSON line at a time, to standard output unless said. Only `kill -9` loses
 * lines, those of its last quarter of a second; `fatal` and every other end of the process write them.
 */
export function createLog(process: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { process },
    redact: { paths: SECRET_PATHS, censor: '[secret]' },
    serializers: { err: errorInLog },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  if (destination !== undefined) return pino(options, destination);
  // The timer that writes lines holds whatever made it in memory: a log that writes none has none.
  return level === 'silent' ? pino(options) : pino(options, standardOutput());
}

/**
 * What a line says of an error: no further members, which hold documents where MongoDB refused a write, and no value
 * that a unique index holds already, which may be an e-mail address.
 */
function errorInLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const code = 'code' in error ? error.code : undefined;
  return { type, message: withoutKeys(message), stack: withoutKeys(stack), code };
}

let shared: DestinationStream | undefined;

/** All logs of a process share it: each one would watch for the process's end by itself. */
function standardOutput(): DestinationStream {
  shared ??= pino.destination({
    fd: 1,
    sync: false,
    minLength: WRITTEN_TOGETHER_BYTES,
    periodicFlush: WRITTEN_WITHIN_MS,
  });
  return shared;
}

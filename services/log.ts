import { pino, type DestinationStream, type Logger } from 'pino';
import { traceInLog } from './tracing/trace-in-log.ts';
import { withoutKeys } from './without-keys.ts';

/** Members that are never logged, in any object. */
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

/** Bytes gathered, or milliseconds waited, before a write: a write per line costs as much as a read of MongoDB. */
const WRITTEN_TOGETHER_BYTES = 8 * 1024;
const WRITTEN_WITHIN_MS = 250;

/**
 * The structured log of one process: one JSON line per entry, to standard output by default. `fatal` and a normal
 * exit write all lines; `kill -9` loses those of the last quarter of a second.
 */
export function createLog(process: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { process },
    redact: { paths: SECRET_PATHS, censor: '[secret]' },
    serializers: { err: errorInLog },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceInLog,
  };
  if (destination !== undefined) return pino(options, destination);
  // The timer that writes lines keeps its log in memory, so a log without lines has none.
  return level === 'silent' ? pino(options) : pino(options, standardOutput());
}

/**
 * The logged form of an error: no further members, since MongoDB's errors carry documents, and no value of a duplicate
 * key, which may be an e-mail address.
 */
function errorInLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const code = 'code' in error ? error.code : undefined;
  return { type, message: withoutKeys(message), stack: withoutKeys(stack), code };
}

let shared: DestinationStream | undefined;

/** Shared by all logs of a process, so that only one listens for the exit. */
function standardOutput(): DestinationStream {
  shared ??= pino.destination({
    fd: 1,
    sync: false,
    minLength: WRITTEN_TOGETHER_BYTES,
    periodicFlush: WRITTEN_WITHIN_MS,
  });
  return shared;
}

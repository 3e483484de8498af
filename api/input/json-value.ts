import { invalidRequest } from '../../domain/common/errors.ts';
import { resultOf } from '../../services/threads/result-of.ts';
import { moduleBeside } from '../../services/threads/thread-module.ts';
import { createThreadPool } from '../../services/threads/thread-pool.ts';
import type { JsonTask } from './json-thread.ts';
import { LARGE_BYTES } from './large-body-place.ts';
import { parseJson, type ParsedJson } from './parse-json.ts';

/** The slowest body takes a third of a second. */
const TIME_LIMIT_MS = 10_000;

/** Decoding and parsing 8 MiB takes up to 150 ms, the copy of its value from the thread up to 20 ms. */
const pool = createThreadPool<JsonTask, ParsedJson>({
  module: moduleBeside(import.meta.url, 'json-thread'),
  ...{ threads: 1, maxWaitingPerCaller: 100, maxWaiting: 1_000 },
  ...{ timeLimitMs: TIME_LIMIT_MS, memoryMiB: 256 },
});

/** The bound of a JSON text's members and elements, and the address that sent it. */
interface Origin {
  maxNodes: number;
  address: string;
}

/**
 * The value of a JSON text. A large one is parsed in a thread, one of each address at a time, so that it delays no other
 * caller (decision 0026).
 * @throws AppError 400 with the problem of the text; 503 when it could not be parsed in time.
 */
export async function jsonValue(bytes: Buffer, { maxNodes, address }: Origin): Promise<unknown> {
  const parsed =
    bytes.length > LARGE_BYTES
      ? resultOf(await pool.run({ bytes, maxNodes }, { caller: address }), TOO_SLOW)
      : parseJson(bytes, maxNodes);
  if ('fault' in parsed) throw invalidRequest(parsed.fault.path, parsed.fault.message);
  return parsed.value;
}

const TOO_SLOW = 'The request body could not be read in time.';

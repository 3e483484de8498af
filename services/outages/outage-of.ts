import { isNativeError } from 'node:util/types';
import { remedies, type Outage } from '../../domain/common/outages.ts';

/** Class names of the errors that mean that a server is unavailable, too slow or overloaded. */
const OUTAGES = new Map<string, Outage>([
  ['MongoNetworkError', 'database'],
  ['MongoNetworkTimeoutError', 'database'],
  ['MongoServerSelectionError', 'database'],
  ['MongoNotConnectedError', 'database'],
  ['MongoTopologyClosedError', 'database'],
  ['MongoPoolClearedError', 'database'],
  ['MongoPoolClosedError', 'database'],
  ['MongoWaitQueueTimeoutError', 'database'],
  ['MongoOperationTimeoutError', 'database'],
  ['MongooseServerSelectionError', 'database'],
  ['HalfRestored', 'halfRestored'],
  ['ConnectionError', 'search'],
  ['NoLivingConnectionsError', 'search'],
  ['TimeoutError', 'search'],
  // Temporal's messages while its own store is slow.
  ['NamespaceNotFoundError', 'background'],
]);

/** Codes by which a member of MongoDB refuses an operation that needs a majority, and that of a full disk. */
const MONGO_CODES = new Map<unknown, Outage>([
  ...[64, 91, 100, 189, 10107, 11600, 11602, 13435, 13436].map(
    (code) => [code, 'databaseWithoutPrimary'] as const,
  ),
  [14031, 'databaseFull'],
]);

/** gRPC: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE. */
const GRPC_OUTAGES = new Set<unknown>([4, 8, 14]);

/** Elasticsearch answered, but is overloaded or starting, or its index is not ready. */
const SEARCH_OUTAGES = new Set<unknown>([403, 404, 408, 429, 500, 502, 503, 504]);

const NO_MASTER = /master_not_discovered|\/no master\b/;
const READ_ONLY = /read-only-allow-delete/;
const NO_SPACE = /no space left on device|could not extend file|disk full/i;

/**
 * The outage that an error of a client, or one of its causes, stands for; undefined for other errors. Most specific
 * where a server names the cause.
 */
export function outageOf(error: unknown): Outage | undefined {
  let cause = error;
  for (let depth = 0; depth < 4 && isNativeError(cause); depth += 1) {
    const outage = ofOne(cause);
    if (outage !== undefined) return outage;
    cause = causeOf(cause);
  }
  return undefined;
}

/** Cause and remedy of the outage behind an error, as a member of a log line; empty if they are not known. */
export function remedyOf(error: unknown): { remedy?: string } {
  const outage = outageOf(error);
  const remedy = outage && remedies[outage];
  return remedy === undefined ? {} : { remedy };
}

/** MongoDB's driver puts the cause of a failed bulk write into another member. */
function causeOf(error: Error): unknown {
  return error.cause ?? ('errorResponse' in error ? error.errorResponse : undefined);
}

function ofOne(error: Error): Outage | undefined {
  if (hasNoPrimary(error)) return 'databaseWithoutPrimary';
  const known = OUTAGES.get(error.name);
  if (known !== undefined) return known;
  if (error.name === 'MongooseError') {
    return error.message.includes('buffering timed out') ? 'database' : undefined;
  }
  if (error.name === 'ResponseError' && 'statusCode' in error) return ofSearch(error);
  // A refusal inside a bulk write of the index arrives as text.
  if (READ_ONLY.test(error.message)) return 'searchReadOnly';
  return 'code' in error ? byCode(error) : undefined;
}

/** The driver knows members, and none of them is the primary. */
function hasNoPrimary(error: Error): boolean {
  const { reason } = error as { reason?: { type?: unknown } | null };
  return reason?.type === 'ReplicaSetNoPrimary';
}

function ofSearch(error: Error & { statusCode: unknown }): Outage | undefined {
  const text = `${error.message} ${'body' in error ? JSON.stringify(error.body) : ''}`;
  if (NO_MASTER.test(text)) return 'searchWithoutMaster';
  if (READ_ONLY.test(text)) return 'searchReadOnly';
  return SEARCH_OUTAGES.has(error.statusCode) ? 'search' : undefined;
}

function byCode(error: Error & { code: unknown }): Outage | undefined {
  if (error.name.startsWith('Mongo')) return MONGO_CODES.get(error.code);
  // MongoDB's driver passes on Node's error for a connection that its server has just closed.
  if (error.code === 'EPIPE') return 'database';
  if (!('details' in error && GRPC_OUTAGES.has(error.code))) return undefined;
  return NO_SPACE.test(String(error.details)) ? 'backgroundFull' : 'background';
}

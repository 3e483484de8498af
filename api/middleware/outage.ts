import { isNativeError } from 'node:util/types';
import { AppError } from '../../domain/common/errors.ts';
import { outageMessages, type ServicePart } from '../../domain/common/outages.ts';

const RETRY_AFTER_SECONDS = 2;

/**
 * Class names of the errors that the three clients throw when their server is unavailable, too slow or overloaded.
 */
const OUTAGES = new Map<string, ServicePart>([
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
  ['ConnectionError', 'search'],
  ['NoLivingConnectionsError', 'search'],
  ['TimeoutError', 'search'],
  // Temporal's messages while its own store is slow.
  ['NamespaceNotFoundError', 'background'],
]);

/** gRPC: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE. */
const GRPC_OUTAGES = new Set([4, 8, 14]);

/** Elasticsearch answered, but is overloaded or starting, or its index is not ready. */
const SEARCH_OUTAGES = new Set([403, 404, 408, 429, 500, 502, 503, 504]);

/** The 503 for an error that means that MongoDB, Elasticsearch or Temporal is unavailable, else undefined. */
export function asOutage(error: unknown): AppError | undefined {
  let cause = error;
  for (let depth = 0; depth < 4 && isNativeError(cause); depth += 1) {
    const part = partAway(cause);
    if (part !== undefined) return unavailable(error, part);
    cause = causeOf(cause);
  }
  return undefined;
}

/** MongoDB's driver puts the cause of a failed bulk write into another member. */
function causeOf(error: Error): unknown {
  return error.cause ?? ('errorResponse' in error ? error.errorResponse : undefined);
}

export function unavailable(cause?: unknown, part: ServicePart = 'unknown'): AppError {
  return new AppError('unavailable', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
    message: outageMessages[part],
  });
}

/** The part of the service whose outage the error means; undefined for other errors. */
function partAway(error: Error): ServicePart | undefined {
  const known = OUTAGES.get(error.name);
  if (known !== undefined) return known;
  if (error.name === 'MongooseError') {
    return error.message.includes('buffering timed out') ? 'database' : undefined;
  }
  if (error.name === 'ResponseError' && 'statusCode' in error) {
    return SEARCH_OUTAGES.has(error.statusCode as number) ? 'search' : undefined;
  }
  return 'code' in error ? partByCode(error) : undefined;
}

function partByCode(error: Error & { code: unknown }): ServicePart | undefined {
  // MongoDB's driver passes on Node's error for a connection that its server has just closed.
  if (error.code === 'EPIPE') return 'database';
  const isGrpc = 'details' in error && GRPC_OUTAGES.has(error.code as number);
  return isGrpc ? 'background' : undefined;
}

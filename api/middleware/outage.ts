import { isNativeError } from 'node:util/types';
import { AppError } from '../../domain/common/errors.ts';

const RETRY_AFTER_SECONDS = 2;

/**
 * Class names of the errors that the three clients throw when their server is unavailable, too slow or overloaded.
 */
const OUTAGES = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  'MongooseServerSelectionError',
  'ConnectionError',
  'NoLivingConnectionsError',
  'TimeoutError',
  // Temporal's messages while its own store is slow.
  'NamespaceNotFoundError',
]);

/** gRPC: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE. */
const GRPC_OUTAGES = new Set([4, 8, 14]);

/** Elasticsearch answered, but is overloaded or starting, or its index is not ready. */
const SEARCH_OUTAGES = new Set([403, 404, 408, 429, 500, 502, 503, 504]);

/** The 503 for an error that means that MongoDB, Elasticsearch or Temporal is unavailable, else undefined. */
export function asOutage(error: unknown): AppError | undefined {
  let cause = error;
  for (let depth = 0; depth < 4 && isNativeError(cause); depth += 1) {
    if (isOutage(cause)) return unavailable(error);
    cause = causeOf(cause);
  }
  return undefined;
}

/** MongoDB's driver puts the cause of a failed bulk write into another member. */
function causeOf(error: Error): unknown {
  return error.cause ?? ('errorResponse' in error ? error.errorResponse : undefined);
}

export function unavailable(cause?: unknown): AppError {
  return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}

function isOutage(error: Error): boolean {
  if (OUTAGES.has(error.name)) return true;
  if (error.name === 'MongooseError') return error.message.includes('buffering timed out');
  if (error.name === 'ResponseError' && 'statusCode' in error) {
    return SEARCH_OUTAGES.has(error.statusCode as number);
  }
  if (!('code' in error)) return false;
  // MongoDB's driver passes on Node's error for a connection that its server has just closed.
  if (error.code === 'EPIPE') return true;
  return 'details' in error && GRPC_OUTAGES.has(error.code as number);
}

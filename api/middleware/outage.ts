import { isNativeError } from 'node:util/types';
import { AppError } from '../../domain/common/errors.ts';

const RETRY_AFTER_SECONDS = 2;

/** What the three clients throw when their server is away, too slow or has too much to do, by class name. */
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
  // What Temporal says while the store of its own is slow.
  'NamespaceNotFoundError',
]);

/** gRPC: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE. */
const GRPC_OUTAGES = new Set([4, 8, 14]);

/** Elasticsearch answered, but not for us: overloaded, starting, or its index is not built or not filled yet. */
const SEARCH_OUTAGES = new Set([403, 404, 408, 429, 500, 502, 503, 504]);

/** The 503 of an error that means that MongoDB, Elasticsearch or Temporal is out of reach, else undefined. */
export function asOutage(error: unknown): AppError | undefined {
  let cause = error;
  for (let depth = 0; depth < 4 && isNativeError(cause); depth += 1) {
    if (isOutage(cause)) return unavailable(error);
    cause = causeOf(cause);
  }
  return undefined;
}

/** MongoDB's driver tells the cause of a failed bulk write by a name of its own. */
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
  // MongoDB's driver hands on what Node says of a connection that its server has closed this very moment.
  if (error.code === 'EPIPE') return true;
  return 'details' in error && GRPC_OUTAGES.has(error.code as number);
}

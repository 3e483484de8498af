import { isNativeError } from 'node:util/types';
import { AppError } from '../../domain/common/errors.ts';

const RETRY_AFTER_SECONDS = 2;

/** Parts of the service in words: MongoDB, Elasticsearch, Temporal. */
const DATABASE = 'the database';
const SEARCH = 'job search';
const BACKGROUND = 'background work';

/**
 * Class names of the errors that the three clients throw when their server is unavailable, too slow or overloaded.
 */
const OUTAGES = new Map([
  ['MongoNetworkError', DATABASE],
  ['MongoNetworkTimeoutError', DATABASE],
  ['MongoServerSelectionError', DATABASE],
  ['MongoNotConnectedError', DATABASE],
  ['MongoTopologyClosedError', DATABASE],
  ['MongoPoolClearedError', DATABASE],
  ['MongoPoolClosedError', DATABASE],
  ['MongoWaitQueueTimeoutError', DATABASE],
  ['MongoOperationTimeoutError', DATABASE],
  ['MongooseServerSelectionError', DATABASE],
  ['ConnectionError', SEARCH],
  ['NoLivingConnectionsError', SEARCH],
  ['TimeoutError', SEARCH],
  // Temporal's messages while its own store is slow.
  ['NamespaceNotFoundError', BACKGROUND],
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

export function unavailable(cause?: unknown, part?: string): AppError {
  return new AppError('unavailable', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
    ...(part !== undefined && { message: `A part of the service is unavailable: ${part}.` }),
  });
}

/** The part of the service whose outage the error means; undefined for other errors. */
function partAway(error: Error): string | undefined {
  const known = OUTAGES.get(error.name);
  if (known !== undefined) return known;
  if (error.name === 'MongooseError') {
    return error.message.includes('buffering timed out') ? DATABASE : undefined;
  }
  if (error.name === 'ResponseError' && 'statusCode' in error) {
    return SEARCH_OUTAGES.has(error.statusCode as number) ? SEARCH : undefined;
  }
  return 'code' in error ? partByCode(error) : undefined;
}

function partByCode(error: Error & { code: unknown }): string | undefined {
  // MongoDB's driver passes on Node's error for a connection that its server has just closed.
  if (error.code === 'EPIPE') return DATABASE;
  const isGrpc = 'details' in error && GRPC_OUTAGES.has(error.code as number);
  return isGrpc ? BACKGROUND : undefined;
}

import { describe, expect, it } from '@jest/globals';
import { NamespaceNotFoundError } from '@temporalio/common';
import mongoose from 'mongoose';
import { asOutage } from '../../../api/middleware/outage.ts';
import { outageMessages } from '../../../domain/common/outages.ts';

const { MongoBulkWriteError, MongoNetworkError, MongoServerError } = mongoose.mongo;
const lost = new MongoNetworkError('read ECONNRESET');
const closed = Object.assign(new Error('This socket has been ended'), { code: 'EPIPE' });

/** Promise: an unreachable server is a 503 with Retry-After, whichever error the client wraps it in. */
describe('errors of the clients', () => {
  it.each([
    ['a lost connection', lost],
    ['a connection that was closed while it was written to', closed],
    ['a Temporal whose own store is slow', new NamespaceNotFoundError('default')],
    ['inside a bulk write', new MongoBulkWriteError(lost, {} as never)],
    ['as the cause of ours', new Error('could not be stored', { cause: lost })],
  ])('503 for %s', (_circumstance, error) => {
    expect(asOutage(error)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  });

  it('names the part, which pages say in their language', () => {
    expect(asOutage(lost)?.message).toBe(outageMessages.database);
    expect(asOutage(new NamespaceNotFoundError('default'))?.message).toBe(
      outageMessages.background,
    );
  });

  it('no 503 for requests that the server refused, and for programming errors', () => {
    const refused = new MongoServerError({ message: 'bad value', code: 2 });
    expect(asOutage(new MongoBulkWriteError(refused, {} as never))).toBeUndefined();
    expect(asOutage(new TypeError('x is not a function'))).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { errors } from '@elastic/elasticsearch';
import mongoose from 'mongoose';
import { outageOf, remedyOf } from '../../../services/outages/outage-of.ts';
import { throwRefusals } from '../../../services/market/indexing/index-refusals.ts';

const { MongoServerError, MongoServerSelectionError, MongoBulkWriteError } = mongoose.mongo;

const refusedByMongo = (code: number) => new MongoServerError({ message: 'refused', code });

/** An answer of Elasticsearch. */
function answered(statusCode: number, type: string, reason: string): Error {
  const error = { type, reason, root_cause: [{ type, reason }] };
  const answer = { statusCode, body: { error, status: statusCode }, headers: {}, warnings: null };
  return new errors.ResponseError(answer as never);
}

const watermark =
  'index [openrole-jobs-1] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];';

/** The error of a write that the index refuses within a bulk of writes. */
function refusedWrite(): unknown {
  let thrown: unknown;
  try {
    throwRefusals([{ id: 'job_1', error: `cluster_block_exception: ${watermark}` }]);
  } catch (error) {
    thrown = error;
  }
  return thrown;
}

const grpc = (code: number, details: string) =>
  new Error('call failed', { cause: Object.assign(new Error(details), { code, details }) });

/** Promise: a bad state of a server is named with its cause, and other errors are not taken for one. */
describe('an error of a client', () => {
  it.each([
    ['no primary', selectionError('ReplicaSetNoPrimary'), 'databaseWithoutPrimary'],
    ['no member known', selectionError('Unknown'), 'database'],
    ['a primary that stepped down', refusedByMongo(10107), 'databaseWithoutPrimary'],
    ['a write that no majority confirmed', refusedByMongo(64), 'databaseWithoutPrimary'],
    [
      'such a write within a bulk',
      new MongoBulkWriteError(refusedByMongo(189) as never, {} as never),
      'databaseWithoutPrimary',
    ],
    ['a full disk of MongoDB', refusedByMongo(14031), 'databaseFull'],
    ['a refused value', refusedByMongo(2), undefined],
    ['no master', answered(503, 'master_not_discovered_exception', ''), 'searchWithoutMaster'],
    [
      'no master for a write',
      answered(503, 'cluster_block_exception', 'blocked by: [SERVICE_UNAVAILABLE/2/no master];'),
      'searchWithoutMaster',
    ],
    [
      'a write to a full disk',
      answered(429, 'cluster_block_exception', watermark),
      'searchReadOnly',
    ],
    ['a refused document of a bulk', refusedWrite(), 'searchReadOnly'],
    ['an overloaded index', answered(429, 'es_rejected_execution_exception', ''), 'search'],
    ['a wrong query', answered(400, 'parsing_exception', ''), undefined],
    [
      'a full disk of PostgreSQL',
      grpc(
        14,
        'operation CreateWorkflow: pq: could not extend file "base/1": No space left on device',
      ),
      'backgroundFull',
    ],
    ['a Temporal that limits calls', grpc(8, 'namespace rate limit exceeded'), 'background'],
    ['a workflow that is not there', grpc(5, 'workflow not found'), undefined],
    ['a programming error', new TypeError('x is not a function'), undefined],
  ])('%s', (_circumstance, error, outage) => {
    expect(outageOf(error)).toBe(outage);
  });

  it('comes with the remedy in the log where the cause is known', () => {
    expect(remedyOf(refusedWrite()).remedy).toMatch(/flood-stage watermark: free space/);
    expect(remedyOf(refusedByMongo(91)).remedy).toMatch(/start members/);
    expect(remedyOf(new Error('other'))).toEqual({});
  });

  function selectionError(type: string): Error {
    return new MongoServerSelectionError('timed out', { type } as never);
  }
});

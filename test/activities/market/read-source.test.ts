import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createReadSource } from '../../../activities/market/read-source.ts';
import {
  FetchFailed,
  type FetchResponse,
  type SafeFetch,
} from '../../../clients/safe-fetch/index.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import { ensureSource, type SourceRecord } from '../../../storage/market/sources.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const MINUTE_MS = 60_000;

/**
 * Promises: a slow feed does not count as a dead worker, and the progress of a read is neither lost nor abandoned
 * early.
 */
describe('the read of a source', () => {
  let api: TestApi;
  let source: SourceRecord;
  beforeAll(async () => {
    api = await startApi();
    await prepareStores(api.ctx.stores);
    source = await ensureSource(api.ctx.stores, {
      ...{
        kind: 'lever',
        token: 'https://feeds.example.com/kilns',
        companyName: 'Tegula Ceramics',
      },
      ...{ cadenceMinutes: 60, enabled: true },
    });
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const validators = { etag: null, lastModified: null, digest: null };
  const reachedAt = (atMs: number) => ({
    ...{ position: '100', complete: false, notModified: false, validators },
    atMs,
  });

  function attempt(request: SafeFetch['request'], environment: MockActivityEnvironment) {
    const fetch: SafeFetch = { request, close: () => Promise.resolve() };
    return environment.run(createReadSource(api.ctx, fetch), { sourceId: source._id, run: 'run' });
  }

  const empty = (url: string): FetchResponse => ({
    ...{ status: 200, headers: {}, url, body: bodyOf('[]') },
    ...{ bytes: () => Promise.resolve(Buffer.from('[]')), close: () => undefined },
  });

  async function* bodyOf(text: string): AsyncGenerator<Buffer> {
    yield await Promise.resolve(Buffer.from(text));
  }

  it('sends heartbeats with the progress of an earlier attempt while the feed is slow', async () => {
    const reached = reachedAt(Date.now());
    const environment = new MockActivityEnvironment({ heartbeatDetails: reached });
    const heard = new Promise((resolve) => environment.once('heartbeat', resolve));
    const request: SafeFetch['request'] = async (url) => {
      await heard;
      return empty(url);
    };
    await expect(attempt(request, environment)).resolves.toMatchObject({ complete: true });
    expect(await heard).toEqual(reached);
  });

  it.each([
    [
      'is tried again when it got somewhere a moment ago, however long it has been under way',
      1,
      false,
    ],
    ['is given up when it has got nowhere for more than ten minutes', 11, true],
  ])('%s', async (_case, minutesAgo, nonRetryable) => {
    const now = Date.now();
    const environment = new MockActivityEnvironment({
      scheduledTimestampMs: now - 60 * MINUTE_MS,
      heartbeatDetails: reachedAt(now - minutesAgo * MINUTE_MS),
    });
    const unreachable = () => Promise.reject(new FetchFailed('unreachable', 'connection refused'));
    await expect(attempt(unreachable, environment)).rejects.toMatchObject({
      type: 'unavailable',
      nonRetryable,
    });
  });

  it('stops between two pages when its attempt has ended', async () => {
    const environment = new MockActivityEnvironment();
    const request: SafeFetch['request'] = (url) => {
      environment.cancel();
      return Promise.resolve(empty(url));
    };
    await expect(attempt(request, environment)).rejects.toMatchObject({ name: 'CancelledFailure' });
  });
});

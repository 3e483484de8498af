import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSafeFetch, type SafeFetch } from '../../clients/safe-fetch/index.ts';
import { createLiveFeed } from '../../connectors/feed/live-feed.ts';
import { connectorOf } from '../../connectors/registry.ts';
import { sourceKinds } from '../../domain/market/enums.ts';
import { readExpected, serveFixture } from '../support/market/connector-fixtures.ts';
import { startFeedServer, type FeedServer } from '../support/feed-server.ts';
import { mapRow, readPages } from '../support/market/read-connector.ts';

let server: FeedServer;
let fetch: SafeFetch;

beforeAll(async () => {
  server = await startFeedServer();
  fetch = createSafeFetch({ allowLoopback: true, allowedPorts: 'any' });
});
afterAll(async () => {
  await fetch.close();
  await server.close();
});

describe('every mapped member of a feed arrives in the posting, exactly', () => {
  test.each(sourceKinds)('%s', async (kind) => {
    const connector = connectorOf(kind);
    const source = { token: serveFixture(server, kind), companyName: null };
    const pages = await readPages(connector, source, { feed: createLiveFeed(fetch) });
    const mapped = pages.flatMap(({ rows }) => rows.map((row) => mapRow(connector, row, source)));
    expect(mapped).toEqual(readExpected(kind, server));
    expect(pages.at(-1)?.complete).toBe(true);
  });
});

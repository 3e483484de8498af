import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connectorOf } from '../../connectors/registry.ts';
import { sourceKinds } from '../../domain/market/enums.ts';
import { readExpected, serveFixture } from '../support/market/connector-fixtures.ts';
import { startLiveSite, type LiveSite } from '../support/market/live-site.ts';
import { mapRow, readPages } from '../support/market/read-connector.ts';

let server: LiveSite;

beforeAll(async () => {
  server = await startLiveSite();
});
afterAll(() => server.close());

describe('every mapped member of a feed arrives in the posting, exactly', () => {
  test.each(sourceKinds)('%s', async (kind) => {
    const connector = connectorOf(kind);
    const source = { token: serveFixture(server, kind), companyName: null };
    const pages = await readPages(connector, source, { feed: server.feed() });
    const mapped = pages.flatMap(({ rows }) => rows.map((row) => mapRow(connector, row, source)));
    expect(mapped).toEqual(readExpected(kind, server));
    expect(pages.at(-1)?.complete).toBe(true);
  });
});

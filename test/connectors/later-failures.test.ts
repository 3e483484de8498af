import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { connectorOf } from '../../connectors/registry.ts';
import { sourceKinds, type SourceKind } from '../../domain/market/enums.ts';
import { connectorCases, serveBoard } from '../support/market/connector-cases.ts';
import { answer, cutOff, redirect, type FeedHandler } from '../support/feed-server.ts';
import { startLiveSite, type LiveSite } from '../support/market/live-site.ts';
import { mapRow, readPages } from '../support/market/read-connector.ts';

let server: LiveSite;

beforeAll(async () => {
  server = await startLiveSite();
});
beforeEach(() => {
  server.reset();
});
afterAll(() => server.close());

const throttled = answer('', { status: 429, headers: { 'retry-after': '17' } });
const failures: [string, FeedHandler, object][] = [
  ['500', answer('', { status: 500 }), { reason: 'unavailable' }],
  ['429', throttled, { reason: 'throttled', retryAfterMs: 17_000 }],
  [
    'a redirect to a private address',
    redirect('http://10.0.0.1/feed'),
    { reason: 'address_not_allowed' },
  ],
];

const boardOf = (kind: SourceKind) => {
  const feed = connectorCases[kind];
  const source = { token: `${server.url}${feed.list}`, companyName: 'Acme' };
  return {
    feed,
    serve: (rows: number) =>
      serveBoard(
        server,
        feed,
        Array.from({ length: rows }, (_, index) => feed.row(index)),
      ),
    /** The result of each row, in order: `read`, or the reason of its rejection. */
    read: async ({ isLastTry = false } = {}) => {
      const live = { ...server.feed(), isLastTry: () => isLastTry };
      const pages = await readPages(connectorOf(kind), source, { feed: live });
      return pages
        .flatMap(({ rows }) => rows.map((row) => mapRow(connectorOf(kind), row, source)))
        .map((row) => (row !== null && 'rejected' in row ? row.rejected : 'read'));
    },
  };
};

/** Promise: a partial list never counts as complete, because missing jobs would be closed. */
const paged = sourceKinds.filter((kind) => connectorCases[kind].slice !== undefined);
describe.each(paged)('a later page of %s', (kind) => {
  const failLater = (handler: FeedHandler) => {
    const { feed, serve, read } = boardOf(kind);
    const rows = Array.from({ length: 450 }, (_, index) => feed.row(index));
    serve(450);
    server.on(feed.list, (request, response) => {
      const [start, end] = feed.slice?.(request) ?? [0, 0];
      if (start > 0) handler(request, response);
      else response.end(feed.wrap(rows.slice(start, end), rows.length));
    });
    return read();
  };

  test.each(failures)('%s fails the read', async (_case, handler, reason) => {
    await expect(failLater(handler)).rejects.toMatchObject(reason);
  });

  test('half a body fails the read', async () => {
    const { feed } = boardOf(kind);
    const body = feed.wrap([feed.row(200), feed.row(201)], 450);
    await expect(failLater(cutOff(body))).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

const detailed = sourceKinds.filter((kind) => connectorCases[kind].details !== undefined);
describe.each(detailed)('the detail page of a row of %s', (kind) => {
  const failSecond = (handler: FeedHandler, attempt = { isLastTry: false }) => {
    const { feed, serve, read } = boardOf(kind);
    serve(3);
    server.on(feed.details ?? '', (request, response) => {
      if (request.path.match(/\d+/g)?.at(-1) === '1') handler(request, response);
      else response.end(feed.detailBody);
    });
    return read(attempt);
  };

  test.each(failures)('%s fails the read', async (_case, handler, reason) => {
    await expect(failSecond(handler)).rejects.toMatchObject(reason);
  });

  test('500 in the last attempt: the row is rejected with a reason, the others are read', async () => {
    const broken = answer('', { status: 500 });
    const rows = await failSecond(broken, { isLastTry: true });
    expect(rows).toEqual(['read', expect.stringMatching(/^detail: .*500/), 'read']);
    await expect(failSecond(throttled, { isLastTry: true })).rejects.toMatchObject({
      reason: 'throttled',
    });
  });

  test('404: the posting is omitted, the others are read', async () => {
    expect(await failSecond(answer('', { status: 404 }))).toEqual(['read', 'read']);
  });

  test('half a body: the row is rejected with a reason, the others are read', async () => {
    const { feed } = boardOf(kind);
    expect(await failSecond(cutOff(feed.detailBody ?? ''))).toEqual([
      'read',
      expect.stringMatching(/^detail: /),
      'read',
    ]);
  });
});

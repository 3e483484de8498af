import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createSafeFetch, type SafeFetch } from '../../clients/safe-fetch/index.ts';
import type { FeedPage } from '../../connectors/connector.ts';
import type { FeedValidators } from '../../connectors/feed/feed.ts';
import { createLiveFeed } from '../../connectors/feed/live-feed.ts';
import { createRecordedFeed } from '../../connectors/feed/recorded-feed.ts';
import { connectorOf } from '../../connectors/registry.ts';
import { sourceKinds, type SourceKind } from '../../domain/market/enums.ts';
import { connectorCases, serveBoard } from '../support/market/connector-cases.ts';
import {
  answer,
  cutOff,
  redirect,
  startFeedServer,
  type FeedServer,
} from '../support/feed-server.ts';
import { mapRow, readPages, type Mapped } from '../support/market/read-connector.ts';

const MIB = 1024 * 1024;
let server: FeedServer;
let fetch: SafeFetch;
let tight: SafeFetch;

beforeAll(async () => {
  server = await startFeedServer();
  fetch = createSafeFetch({ allowLoopback: true, allowedPorts: 'any', maxBytes: 64 * MIB });
  tight = createSafeFetch({ allowLoopback: true, allowedPorts: 'any', maxBytes: MIB });
});
beforeEach(() => {
  server.reset();
});
afterAll(async () => {
  await fetch.close();
  await tight.close();
  await server.close();
});

describe.each(sourceKinds)('%s', (kind: SourceKind) => {
  const connector = connectorOf(kind);
  const feed = connectorCases[kind];
  const source = () => ({ token: `${server.url}${feed.list}`, companyName: 'Acme' });
  const read = (options: { from?: string; known?: FeedValidators } = {}) =>
    readPages(connector, source(), { ...options, feed: createLiveFeed(fetch, options.known) });
  const mapped = (pages: FeedPage[]): Mapped[] =>
    pages.flatMap(({ rows }) => rows.map((row) => mapRow(connector, row, source())));
  const titles = (pages: FeedPage[]) =>
    mapped(pages).map((row) => (row && 'title' in row ? row.title : 'no posting'));
  const roles = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `Role ${from + index}`);
  const board = (count: number) => Array.from({ length: count }, (_, index) => feed.row(index));
  const failure = (by = fetch) =>
    readPages(connector, source(), { feed: createLiveFeed(by) }).then(
      () => 'read',
      (error: unknown) => (error as { reason?: string }).reason ?? String(error),
    );

  test('reads every row once, in order, and reports a complete read', async () => {
    serveBoard(server, feed, board(450));
    const pages = await read();
    expect(titles(pages).map((title) => title.replace('Acme: ', ''))).toEqual(roles(0, 450));
    expect(pages.map(({ complete }) => complete)).toEqual(
      pages.map((_, index) => index === pages.length - 1),
    );
    expect(Math.max(...pages.map(({ rows }) => rows.length))).toBeLessThanOrEqual(200);
  });

  test('continues after any page', async () => {
    serveBoard(server, feed, board(450));
    const pages = await read();
    for (const index of [0, Math.floor(pages.length / 2), pages.length - 1]) {
      const before = titles(pages.slice(0, index + 1));
      const after = titles(await read({ from: pages[index]?.cursor ?? '' }));
      expect([...before, ...after]).toEqual(titles(pages));
    }
  });

  test('reads an empty board completely', async () => {
    serveBoard(server, feed, []);
    const pages = await read();
    expect(titles(pages)).toEqual([]);
    expect(pages.at(-1)).toMatchObject({ complete: true, notModified: false });
  });

  test('ignores unknown members', async () => {
    const isXml = feed.row(0).startsWith('<');
    const more = isXml ? '<novel a="1"><b>2</b></novel>' : '"novel":{"deep":[1,{"a":null}]}';
    serveBoard(server, feed, [feed.row(0)]);
    const plain = mapped(await read());
    serveBoard(server, feed, [feed.row(0, more)]);
    expect(mapped(await read())).toEqual(plain);
    expect(plain).toHaveLength(1);
  });

  test('rejects a bad row with a reason and reads the others', async () => {
    serveBoard(server, feed, [feed.row(0), feed.badRow, feed.row(2)]);
    const rows = mapped(await read());
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatchObject({ rejected: expect.stringMatching(/\w+: \w+/) });
    expect(titles(await read()).filter((title) => title !== 'no posting')).toHaveLength(2);
  });

  test('reads a recorded list without any request', async () => {
    const body = Buffer.from(feed.wrap([feed.row(0), feed.row(1)], 2));
    const recorded = createRecordedFeed(
      async function* () {
        yield await Promise.resolve(body);
      },
      { url: source().token, maxBytes: MIB },
    );
    const pages = await readPages(connector, source(), { feed: recorded });
    expect(titles(pages)).toHaveLength(2);
    expect(pages.at(-1)?.complete).toBe(true);
    expect(server.requests).toEqual([]);
  });

  test.each([
    ['404', answer('', { status: 404 }), 'not_found'],
    ['410', answer('', { status: 410 }), 'not_found'],
    ['500', answer('', { status: 500 }), 'unavailable'],
    ['503', answer('', { status: 503 }), 'unavailable'],
    ['429', answer('', { status: 429 }), 'throttled'],
    ['a redirect to a private address', redirect('http://10.0.0.1/feed'), 'address_not_allowed'],
    [
      'a redirect to the metadata address',
      redirect('http://169.254.169.254/'),
      'address_not_allowed',
    ],
  ])('%s', async (_case, handler, reason) => {
    server.on(feed.list, handler);
    expect(await failure()).toBe(reason);
  });

  test('passes Retry-After on', async () => {
    server.on(feed.list, answer('', { status: 429, headers: { 'retry-after': '17' } }));
    await expect(read()).rejects.toMatchObject({ retryAfterMs: 17_000 });
    server.on(feed.list, answer('', { status: 503, headers: { 'retry-after': '5' } }));
    await expect(read()).rejects.toMatchObject({ retryAfterMs: 5_000 });
  });

  test('is unreadable as a web page; a careers page then has no postings', async () => {
    server.on(feed.list, answer('<!doctype html><html><body>Come back later</body></html>'));
    if (feed.isPage === true) expect(titles(await read())).toEqual([]);
    else expect(await failure()).toBe('unreadable');
  });

  test('is unreadable with half a body, and none of its rows is used', async () => {
    const body = feed.wrap(board(5), 5);
    server.on(feed.list, cutOff(body));
    expect(await failure()).toBe('unreadable');
    server.on(feed.list, answer(body.slice(0, Math.floor(body.length / 2))));
    expect(await failure()).toBe('unreadable');
  });

  test('reads a body of 50 MB, if a page of a list may be that large', async () => {
    const filler = 'x'.repeat(MIB);
    const more = feed.row(0).startsWith('<') ? `<novel>${filler}</novel>` : `"novel":"${filler}"`;
    const rows = Array.from({ length: 50 }, (_, index) => feed.row(index, more));
    serveBoard(server, feed, rows);
    if (feed.isPage === true || kind === 'workday') expect(await failure()).toBe('unreadable');
    else expect(titles(await read())).toHaveLength(50);
  });

  test('does not read a body beyond the cap, compressed or not', async () => {
    server.on(feed.list, answer(Buffer.alloc(2 * MIB, ' ')));
    expect(await failure(tight)).toBe('unreadable');
    const bomb = gzipSync(Buffer.alloc(2 * MIB, ' '));
    expect(bomb.length).toBeLessThan(MIB / 100);
    server.on(feed.list, answer(bomb, { headers: { 'content-encoding': 'gzip' } }));
    expect(await failure(tight)).toBe('unreadable');
  });

  test('does not read an unchanged source (304); a list of pages is read in full', async () => {
    const rows = board(3);
    serveBoard(server, feed, rows);
    server.on(feed.list, (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"';
      response.writeHead(isKnown ? 304 : 200, {
        etag: '"v1"',
        'last-modified': 'Sun, 01 Mar 2026 00:00:00 GMT',
      });
      const [start, end] = feed.slice?.(request) ?? [0, rows.length];
      response.end(isKnown ? '' : feed.wrap(rows.slice(start, end), rows.length));
    });
    const first = createLiveFeed(fetch);
    await readPages(connector, source(), { feed: first });
    const again = await read({ known: first.validators });
    // No single document is the whole source: other pages of the list or of postings may have changed.
    const isSpread = feed.slice !== undefined || feed.details !== undefined;
    if (isSpread) expect(titles(again)).toHaveLength(3);
    else expect(again).toEqual([{ rows: [], cursor: '', complete: true, notModified: true }]);
    expect(first.validators.etag).toBe(isSpread ? null : '"v1"');
  });

  test('refuses a token that is neither a board name nor a URL, by name', () => {
    for (const token of [
      '',
      '../etc',
      'a b/c?d',
      'javascript:alert(1)',
      'http://',
      'https://u:p@x.test/',
    ]) {
      expect(() => connector.endpoint({ token, companyName: null })).toThrow(/^token: /);
    }
    expect(connector.endpoint(source())).toBe(source().token);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { NO_VALIDATORS } from '../../connectors/feed/feed.ts';
import { connectorOf } from '../../connectors/registry.ts';
import type { SourceKind } from '../../domain/market/enums.ts';
import { answer } from '../support/feed-server.ts';
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

const linkedData = (node: object) =>
  `<html><script type="application/ld+json">${JSON.stringify(node)}</script></html>`;
const posting = (description: string) =>
  linkedData({ '@type': 'JobPosting', title: 'Potter', url: '/jobs/1', description });

/** A list that never changes, and the page of its one posting. */
const lists: [SourceKind, string, string, string, (text: string) => string][] = [
  [
    ...(['bamboohr', '/careers/list', '/careers/1/detail'] as const),
    '{"result":[{"id":"1","jobOpeningName":"Potter"}]}',
    (text) => JSON.stringify({ result: { jobOpening: { description: text } } }),
  ],
  [
    ...(['breezy', '/json', '/p/1'] as const),
    '[{"id":"1","name":"Potter","url":"https://jobs.example/1"}]',
    (text) => `<html><div class="description">${text}</div></html>`,
  ],
  ['json_ld', '/jobs', '/jobs/1', '<html><a href="/jobs/1">Potter</a></html>', posting],
];

/** Reads the source twice, the second time with the validators of the first. Returns the rows of each read. */
async function readTwice(kind: SourceKind, list: string, between: () => void) {
  const connector = connectorOf(kind);
  const source = { token: `${server.url}${list}`, companyName: 'Acme' };
  const first = server.feed();
  const read = async (feed: typeof first) => {
    const pages = await readPages(connector, source, { feed });
    if (pages.some(({ notModified }) => notModified)) return 'not modified';
    return pages.flatMap(({ rows }) => rows.map((row) => mapRow(connector, row, source)));
  };
  const before = await read(first);
  between();
  return { before, after: await read(server.feed(first.validators)), first };
}

/** Promise: a change on the page of a posting is read, even if the list is unchanged. */
describe.each(lists)('a posting of %s on its own page', (...given) => {
  const [kind, list, page, body, detail] = given;
  const isKnown = (value: unknown) => value === '"v1"';
  test.each([
    ['says that it is unchanged', { etag: '"v1"' }],
    ['is the same again', {}],
  ])('is read again while the list %s', async (_case, headers) => {
    server.on(list, (request, response) => {
      const is304 = isKnown(request.headers['if-none-match']);
      response.writeHead(is304 ? 304 : 200, headers);
      response.end(is304 ? '' : body);
    });
    server.on(page, answer(detail('Throws pots.')));
    const { before, after, first } = await readTwice(kind, list, () => {
      server.on(page, answer(detail('Glazes tiles.')));
    });
    expect(before).toMatchObject([{ descriptionHtml: 'Throws pots.' }]);
    expect(after).toMatchObject([{ descriptionHtml: 'Glazes tiles.' }]);
    expect(first.validators).toEqual(NO_VALIDATORS);
  });
});

test('a careers page with its own postings is recognised by its digest', async () => {
  server.on('/jobs', answer(posting('Throws pots.')));
  const { before, after } = await readTwice('json_ld', '/jobs', () => undefined);
  expect(before).toMatchObject([{ descriptionHtml: 'Throws pots.' }]);
  expect(after).toBe('not modified');
});

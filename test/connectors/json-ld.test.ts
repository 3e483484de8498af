import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { rowsOn } from '../../connectors/json-ld/read-postings.ts';
import { connectorOf } from '../../connectors/registry.ts';
import { answer } from '../support/feed-server.ts';
import { startLiveSite, type LiveSite } from '../support/market/live-site.ts';
import { mapRow, readPages } from '../support/market/read-connector.ts';

let server: LiveSite;
const jsonLd = connectorOf('json_ld');

beforeAll(async () => {
  server = await startLiveSite();
});
beforeEach(() => {
  server.reset();
});
afterAll(() => server.close());

const links = (count: number) =>
  Array.from({ length: count }, (_, i) => `<a href="/jobs/${i}">Role</a>`).join('');

function serveJobs(count: number): void {
  server.on('/jobs', answer(`<html>${links(count)}</html>`));
  for (let i = 0; i < count; i += 1) {
    const node = { '@type': 'JobPosting', title: 'Potter', identifier: `R-${i}` };
    const page = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
    server.on(`/jobs/${i}`, answer(page));
  }
}

/** Reads the site in its last attempt, from a cursor or from the start. */
function readSite(from?: string) {
  const source = { token: `${server.url}/jobs`, companyName: 'Acme' };
  const feed = { ...server.feed(), isLastTry: () => true };
  return readPages(jsonLd, source, from === undefined ? { feed } : { feed, from });
}

/** Promise: a job does not count as missing when its page could not be read, under any id it may have. */
describe('a careers page with postings on their own pages', () => {
  test('is complete when each page was read', async () => {
    serveJobs(45);
    const pages = await readSite();
    expect(pages.flatMap(({ rows }) => rows)).toHaveLength(45);
    expect(pages.map(({ complete }) => complete)).toEqual([false, true]);
  });

  test('is incomplete when a page was not read, also before a cursor', async () => {
    serveJobs(45);
    server.on('/jobs/3', answer('', { status: 500 }));
    const pages = await readSite();
    expect(pages.map(({ complete }) => complete)).toEqual([false, false]);
    const [first] = pages;
    expect(first?.rows.map((row) => mapRow(jsonLd, row, { token: 'x', companyName: 'Acme' }))[3]) //
      .toEqual({ rejected: expect.stringMatching(/^detail: .*500/), externalId: null });
    const rest = await readSite(first?.cursor);
    expect(rest.map(({ rows, complete }) => [rows.length, complete])).toEqual([[5, false]]);
  });

  test('is complete when a page no longer exists', async () => {
    serveJobs(2);
    server.on('/jobs/1', answer('', { status: 404 }));
    expect((await readSite()).at(-1)).toMatchObject({ rows: [{}], complete: true });
  });

  test('is read up to 1,000 pages, and a longer list is reported', () => {
    const page = 'https://acme.test/jobs';
    expect(rowsOn(links(1_000), page)).toHaveLength(1_000);
    const cut = rowsOn(links(1_001), page);
    expect(cut).toHaveLength(1_001);
    expect(cut.at(-1)).toEqual({ page, node: null, problem: 'list: more than 1000 pages' });
  });

  test('is never complete beyond 1,000 pages', async () => {
    server.on('/jobs', answer(`<html>${links(1_001)}</html>`));
    const last = (await readSite()).at(-1);
    expect(last).toMatchObject({
      complete: false,
      rows: [{ problem: 'list: more than 1000 pages' }],
    });
  }, 60_000);
});

describe('a posting on a page', () => {
  const page = 'https://acme.test/careers/1';
  const mapped = (members: object) =>
    mapRow(
      jsonLd,
      { page, node: { '@type': 'JobPosting', title: 'Potter', ...members } },
      { token: page, companyName: 'Acme' },
    );

  test.each([
    ['', page],
    [' ', page],
    [{ value: '' }, page],
    [{ value: 7 }, '7'],
  ])(
    'with the identifier %j is identified by its own number, else by its page',
    (identifier, id) => {
      expect(mapped({ identifier })).toMatchObject({ externalId: id, applyUrl: page });
    },
  );

  test.each([[['TELECOMMUTE']], ['TELECOMMUTE']])('is remote by %j', (jobLocationType) => {
    expect(mapped({ jobLocationType })).toMatchObject({
      remoteFlag: true,
      workplaceLabel: 'TELECOMMUTE',
    });
  });

  const yearly = { unitText: 'YEAR', minValue: 45_000, maxValue: 60_000 };
  const range = { min: 45_000, max: 60_000, currency: 'USD', period: 'year' };
  test.each([
    [[{ currency: 'USD', value: yearly }], range],
    [{ currency: 'USD', value: { ...yearly, minValue: '45,000', maxValue: '60 000' } }, range],
    [
      { currency: 'USD', value: '45,000', unitText: 'YEAR' },
      { ...range, max: 45_000 },
    ],
    [
      [
        { currency: 'USD', value: { unitText: 'YEAR', value: '45,000.00' } },
        { currency: 'USD', value: { unitText: 'YEAR', value: 60_000 } },
      ],
      range,
    ],
    [{ currency: 'USD', value: { unitText: 'YEAR' } }, null],
    ['', null],
  ])('has the pay of %j', (baseSalary, pay) => {
    expect(mapped({ baseSalary })).toMatchObject({ pay, payText: null });
  });

  test.each([[(text: string) => text], [(text: string) => ({ currency: 'USD', value: text })]])(
    'has the pay of a text, anywhere in the posting',
    (salaryOf) => {
      const text = '$50,000 - $60,000 per year';
      expect(mapped({ baseSalary: salaryOf(text) })).toMatchObject({ pay: null, payText: text });
    },
  );
});

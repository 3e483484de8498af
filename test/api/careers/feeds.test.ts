import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSafeFetch, type SafeFetch } from '../../../clients/safe-fetch/index.ts';
import { createLiveFeed } from '../../../connectors/feed/live-feed.ts';
import { connectorOf } from '../../../connectors/registry.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { eventually } from '../../support/eventually.ts';
import { mapRow, readPages, type Mapped } from '../../support/market/read-connector.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const TITLE = 'Ferry Engineer & <Stoker> ]]>';
const TEXT = '<p>You keep the ferry going, and you answer when the harbour calls at night.</p>';

/** Promise: other sites read a company's open roles as they are, and learn at once that one is closed. */
describe('the feeds of a careers page', () => {
  let api: TestApi;
  let fetcher: SafeFetch;
  let employer: Employer;
  let role: { id: string; slug: string };
  beforeAll(async () => {
    api = await startApi();
    fetcher = createSafeFetch({ allowLoopback: true, allowedPorts: 'any', maxBytes: 1024 * 1024 });
    employer = await buildEmployer(api);
    role = await buildPosting(api, employer, {
      title: TITLE,
      department: 'Harbour',
      description_html: TEXT,
      locations: [{ text: 'Copenhagen, Denmark' }],
      workplace_type: 'hybrid',
      employment_type: 'part_time',
      salary: { min: 4000, max: 5000, currency: 'EUR', period: 'month' },
    });
    await buildPosting(api, employer, { title: 'Never shown', publish: false });
  });
  afterAll(async () => {
    await fetcher.close();
    await api.close();
  });

  const address = (file: string) => `${api.url}/careers/${employer.slug}/${file}`;
  async function textOf(file: string): Promise<string> {
    return (await fetch(address(file))).text();
  }
  /** The postings that our own connector reads from a feed. */
  async function readBack(kind: 'rss' | 'indeed_xml', file: string): Promise<Mapped[]> {
    const connector = connectorOf(kind);
    const source = { token: address(file), companyName: 'Harbour Clockworks' };
    const pages = await readPages(connector, source, { feed: createLiveFeed(fetcher) });
    return pages.flatMap(({ rows }) => rows.map((row) => mapRow(connector, row, source)));
  }

  it('hold every open role in the form of job sites', async () => {
    expect(await readBack('indeed_xml', 'jobs.xml')).toEqual([
      expect.objectContaining({
        externalId: role.id,
        title: 'Ferry Engineer & <Stoker> ]]>',
        department: 'Harbour',
        descriptionHtml: expect.stringContaining('when the harbour calls'),
        applyUrl: expect.stringMatching(new RegExp(`/careers/${employer.slug}/${role.slug}$`)),
        payText: 'EUR 4000 - EUR 5000 per month',
      }),
    ]);
  });

  it('hold the newest roles as RSS and Atom', async () => {
    expect(await readBack('rss', 'feed.rss')).toEqual([
      expect.objectContaining({ externalId: role.id, department: 'Harbour' }),
    ]);
    const atom = await textOf('feed.atom');
    expect(atom).toContain('<title>Ferry Engineer &amp; &lt;Stoker&gt; ]]&gt;</title>');
    expect(atom).not.toContain('Never shown');
  });

  it('list the pages of open roles for crawlers, who may read no form', async () => {
    const map = await textOf('sitemap.xml');
    expect(map).toContain(`/careers/${employer.slug}</loc>`);
    expect(map).toMatch(new RegExp(`/careers/${employer.slug}/${role.slug}</loc><lastmod>20`));
    const index = await (await fetch(`${api.url}/sitemap.xml`)).text();
    expect(index).toContain(`/careers/${employer.slug}/sitemap.xml</loc>`);
    const robots = await (await fetch(`${api.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /careers/*/*/apply\n');
    expect(robots).toMatch(/Sitemap: http:.*\/sitemap\.xml\n/);
  });

  it('answer 304 until the board changes, and lose a closed role', async () => {
    const first = await fetch(address('jobs.xml'));
    expect(first.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await fetch(address('jobs.xml'), { headers })).status).toBe(304);
    await call(api, employer.key, { method: 'POST', path: `/jobs/post/${role.id}/close` });
    await eventually('an empty feed', async () => !(await textOf('jobs.xml')).includes(role.id));
    expect((await fetch(address('jobs.xml'), { headers })).status).toBe(200);
  });

  it('are 404 for a company that does not exist', async () => {
    expect((await fetch(`${api.url}/careers/nobody/feed.rss`)).status).toBe(404);
  });
});

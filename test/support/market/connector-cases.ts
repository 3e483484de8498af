import type { SourceKind } from '../../../domain/market/enums.ts';
import type { FeedHandler, FeedServer, SeenRequest } from '../feed-server.ts';

/** How one vendor writes rows and lists, for tests with boards of any size. */
export interface ConnectorCase {
  list: string;
  /** A row in the vendor's format; `more` is put inside it. */
  row(index: number, more?: string): string;
  /** A row that is always rejected. */
  badRow: string;
  wrap(rows: string[], total: number): string;
  /** The rows that a request asks for; by default the whole list. */
  slice?(request: SeenRequest): [start: number, end: number];
  /** Every path with this prefix returns `detailBody`. */
  details?: string;
  detailBody?: string;
  /** Whether web pages are this kind's own format. */
  isPage?: boolean;
}

const json = (members: object, more = '') => {
  const text = JSON.stringify(members);
  return more === '' ? text : `${text.slice(0, -1)},${more}}`;
};
const listIn = (key: string) => (rows: string[]) => `{"meta":{},"${key}":[${rows.join(',')}]}`;
const rootList = (rows: string[]) => `[${rows.join(',')}]`;
const url = (index: number) => `https://jobs.example/${index}`;
const xml = (members: Record<string, string>, more = '') =>
  Object.entries(members)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('') + more;
const rssList = (rows: string[]) =>
  `<rss><channel><title>Jobs</title>${rows.join('')}</channel></rss>`;
const offsets = (offset: string, limit: string) => (request: SeenRequest) => {
  const start = Number(request.query.get(offset));
  return [start, start + Number(request.query.get(limit))] as [number, number];
};
const BAD_JSON = '{"id":{},"title":7}';

const rssItem = (index: number, more?: string) =>
  `<item>${xml({ title: `Acme: Role ${index}`, link: url(index), guid: `id-${index}` }, more)}</item>`;

export const connectorCases: Record<SourceKind, ConnectorCase> = {
  greenhouse: {
    list: '/v1/boards/acme/jobs',
    row: (id, more) => json({ id, title: `Role ${id}`, absolute_url: url(id) }, more),
    badRow: BAD_JSON,
    wrap: listIn('jobs'),
  },
  lever: {
    list: '/v0/postings/acme',
    row: (id, more) => json({ id: `l-${id}`, text: `Role ${id}`, hostedUrl: url(id) }, more),
    badRow: BAD_JSON,
    wrap: rootList,
    slice: offsets('skip', 'limit'),
  },
  ashby: {
    list: '/posting-api/job-board/acme',
    row: (id, more) => json({ id: `a-${id}`, title: `Role ${id}`, jobUrl: url(id) }, more),
    badRow: BAD_JSON,
    wrap: listIn('jobs'),
  },
  smartrecruiters: {
    list: '/v1/companies/acme/postings',
    row: (id, more) => json({ id: `s-${id}`, name: `Role ${id}` }, more),
    badRow: BAD_JSON,
    wrap: (rows, totalFound) => `{"totalFound":${totalFound},"content":[${rows.join(',')}]}`,
    slice: offsets('offset', 'limit'),
    details: '/v1/companies/acme/postings/*',
    detailBody: '{"jobAd":{"sections":{"jobDescription":{"text":"<p>Body</p>"}}}}',
  },
  workable: {
    list: '/api/v1/widget/accounts/acme',
    row: (id, more) => json({ shortcode: `w-${id}`, title: `Role ${id}`, url: url(id) }, more),
    badRow: BAD_JSON,
    wrap: listIn('jobs'),
  },
  recruitee: {
    list: '/api/offers/',
    row: (id, more) => json({ id, title: `Role ${id}`, careers_url: url(id) }, more),
    badRow: BAD_JSON,
    wrap: listIn('offers'),
  },
  personio: {
    list: '/xml',
    row: (id, more) => `<position>${xml({ id: `p-${id}`, name: `Role ${id}` }, more)}</position>`,
    badRow: '<position><id>9</id></position>',
    wrap: (rows) => `<?xml version="1.0"?><workzag-jobs>${rows.join('')}</workzag-jobs>`,
  },
  workday: {
    list: '/wday/cxs/acme/Careers/jobs',
    row: (id, more) => json({ externalPath: `/job/R_${id}`, title: `Role ${id}` }, more),
    badRow: BAD_JSON,
    wrap: (rows, total) => `{"total":${total},"jobPostings":[${rows.join(',')}],"facets":[]}`,
    slice: ({ body }) => {
      const { offset, limit } = JSON.parse(body) as { offset: number; limit: number };
      return [offset, offset + limit];
    },
    details: '/wday/cxs/acme/Careers/job/*',
    detailBody: '{"jobPostingInfo":{"jobDescription":"<p>Body</p>"}}',
  },
  bamboohr: {
    list: '/careers/list',
    row: (id, more) => json({ id: String(id), jobOpeningName: `Role ${id}` }, more),
    badRow: BAD_JSON,
    wrap: listIn('result'),
    details: '/careers/*',
    detailBody: '{"result":{"jobOpening":{"description":"<p>Body</p>"}}}',
  },
  teamtailor: {
    list: '/jobs.rss',
    row: rssItem,
    badRow: '<item><guid>9</guid></item>',
    wrap: rssList,
  },
  breezy: {
    list: '/json',
    row: (id, more) => json({ id: `b-${id}`, name: `Role ${id}`, url: url(id) }, more),
    badRow: BAD_JSON,
    wrap: rootList,
    details: '/p/*',
    detailBody: '<html><div class="description"><p>Body</p></div></html>',
  },
  json_ld: {
    list: '/careers',
    row: (id, more) =>
      json({ '@type': 'JobPosting', title: `Role ${id}`, identifier: id, url: url(id) }, more),
    badRow: '{"@type":"JobPosting","title":7}',
    wrap: (rows) =>
      `<html><script type="application/ld+json">[${rows.join(',')}]</script><p>Jobs</p></html>`,
    isPage: true,
  },
  indeed_xml: {
    list: '/feed.xml',
    row: (id, more) =>
      `<job>${xml({ title: `Role ${id}`, referencenumber: `i-${id}`, url: url(id) }, more)}</job>`,
    badRow: '<job><referencenumber>9</referencenumber></job>',
    wrap: (rows) => `<source><publisher>P</publisher>${rows.join('')}</source>`,
  },
  rss: {
    list: '/jobs.rss',
    row: rssItem,
    badRow: '<item><guid>9</guid></item>',
    wrap: rssList,
  },
};

/** Serves a board with these rows, paged like the vendor; returns the URL of its list. */
export function serveBoard(server: FeedServer, feed: ConnectorCase, rows: string[]): string {
  const list: FeedHandler = (request, response) => {
    const [start, end] = feed.slice?.(request) ?? [0, rows.length];
    response.end(feed.wrap(rows.slice(start, end), rows.length));
  };
  if (feed.details !== undefined) {
    server.on(feed.details, (_request, response) => response.end(feed.detailBody));
  }
  server.on(feed.list, list);
  return `${server.url}${feed.list}`;
}

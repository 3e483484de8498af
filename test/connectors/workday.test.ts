import { describe, expect, test } from '@jest/globals';
import type { Feed, FeedRequest } from '../../connectors/feed/feed.ts';
import { NO_VALIDATORS } from '../../connectors/feed/feed.ts';
import { receiveDocument } from '../../connectors/feed/receive-document.ts';
import { workday } from '../../connectors/workday/index.ts';
import { readPages } from '../support/market/read-connector.ts';

interface Site {
  /** The total that the site states. */
  total: number;
  /** The number of roles per facet value. Roles are numbered consecutively. */
  counts: Record<string, number>;
}

interface Asked {
  appliedFacets: { jobFamilyGroup?: [string] };
  limit: number;
  offset: number;
}

/** A site that starts over after its cap, as some do. */
const CAP = 2000;
const source = { token: 'acme/wd5/Careers', companyName: 'Acme' };

function siteFeed({ total, counts }: Site): Feed {
  const values = Object.entries(counts).map(([id, count]) => ({ id, descriptor: id, count }));
  const list = ({ appliedFacets, limit, offset }: Asked) => {
    const [value] = appliedFacets.jobFamilyGroup ?? [];
    const length = value === undefined ? total : (counts[value] ?? 0);
    const rows = Array.from({ length: Math.max(0, Math.min(limit, length - offset)) }, (_, at) => {
      const number = `${value ?? 'all'}-${(offset + at) % CAP}`;
      return { title: `Role ${number}`, externalPath: `/job/Role_${number}` };
    });
    return {
      total: length,
      jobPostings: rows,
      facets: [{ facetParameter: 'jobFamilyGroup', values }],
    };
  };
  return {
    validators: { ...NO_VALIDATORS },
    read: ({ url, json }: FeedRequest) => {
      const body = json === undefined ? { jobPostingInfo: {} } : list(json as Asked);
      return receiveDocument(bytesOf(JSON.stringify(body)), { url, charset: null });
    },
  };
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text));
}

async function read(site: Site, from?: string) {
  const pages = await readPages(workday, source, {
    feed: siteFeed(site),
    ...(from !== undefined && { from }),
  });
  const rows = pages.flatMap((page) => page.rows.map((row) => workday.map(row, source)));
  return {
    roles: new Set(rows.map((row) => row?.externalId)).size,
    complete: pages.at(-1)?.complete,
    cursors: pages.map(({ cursor }) => cursor),
  };
}

/** Promise: a job that a capped site does not list is not closed (decision 0010). */
describe('a Workday site beyond its cap', () => {
  test('is read by facet values, and complete when they cover the total', async () => {
    const found = await read({ total: CAP, counts: { sales: 1990, research: 500 } });
    expect(found).toMatchObject({ roles: 2490, complete: true });
  });

  test('is incomplete when the values cover less than the total', async () => {
    const found = await read({ total: CAP, counts: { sales: 1000, research: 500 } });
    expect(found).toMatchObject({ roles: 1500, complete: false });
  });

  test('is incomplete when a value is capped itself', async () => {
    const found = await read({ total: CAP, counts: { sales: CAP, research: 500 } });
    expect(found).toMatchObject({ roles: 2500, complete: false });
  });

  test('is incomplete when a read is resumed, since the facets may have changed', async () => {
    const site = { total: CAP, counts: { sales: 1990, research: 500 } };
    const { cursors } = await read(site);
    expect(await read(site, cursors[3])).toMatchObject({ complete: false });
  });

  test('is incomplete when only its first page was recorded', async () => {
    const site = siteFeed({ total: 45, counts: {} });
    let asked = 0;
    const recorded: Feed = {
      ...site,
      read: (request) => ((asked += 1) === 1 ? site.read(request) : Promise.resolve(null)),
    };
    const pages = await readPages(workday, source, { feed: recorded });
    expect(pages.flatMap(({ rows }) => rows)).toHaveLength(20);
    expect(pages.at(-1)?.complete).toBe(false);
  });
});

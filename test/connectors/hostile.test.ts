import { expect, test, describe } from '@jest/globals';
import fc from 'fast-check';
import { readRow } from '../../activities/market/read-row.ts';
import { createRecordedFeed } from '../../connectors/feed/recorded-feed.ts';
import { connectorOf } from '../../connectors/registry.ts';
import { sourceKinds, type SourceKind } from '../../domain/market/enums.ts';
import type { Posting } from '../../domain/market/posting.ts';
import { connectorCases } from '../support/market/connector-cases.ts';
import { readPages } from '../support/market/read-connector.ts';

const SOURCE = { token: 'https://feed.example/careers', companyName: 'Acme' };

async function readBody(kind: SourceKind, body: string): Promise<unknown[]> {
  const open = async function* () {
    yield await Promise.resolve(Buffer.from(body));
  };
  const feed = createRecordedFeed(open, { url: SOURCE.token, maxBytes: 10_000_000 });
  const pages = await readPages(connectorOf(kind), SOURCE, { feed });
  return pages.flatMap(({ rows }) => rows);
}

/** The ingestion of a row: mapped, then cleaned or rejected. */
function judged(kind: SourceKind, row: unknown): Posting | { rejected: string } | null {
  const read = readRow(row, connectorOf(kind), SOURCE);
  if (read === null) return null;
  return 'posting' in read ? read.posting : { rejected: read.reason };
}

async function judgedBody(kind: SourceKind, body: string) {
  const rows = await readBody(kind, body);
  return rows.map((row) => judged(kind, row));
}

const ashbyRow = async (members: object) =>
  (
    await judgedBody(
      'ashby',
      JSON.stringify({
        jobs: [{ id: '1', title: 'Role', jobUrl: 'https://a.example/', ...members }],
      }),
    )
  )[0];

describe('a hostile row is cleaned or rejected with a reason', () => {
  test.each([
    [{ title: 'x'.repeat(10_000) }, 'title longer than 300 characters'],
    [{ jobUrl: 'javascript:alert(document.cookie)' }, 'apply URL is not http or https'],
    [{ applyUrl: 'data:text/html,<script>' }, 'apply URL is not http or https'],
    [{ title: '\u0000\u0001 ' }, 'no title'],
    [{ id: '' }, 'id: is empty'],
  ])('%j', async (members, rejected) => {
    expect(await ashbyRow(members)).toMatchObject({ rejected });
  });

  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '-271821-04-20T00:00:00Z', 'NaN'])(
    'the time %s is unknown',
    async (publishedAt) => {
      expect(await ashbyRow({ publishedAt })).toMatchObject({ postedAt: null });
    },
  );

  test.each([
    [-1, 50_000],
    [1e30, 1e31],
    ['1', '2'],
    [null, -1],
  ])('pay from %s to %s is not published', async (minValue, maxValue) => {
    const component = { compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'USD' };
    const compensation = {
      compensationTiers: [],
      summaryComponents: [{ ...component, minValue, maxValue }],
    };
    expect(await ashbyRow({ compensation })).toMatchObject({ pay: null });
  });

  test('a title keeps no control character, lone surrogate or line end', async () => {
    const row = (await ashbyRow({
      title: 'Lead\n\u0000<script>alert(1)</script>\ud800',
    })) as Posting;
    expect(row.title).toBe('Lead <script>alert(1)</script>\ufffd');
  });

  test.each(['indeed_xml', 'rss', 'personio', 'teamtailor'] as const)(
    'entity bombs and external entities in %s stay text',
    async (kind) => {
      const feed = connectorCases[kind];
      const dtd =
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
      const row = feed.row(1).replace('Role 1', 'Role &b;&f;');
      const body = feed.wrap([row], 1).replace(/^(?:<\?xml[^>]*>)?/, `<?xml version="1.0"?>${dtd}`);
      const [posting] = (await judgedBody(kind, body)) as Posting[];
      expect(posting?.title).toContain('Role &b;&f;');
    },
  );
});

/** Values that vendors never send, for every member that a connector reads. */
const poison = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '',
    '\ud800',
    '\u0000',
    'javascript:1',
    -1,
    1e308,
    [],
    {},
    [[]],
    '9999-99-99',
  ),
);
const members =
  'id title name text jobOpeningName shortcode externalPath identifier jobUrl absolute_url hostedUrl url careers_url location locations categories compensation salary salaryRange baseSalary company address offices departments metadata jobLocation hiringOrganization lists atsLocation createdAt publishedAt published_date isRemote isListed status type'.split(
    ' ',
  );

type Members = Record<string, unknown>;

/** A valid row with some of its members corrupted. */
function spoiled(row: Members): fc.Arbitrary<unknown> {
  const inside = ['listing', 'node'].find((name) => name in row);
  const good = inside === undefined ? row : (row[inside] as Members);
  const name = fc.oneof(fc.constantFrom(...Object.keys(good)), fc.constantFrom(...members));
  const wrong = fc.dictionary(name, poison, { maxKeys: 3 });
  return fc.tuple(wrong, fc.oneof(wrong, poison)).map(([listing, detail]) => {
    const bad = { ...good, ...listing };
    if (inside === undefined) return bad;
    return inside === 'node' ? { ...row, node: bad } : { ...row, listing: bad, detail };
  });
}

describe('any row becomes a clean posting, null or a rejection', () => {
  test.each(sourceKinds)('%s', async (kind) => {
    const feed = connectorCases[kind];
    const [row] = await readBody(kind, feed.wrap([feed.row(1)], 1));
    const outcomes = { posting: 0, rejection: 0 };
    fc.assert(
      fc.property(spoiled(row as Members), (raw) => {
        const outcome = judged(kind, raw);
        if (outcome === null) return;
        if ('rejected' in outcome) {
          outcomes.rejection += 1;
          expect(outcome.rejected).not.toBe('');
        } else {
          outcomes.posting += 1;
          expectClean(outcome);
        }
      }),
      { numRuns: 300 },
    );
    expect(outcomes.posting).toBeGreaterThan(50);
    expect(outcomes.rejection).toBeGreaterThan(0);
  });
});

function expectClean(posting: Posting): void {
  expect(posting.title.trim()).not.toBe('');
  expect(posting.title.length).toBeLessThanOrEqual(300);
  expect(posting.externalId).not.toBe('');
  expect(posting.applyUrl).toMatch(/^https?:\/\//);
  expect(JSON.stringify(posting)).not.toMatch(/\\u0000|\\ud[89a-f]/);
  if (posting.pay) {
    expect(posting.pay.min).toBeGreaterThan(0);
    expect(posting.pay.max).toBeGreaterThanOrEqual(posting.pay.min);
  }
  for (const time of [posting.postedAt, posting.updatedAt, posting.closesAt]) {
    if (time !== null) expect(time).toMatch(/^20\d\d-/);
  }
}

import { describe, expect, test } from '@jest/globals';
import { connectorOf } from '../../connectors/registry.ts';
import type { SourceKind } from '../../domain/market/enums.ts';
import { postingsOf } from '../support/market/postings-of.ts';

const read = async (kind: SourceKind, feed: unknown) =>
  postingsOf(connectorOf(kind), JSON.stringify(feed));

describe('Greenhouse', () => {
  const job = { id: 4000001, title: 'Field Engineer', absolute_url: 'https://jobs.example/1' };

  test.each([
    ['a chosen value', 'Hybrid', 'Hybrid'],
    ['chosen values', ['Hybrid'], 'Hybrid'],
    ['no value', null, null],
    ['an empty choice', [], null],
  ])('metadata: %s', async (_, value, workplaceLabel) => {
    const metadata = [{ id: 1, name: 'Workplace Type', value, value_type: 'multi_select' }];
    const jobs = [{ ...job, metadata, location: null, content: null, departments: null }];
    expect(await read('greenhouse', { jobs })).toMatchObject([{ workplaceLabel, places: [] }]);
  });

  test('of a tree of departments the job’s own counts', async () => {
    const departments = [
      { id: 3, name: 'Platform', parent_id: 2, child_ids: [] },
      { id: 2, name: 'Engineering', parent_id: null, child_ids: [3] },
    ];
    const postings = await read('greenhouse', { jobs: [{ ...job, departments }] });
    expect(postings).toMatchObject([{ department: 'Platform' }]);
  });
});

describe('Lever', () => {
  const posting = { id: 'a-1', text: 'Field Engineer', hostedUrl: 'https://jobs.example/a-1' };

  test.each([
    [{ description: '<p>All</p>', opening: '<p>Hi</p>' }, '<p>All</p>'],
    [
      { description: '', opening: '<p>Hi</p>', descriptionBody: '<p>Work</p>' },
      '<p>Hi</p>\n<p>Work</p>',
    ],
    [{ descriptionPlain: 'You visit\ncustomers & mend.' }, 'You visit<br>customers &amp; mend.'],
    [{ description: null }, ''],
  ])('the description of %j', async (parts, descriptionHtml) => {
    const [read1] = await read('lever', [{ ...posting, ...parts, lists: null, categories: {} }]);
    expect(read1?.descriptionHtml).toBe(descriptionHtml);
  });
});

describe('Ashby', () => {
  const job = { id: 'u-1', title: 'Field Engineer', jobUrl: 'https://jobs.example/u-1' };
  const compensation = { scrapeableCompensationSalarySummary: '€50K - €60K' };

  test('a plain description and pay in words', async () => {
    const jobs = [{ ...job, descriptionPlain: 'You mend.', compensation, address: null }];
    expect(await read('ashby', { jobs })).toMatchObject([
      { descriptionHtml: 'You mend.', pay: null, payText: '€50K - €60K' },
    ]);
  });

  test('hidden pay is not read', async () => {
    const jobs = [{ ...job, compensation, shouldDisplayCompensationOnJobPostings: false }];
    expect(await read('ashby', { jobs })).toMatchObject([{ payText: null }]);
  });
});

test.each([
  [
    ['3000', '4000'],
    [3000, 4000],
  ],
  [
    ['45,000', '55,000.00'],
    [45_000, 55_000],
  ],
  [
    ['45.000', '1.055.000,50'],
    [45_000, 1_055_000.5],
  ],
  [
    ['12,50', '15,5'],
    [12.5, 15.5],
  ],
])('Recruitee: pay of %j', async ([from, to], [min, max]) => {
  const salary = { min: from, max: to, currency: 'EUR', period: 'year' };
  const offers = [{ id: 1, title: 'Engineer', careers_url: 'https://jobs.example/1', salary }];
  expect(await read('recruitee', { offers })).toMatchObject([{ pay: { min, max } }]);
});

import { describe, expect, test } from '@jest/globals';
import { connectorOf } from '../../connectors/registry.ts';
import { postingsOf } from '../support/market/postings-of.ts';

describe('Teamtailor: jobs.rss and jobs.json', () => {
  const url = 'https://careers.halden.example/jobs/1000001-field-engineer';
  const item = {
    id: '0d3c5d3e-3c65-4b3e-9a55-5a9a1c6b0001',
    url,
    title: 'Field Engineer',
    date_published: '2026-11-10T09:00:00+01:00',
    content_html: '<p>You visit customers.</p>',
  };

  test('an item of the JSON feed is one posting', async () => {
    const body = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items: [item] });
    expect(await postingsOf(connectorOf('teamtailor'), body)).toMatchObject([
      {
        externalId: '1000001',
        title: 'Field Engineer',
        applyUrl: url,
        postedAt: '2026-11-10T08:00:00.000Z',
        descriptionHtml: '<p>You visit customers.</p>',
        places: [],
      },
    ]);
  });

  test('its schema.org member gives places and workplace', async () => {
    const address = { addressLocality: 'Halden', addressCountry: 'NO' };
    const _jobposting = {
      employmentType: 'FULL_TIME',
      jobLocationType: 'TELECOMMUTE',
      jobLocation: [{ '@type': 'Place', address }],
    };
    const body = JSON.stringify({ items: [{ ...item, _jobposting }] });
    expect(await postingsOf(connectorOf('teamtailor'), body)).toMatchObject([
      {
        employmentLabel: 'FULL_TIME',
        remoteFlag: true,
        places: [{ text: 'Halden, NO', city: 'Halden', country: 'NO' }],
      },
    ]);
  });

  test('the same job has the same id in both', async () => {
    const rss = `<rss><channel><item><title>Field Engineer</title><link>${url}</link></item></channel></rss>`;
    expect(await postingsOf(connectorOf('teamtailor'), rss)).toMatchObject([
      { externalId: '1000001' },
    ]);
  });

  test.each([
    [
      { id: '102', title: 'No link' },
      { externalId: '102', applyUrl: '' },
    ],
    [
      { ...item, content_html: null, content_text: 'You <visit>\ncustomers.' },
      { descriptionHtml: 'You &lt;visit&gt;<br>customers.' },
    ],
    [
      { ...item, _jobposting: { applicantLocationRequirements: { name: 'SE' } } },
      { places: [{ text: 'SE' }] },
    ],
  ])('%j is read', async (given, posting) => {
    const body = JSON.stringify({ items: [given] });
    expect(await postingsOf(connectorOf('teamtailor'), body)).toMatchObject([posting]);
  });

  test('an item without a title is rejected under its id', async () => {
    const body = JSON.stringify({ items: [{ ...item, title: 7 }] });
    await expect(postingsOf(connectorOf('teamtailor'), body)).rejects.toMatchObject({
      externalId: '1000001',
    });
  });
});

describe('Workable: a job at several places is several rows', () => {
  const row = (city: string, more: object = {}) => ({
    shortcode: 'A1',
    title: 'Field Engineer',
    url: 'https://apply.workable.com/j/A1',
    country: 'Spain',
    city,
    state: '',
    ...more,
  });

  test('they are one posting with all places', async () => {
    const other = { ...row('Faro'), shortcode: 'B2', country: 'Portugal' };
    const body = JSON.stringify({ jobs: [row('Bilbao'), row('Madrid'), other] });
    const postings = await postingsOf(connectorOf('workable'), body);
    expect(postings.map((one) => one?.places.map(({ text }) => text))).toEqual([
      ['Bilbao, Spain', 'Madrid, Spain'],
      ['Faro, Portugal'],
    ]);
  });

  test('other jobs may stand between them', async () => {
    const other = { ...row('Faro'), shortcode: 'B2', country: 'Portugal' };
    const body = JSON.stringify({ jobs: [row('Bilbao'), other, row('Madrid')] });
    const postings = await postingsOf(connectorOf('workable'), body);
    expect(postings.map((one) => one?.places.map(({ text }) => text))).toEqual([
      ['Bilbao, Spain', 'Madrid, Spain'],
      ['Faro, Portugal'],
    ]);
  });

  test('rows that list their places repeat them', async () => {
    const locations = [
      { city: 'Bilbao', country: 'Spain' },
      { city: 'Madrid', country: 'Spain' },
    ];
    const body = JSON.stringify({
      jobs: [row('Bilbao', { locations }), row('Madrid', { locations })],
    });
    const [posting] = await postingsOf(connectorOf('workable'), body);
    expect(new Set(posting?.places.map(({ text }) => text))).toEqual(
      new Set(['Bilbao, Spain', 'Madrid, Spain']),
    );
  });
});

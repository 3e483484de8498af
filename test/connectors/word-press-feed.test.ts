import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectorOf } from '../../connectors/registry.ts';
import { salaryFromText } from '../../domain/market/enrichment/pay/salary-text.ts';
import type { Posting } from '../../domain/market/posting.ts';
import { descriptionText } from '../../domain/text/description-text.ts';
import { projectRoot } from '../../tools/paths.ts';
import { answer } from '../support/feed-server.ts';
import { startLiveSite, type LiveSite } from '../support/market/live-site.ts';
import { readPages } from '../support/market/read-connector.ts';

const file = join(projectRoot, 'test', 'fixtures', 'feeds', 'word-press-jobs.xml');

/** Promise: a whole feed of a job plug-in is read with its own members, not with the excerpt. */
describe('an RSS feed of WordPress', () => {
  let site: LiveSite;
  let postings: Posting[];
  beforeAll(async () => {
    site = await startLiveSite();
    site.on('/feed', answer(readFileSync(file)));
    const source = { token: `${site.url}/feed`, companyName: null };
    const connector = connectorOf('rss');
    const pages = await readPages(connector, source, { feed: site.feed() });
    const rows = pages.flatMap((page) => page.rows);
    postings = rows.flatMap((row) => connector.map(row, source) ?? []);
  });
  afterAll(() => site.close());

  it('gives each item its employer and place', () => {
    const shown = postings.map(({ title, company, places }) => [
      title,
      company?.name ?? null,
      places[0]?.text,
    ]);
    expect(shown).toEqual([
      ['Orchard Keeper', 'Appleyard Ltd', 'Hereford, UK'],
      ['Cellar Hand: Nights', 'Cask & Co', 'Remote'],
      ['Bee Warden', '127.0.0.1', 'Oslo'],
    ]);
  });

  it('reads the whole text and the pay that stands in it', () => {
    const texts = postings.map(({ descriptionHtml }) => descriptionText(descriptionHtml));
    expect(texts).toEqual([
      'You prune the old orchard; **the pay is £28,500**.',
      'You move & clean barrels.',
      '- Hives\n- Honey',
    ]);
    expect(salaryFromText(texts[0] ?? '', 'GB')).toMatchObject({ min: 28_500, currency: 'GBP' });
    expect(postings.map(({ payText }) => payText)).toEqual([null, '£14 an hour', null]);
  });

  it('reads the kind of work and the last day', () => {
    expect(postings.map(({ employmentLabel }) => employmentLabel)).toEqual([
      'Full Time',
      'Part Time',
      null,
    ]);
    expect(postings.map(({ closesAt }) => closesAt)).toEqual([
      null,
      '2026-11-30T23:59:59.999Z',
      null,
    ]);
  });
});

/** Promise: a colon in a title parts the employer from it only where it is the employer's. */
describe('titles with a colon', () => {
  const read = (title: string, company: string | null) => {
    const item = {
      title,
      guid: 'g-1',
      ...(company !== null && { 'job_listing:company': company }),
    };
    const source = { token: 'https://jobs.example/feed', companyName: null };
    const posting = connectorOf('rss').map(item, source);
    return [posting?.company?.name, posting?.title];
  };

  it.each([
    ['Cask & Co: Cooper', null, 'Cask & Co', 'Cooper'],
    ['Cooper: Nights', 'Cask & Co', 'Cask & Co', 'Cooper: Nights'],
    ['Cask & Co: Cooper', 'Cask & Co', 'Cask & Co', 'Cooper'],
    ['Cask & Co: Cooper: Nights', 'Cask & Co', 'Cask & Co', 'Cooper: Nights'],
    // Set aside.
    ['CASK & CO: Cooper', 'Cask & Co', 'Cask & Co', 'Cooper'],
    ['Urgent: Cooper', 'Cask & Co', 'Cask & Co', 'Urgent: Cooper'],
    ['Cooper (m/f/d): Bremen', 'Küfer GmbH', 'Küfer GmbH', 'Cooper (m/f/d): Bremen'],
    ['Küfer GmbH: Fassbinder', null, 'Küfer GmbH', 'Fassbinder'],
  ])('%s, %s', (title, company, ...shown) => expect(read(title, company)).toEqual(shown));
});

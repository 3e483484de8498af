import { describe, expect, test } from '@jest/globals';
import { connectorOf } from '../../connectors/registry.ts';
import { toIsoClosing } from '../../connectors/mapping/dates.ts';
import type { SourceKind } from '../../domain/market/enums.ts';

const source = { token: 'https://jobs.example/feed', companyName: null };
const end = (day: string) => `${day}T23:59:59.999Z`;

/** Promise: a role stays open through its closing day, however the day is written. */
describe('closing days', () => {
  test.each([
    ['2026-11-30', end('2026-11-30')],
    ['30 Nov 2026', end('2026-11-30')],
    ['November 30, 2026', end('2026-11-30')],
    ['30.11.2026', end('2026-11-30')],
    ['2026-11-30T17:00:00Z', '2026-11-30T17:00:00.000Z'],
    // Set aside.
    ['2026/11/30', end('2026-11-30')],
    ['30/11/2026', end('2026-11-30')],
    ['Monday, 30 November 2026', end('2026-11-30')],
    ['2026-11-30 17:00', '2026-11-30T17:00:00.000Z'],
    ['until filled', null],
  ])('%s', (text, moment) => expect(toIsoClosing(text)).toBe(moment));
});

/** Promise: the end of a posting is read from each member that feeds use for it. */
describe('members with the end of a posting', () => {
  const rss = (members: object) => ({ title: 'Gardener', guid: 'g-1', ...members });
  const indeed = (members: object) => ({ title: 'Clerk', referencenumber: '7', ...members });
  const page = (members: object) => ({
    page: 'https://jobs.example/1',
    node: { '@type': 'JobPosting', title: 'Pump Clerk', ...members },
  });

  test.each<[SourceKind, object, string | null]>([
    ['rss', rss({ expires_at: '2026-11-30' }), end('2026-11-30')],
    ['rss', rss({ 'job_listing:job_expires': '2026-11-30' }), end('2026-11-30')],
    ['rss', rss({ validThrough: '30 Nov 2026' }), end('2026-11-30')],
    ['indeed_xml', indeed({ expirationdate: 'Nov 30, 2026' }), end('2026-11-30')],
    ['indeed_xml', indeed({ expiration_date: '2026-11-30' }), end('2026-11-30')],
    ['json_ld', page({ validThrough: '2026-11-30T00:00:00+01:00' }), '2026-11-29T23:00:00.000Z'],
    // Set aside.
    ['rss', rss({ closing_date: '30.11.2026' }), end('2026-11-30')],
    ['rss', rss({ expirationDate: '2026-11-30' }), end('2026-11-30')],
    ['rss', rss({ expires_at: '', deadline: '2026-11-30' }), end('2026-11-30')],
    ['indeed_xml', indeed({ closing_date: '30 November 2026' }), end('2026-11-30')],
    ['indeed_xml', indeed({ validthrough: '2026-11-30' }), end('2026-11-30')],
    ['json_ld', page({ validThrough: ['2026-11-30'] }), end('2026-11-30')],
    ['json_ld', page({ validThrough: '30/11/2026' }), end('2026-11-30')],
  ])('%s %j', (kind, row, moment) => {
    expect(connectorOf(kind).map(row, source)?.closesAt).toBe(moment);
  });
});

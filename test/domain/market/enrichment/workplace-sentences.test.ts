import { describe, expect, test } from '@jest/globals';
import { workplaceType } from '../../../../domain/market/enrichment/workplace.ts';
import { seniorityLevel } from '../../../../domain/market/enrichment/seniority.ts';

interface Stated {
  title?: string;
  place?: string;
  label?: string;
  body?: string;
}

function typeOf({ title = 'Analyst', place = '', label, body }: Stated): string | null {
  const posting = {
    title,
    places: [{ text: place, city: null, region: null, country: null }],
    remoteFlag: null,
    workplaceLabel: label ?? null,
  };
  return workplaceType(posting, body);
}

describe('a place is read as a whole sentence', () => {
  test.each([
    ['Remote work not available - Austin, TX', null],
    ['Remote is not an option', null],
    ['Not eligible for remote', null],
    ['Berlin (kein Homeoffice)', null],
    ['Paris, pas de télétravail', null],
    ['Work from home not possible, on-site', 'on_site'],
    ['Anywhere', 'remote'],
    ['Anywhere in Europe', 'remote'],
    ['Work from home', 'remote'],
    ['Austin, TX (remote 2 days a week)', 'hybrid'],
    ['Hybrid - 3 days remote', 'hybrid'],
    ['London, 2-3 days remote', 'hybrid'],
    ['Remote', 'remote'],
    ['Hybrid/Remote', null],
  ])('%s: %s', (place, type) => expect(typeOf({ place })).toBe(type));
});

describe('in a title, remote may belong to the thing', () => {
  test.each([
    ['Manager, Remote Support Tools', null],
    ['Engineer, Remote Infrastructure', null],
    ['Director of Remote Device Management', null],
    ['Remote Customer Support Specialist', 'remote'],
    ['Engineer (Remote)', 'remote'],
  ])('%s: %s', (title, type) => expect(typeOf({ title, place: 'Austin, TX' })).toBe(type));
});

describe('a description that contradicts the label', () => {
  test.each([
    ['Remote', 'This is not a remote position.', null],
    ['Remote', 'Remote work is not available.', null],
    ['Remote', 'This role is fully on-site.', null],
    ['On-site', 'This role is fully remote.', null],
    ['Remote', 'We love remote work. Offices are not required.', 'remote'],
    ['On-site', 'You support remote teams.', 'on_site'],
  ])('%s, "%s": %s', (label, body, type) => expect(typeOf({ label, body })).toBe(type));

  test('a description alone says nothing', () => {
    expect(typeOf({ body: 'This role is fully remote.' })).toBeNull();
  });
});

test.each([
  ['Assistant Principal', null],
  ['Vice Principal', null],
  ['Elementary School Principal', null],
  ['Principal Engineer', 'principal'],
])('the level of %s: %s', (title, level) => expect(seniorityLevel(title, null)).toBe(level));

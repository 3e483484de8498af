import { describe, expect, it } from '@jest/globals';
import { personProfile, skillKey } from '../../../domain/people/profile.ts';
import { yearsOfWork } from '../../../domain/people/years-of-work.ts';

const now = new Date('2026-11-26T00:00:00Z');
const nobody = { name: null, location: null, skills: [] };

describe('years of work', () => {
  it.each([
    ['nothing', [], null],
    ['no dates', [{}], null],
    ['two full years', [{ startDate: '2020-01', endDate: '2021-12' }], 2],
    ['a month less', [{ startDate: '2020-01', endDate: '2021-11' }], 1],
    [
      'an overlap once',
      [
        { startDate: '2020-01', endDate: '2021-12' },
        { startDate: '2021-01', endDate: '2022-12' },
      ],
      3,
    ],
    ['an open end', [{ startDate: '2024-12' }], 2],
    ['whole years', [{ startDate: '2019', endDate: '2020' }], 2],
    ['a future end', [{ startDate: '2025-12', endDate: '2030-01' }], 1],
    ['an end before the start', [{ startDate: '2021', endDate: '2019' }], 0],
  ])('%s', (_what, work, years) => {
    expect(yearsOfWork(work, now)).toBe(years);
  });
});

/** Promise: what People Search looks into holds no contact. */
describe('the profile of a person', () => {
  it('has the label or the newest position, and each title once', () => {
    const work = [
      { position: 'Engineer', startDate: '2018' },
      { position: 'Staff Engineer', startDate: '2022' },
      { position: 'engineer', startDate: '2016' },
    ];
    const profile = personProfile({ ...nobody, name: 'Ana Torres' }, { work }, now);
    expect(profile).toMatchObject({
      headline: 'Staff Engineer',
      titles: ['Staff Engineer', 'Engineer'],
      words: ['ana', 'torres', 'staff', 'engineer'],
      titleWords: ['staff', 'engineer'],
    });
    const labelled = personProfile(nobody, { basics: { label: 'Baker' }, work }, now);
    expect(labelled.headline).toBe('Baker');
  });

  it('knows a skill in every spelling', () => {
    expect(skillKey('k8s')).toBe(skillKey('Kubernetes'));
    const profile = personProfile({ ...nobody, skills: ['K8s'] }, null, now);
    expect(profile.skillKeys).toEqual([skillKey('Kubernetes')]);
  });

  it('shows no text with an address in it', () => {
    const resume = {
      basics: { label: 'Write to ana@example.com' },
      skills: [{ name: 'ana@example.com', keywords: ['Go'] }],
    };
    const profile = personProfile(nobody, resume, now);
    expect(profile).toMatchObject({ headline: null, skills: ['Go'], words: ['go'] });
  });

  it('resolves the place', () => {
    const { place } = personProfile({ ...nobody, location: 'Austin, TX' }, null, now);
    expect(place).toMatchObject({ country: 'US', regionCode: 'TX', city: 'Austin' });
  });
});

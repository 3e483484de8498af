import { describe, expect, it } from '@jest/globals';
import { quantitiesIn } from '../../../../domain/agent/grounding/quantities.ts';
import { placesInput, resolvePlaces } from '../../../../domain/hiring/places.ts';
import { clusterSignature } from '../../../../domain/market/enrichment/clusters.ts';
import { enrich } from '../../../../domain/market/enrichment/enrich.ts';
import { resolvePlace, resolvePlaceQuery } from '../../../../domain/places/places.ts';
import { jobFilter } from '../../../../domain/market/job-filter.ts';
import { searchJobsQuery } from '../../../../domain/market/job-filter-query.ts';
import type { Posting } from '../../../../domain/market/posting.ts';
import { validatePosting } from '../../../../domain/market/validate-posting.ts';

/** Names of members that every object has: "constructor" is an English word, but not a place. */
const names = Object.getOwnPropertyNames(Object.prototype);

function postingOf(name: string): Posting {
  return {
    externalId: name,
    title: name,
    company: { name, website: name, logoUrl: name },
    department: name,
    places: [{ text: name, city: name, region: name, country: name }],
    remoteFlag: null,
    workplaceLabel: name,
    employmentLabel: name,
    seniorityLabel: name,
    pay: { min: 1, max: 2, currency: name, period: 'year' },
    payText: `$50,000 ${name} 60k ${name}`,
    descriptionHtml: `<${name}>${`${name} `.repeat(20)}5 ${name} $90,000 ${name}</${name}>`,
    applyUrl: 'https://jobs.example.com/1',
    postedAt: name,
    updatedAt: name,
    closesAt: name,
    language: name,
    requisitionId: name,
  };
}

// Promise: no word of a feed or a call is mistaken for a built-in member of an object.
describe.each(names)('"%s" in input is a normal word', (name) => {
  it('as a place of a job, a search or a posting', () => {
    for (const text of [name, `${name}, TX`, `Austin, ${name}`, `${name} / Berlin`]) {
      expect(resolvePlace(text)).not.toHaveLength(0);
      expect(() => resolvePlaceQuery(text)).not.toThrow();
    }
    expect(resolvePlace(name)).toEqual(resolvePlace(name, { region: name }));
    expect(resolvePlace(name)).toEqual([expect.objectContaining({ city: null, country: null })]);
    expect(resolvePlaces([{ text: name }])).toEqual([expect.objectContaining({ text: name })]);
    expect(placesInput.safeParse([{ city: name, country: name }]).success).toBe(false);
  });

  it('in every filter of a search', () => {
    for (const member of Object.keys(searchJobsQuery.shape)) {
      const query = searchJobsQuery.safeParse({ [member]: name });
      if (query.success) expect(() => jobFilter(query.data, resolvePlaceQuery)).not.toThrow();
    }
  });

  it('anywhere in a posting', () => {
    const valid = validatePosting(postingOf(name), Date.UTC(2026, 0, 15));
    if (!valid.ok) throw new Error(valid.reason);
    expect(enrich(valid.posting, { companyName: name })).toMatchObject({
      workplaceType: null,
      employmentType: null,
      seniorityLevel: null,
      keywords: [],
    });
  });

  it('in the title that duplicates are compared by', () => {
    const role = { companyName: 'Acme', locations: [], descriptionText: '' };
    const plain = name.replace(/^_+|_+$/g, '').toLowerCase();
    expect(clusterSignature({ ...role, title: name }).blockKey).toBe(`acme|${plain}`);
  });

  it('after a number with a letter as multiplier', () => {
    for (const text of [`5 ${name}`, `5${name}`]) {
      expect(quantitiesIn(text).flatMap(({ readings }) => readings)).not.toContainEqual(
        expect.stringMatching(/\D/),
      );
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jobPostingMarkup } from '../../../domain/boards/job-posting-markup.ts';
import { noOverrides } from '../../../domain/hiring/board-features.ts';
import type { Place } from '../../../domain/places/place.ts';
import { employmentTypes, workplaceTypes } from '../../../domain/market/enums.ts';
import { payPeriods } from '../../../domain/common/pay-period.ts';
import { makeOrganization, makePlace, makePosting } from '../../support/hiring/board-posting.ts';
import { markupFaults } from '../../support/hiring/job-posting-rules.ts';

const nowMs = Date.parse('2026-03-10T00:00:00.000Z');
const url = 'https://jobs.example.com/job-boards/harbour-clockworks/jobs/bell-founder';
const berlin = makePlace('Berlin, Germany', { city: 'Berlin', country: 'DE' });
const austin = makePlace('Austin, TX', { city: 'Austin', region: 'Texas', country: 'US' });
const organization = makeOrganization({
  website: 'https://clocks.example.com',
  locations: [berlin],
});
const markup = (change: Parameters<typeof makePosting>[0], of = organization) =>
  jobPostingMarkup(makePosting(change), { organization: of, url, nowMs });

/** Google's rules for job search, as far as the employer's data allows. */
describe('JobPosting markup', () => {
  it('satisfies every rule for any input of an employer', () => {
    const posting = fc.record({
      title: fc.constantFrom('Bell Founder', 'Clock <Tower> Mechanic'),
      descriptionHtml: fc.constantFrom('', '<p>You cast bells.</p>'),
      locations: fc.subarray([berlin, austin, makePlace('The moon')]),
      workplaceType: fc.option(fc.constantFrom(...workplaceTypes), { nil: null }),
      employmentType: fc.option(fc.constantFrom(...employmentTypes), { nil: null }),
      closesAt: fc.option(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }), {
        nil: null,
      }),
      salary: fc.option(
        fc.record({
          min: fc.constantFrom(0, 18, 50_000),
          max: fc.constantFrom(18, 50_000, 70_000),
          currency: fc.constantFrom('EUR', 'USD'),
          period: fc.constantFrom(...payPeriods),
        }),
        { nil: null },
      ),
    });
    fc.assert(
      fc.property(posting, (said) => {
        expect(markupFaults(markup(said), nowMs)).toEqual([]);
      }),
    );
  });

  it('marks only fully remote roles as telecommuting, open to the stated countries', () => {
    expect(markup({ workplaceType: 'remote', locations: [austin] })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'US' }],
    });
    expect(markup({ workplaceType: 'hybrid', locations: [austin] })).not.toHaveProperty(
      'jobLocationType',
    );
  });

  it('says nothing of telecommuting without a country, and nothing of pay of 0', () => {
    const nowhere = makeOrganization({ locations: [] });
    const remote = markup({ workplaceType: 'remote', locations: [makePlace('Remote')] }, nowhere);
    expect(remote).not.toHaveProperty('jobLocationType');
    const pay = (min: number, max: number) =>
      markup({ salary: { min, max, currency: 'USD', period: 'year' } });
    expect(pay(0, 0)).not.toHaveProperty('baseSalary');
    expect(pay(0, 50_000)).toMatchObject({ baseSalary: { value: { value: 50_000 } } });
  });

  it('keeps a remote role within the states that it names', () => {
    const texas = makePlace('Texas, USA', { region: 'Texas', country: 'US' });
    const [state, us, de] = [
      { '@type': 'State', name: 'Texas', containedInPlace: { '@type': 'Country', name: 'US' } },
      { '@type': 'Country', name: 'US' },
      { '@type': 'Country', name: 'DE' },
    ];
    const remote = (locations: Place[]) => markup({ workplaceType: 'remote', locations });
    expect(remote([texas])).toMatchObject({ applicantLocationRequirements: [state] });
    expect(remote([texas, berlin])).toMatchObject({ applicantLocationRequirements: [de, state] });
    expect(remote([texas, austin])).toMatchObject({ applicantLocationRequirements: [us] });
    const punjab = (country: string) => makePlace('Punjab', { region: 'Punjab', country });
    expect(remote([punjab('IN'), punjab('PK'), punjab('PK')])).toMatchObject({
      applicantLocationRequirements: [
        { '@type': 'State', name: 'Punjab', containedInPlace: { name: 'IN' } },
        { '@type': 'State', name: 'Punjab', containedInPlace: { name: 'PK' } },
      ],
    });
  });

  it('shows pay as the employer states it, unless hidden', () => {
    const salary = { min: 20, max: 28.5, currency: 'USD', period: 'hour' } as const;
    expect(markup({ salary }).baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 20, maxValue: 28.5, unitText: 'HOUR' },
    });
    const hidden = { ...noOverrides, showSalary: false };
    expect(markup({ salary, features: hidden })).not.toHaveProperty('baseSalary');
  });

  it('omits a passed deadline', () => {
    expect(markup({ closesAt: new Date(nowMs - 1) })).not.toHaveProperty('validThrough');
    expect(markup({ closesAt: new Date(nowMs + 1) })).toHaveProperty('validThrough');
  });

  it('omits the place only when none is stated', () => {
    const nowhere = markup({}, makeOrganization());
    expect(markupFaults(nowhere, nowMs)).toEqual(['jobLocation is missing']);
  });
});

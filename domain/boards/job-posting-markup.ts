import { effectiveFeatures } from '../hiring/board-features.ts';
import type { Organization } from '../hiring/organization.ts';
import type { Posting } from '../hiring/posting.ts';
import type { EmploymentType } from '../market/enums.ts';
import type { PayPeriod } from '../common/pay-period.ts';
import type { Place } from '../places/place.ts';

const googleEmploymentTypes: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
  per_diem: 'PER_DIEM',
  other: 'OTHER',
};

const unitTexts: Record<PayPeriod, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
};

interface Context {
  organization: Organization;
  /** The role's public page. */
  url: string;
  nowMs: number;
}

/**
 * An open role as schema.org JobPosting, by Google's rules for job search. Unknown members are
 * omitted, never null.
 */
export function jobPostingMarkup(posting: Posting, { organization, url, nowMs }: Context) {
  const { closesAt } = posting;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: posting.title,
    description: posting.descriptionHtml || `<p>${escapeHtml(posting.title)}</p>`,
    identifier: { '@type': 'PropertyValue', name: organization.name, value: posting.id },
    url,
    datePosted: (posting.publishedAt ?? posting.createdAt).toISOString(),
    ...(closesAt !== null &&
      closesAt.getTime() > nowMs && { validThrough: closesAt.toISOString() }),
    ...(posting.employmentType !== null && {
      employmentType: googleEmploymentTypes[posting.employmentType],
    }),
    hiringOrganization: hiringOrganization(organization),
    ...placeMarkup(posting, organization),
    ...payMarkup(posting, organization),
    directApply: true,
  };
}

function hiringOrganization({ name, website, logoUrl }: Organization) {
  return {
    '@type': 'Organization',
    name,
    ...(website !== null && { sameAs: website }),
    ...(logoUrl !== null && { logo: logoUrl }),
  };
}

/**
 * Workplaces with a country. For remote roles, where applicants may live: the states of places that name a state but
 * no city, else the countries. Only roles that are fully remote are marked so; hybrid ones have a workplace.
 */
function placeMarkup({ locations, workplaceType }: Posting, organization: Organization) {
  const stated = locations.filter(hasCountry);
  const places = stated.length > 0 ? stated : organization.locations.filter(hasCountry);
  if (workplaceType !== 'remote')
    return places.length === 0 ? {} : { jobLocation: places.map(placeOf) };
  // Google refuses a remote role without a country.
  if (places.length === 0) return {};
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: areasOf(places),
  };
}

/** A country covers its states. */
function areasOf(places: readonly Place[]) {
  const isState = ({ city, region }: Place): boolean => city === null && region !== null;
  const countries = new Set(
    places.filter((place) => !isState(place)).map(({ country }) => country),
  );
  const states = new Map(
    places
      .filter((place) => isState(place) && !countries.has(place.country))
      .map(({ region, country }) => [`${region}, ${country}`, { name: region, country }]),
  );
  return [
    ...[...countries].map(countryNamed),
    ...[...states.values()].map(({ name, country }) => ({
      '@type': 'State',
      name,
      containedInPlace: countryNamed(country),
    })),
  ];
}

function countryNamed(name: string | null) {
  return { '@type': 'Country', name };
}

function hasCountry({ country }: Place): boolean {
  return country !== null;
}

function placeOf({ city, region, country }: Place) {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(city !== null && { addressLocality: city }),
      ...(region !== null && { addressRegion: region }),
      addressCountry: country,
    },
  };
}

/** The pay that the employer states, unless the board hides it. */
function payMarkup({ salary, features }: Posting, organization: Organization) {
  if (salary === null || !effectiveFeatures(organization.features, features).showSalary) return {};
  const { min, max, currency, period } = salary;
  // 0 is no pay.
  if (max === 0) return {};
  const range = min === max || min === 0 ? { value: max } : { minValue: min, maxValue: max };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...range, unitText: unitTexts[period] },
    },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

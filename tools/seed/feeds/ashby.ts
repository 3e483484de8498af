import type { EmploymentType } from '../../../domain/market/enums.ts';
import type { PayPeriod } from '../../../domain/common/pay-period.ts';
import { descriptionHtml } from '../html.ts';
import type { Place, Role, RolePay, SeedSource } from '../role.ts';

const EMPLOYMENTS: Partial<Record<EmploymentType, string>> = {
  full_time: 'FullTime',
  part_time: 'PartTime',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Intern',
};
const WORKPLACES = { remote: 'Remote', hybrid: 'Hybrid', on_site: 'OnSite' };
const INTERVALS: Record<PayPeriod, string> = {
  hour: '1 HOUR',
  day: '1 DAY',
  week: '1 WEEK',
  month: '1 MONTH',
  year: '1 YEAR',
};

/** As `GET /posting-api/job-board/{name}?includeCompensation=true` answers. */
export function ashbyPayload({ roles, token }: SeedSource): string {
  return JSON.stringify({ apiVersion: '1', jobs: roles.map((role) => toJob(role, token)) });
}

function toJob(role: Role, token: string) {
  const [first, ...others] = role.places;
  const jobUrl = `${token}${role.id}`;
  return {
    id: role.id,
    title: role.title,
    department: role.department,
    team: role.department,
    employmentType: EMPLOYMENTS[role.employment] ?? null,
    location: first?.text ?? null,
    address: addressOf(first),
    secondaryLocations: others.map((place) => ({
      location: place.text,
      address: addressOf(place),
    })),
    isRemote: role.workplace === 'remote',
    workplaceType: WORKPLACES[role.workplace],
    publishedAt: new Date(role.postedAt).toISOString(),
    isListed: true,
    jobUrl,
    applyUrl: `${jobUrl}/application`,
    descriptionHtml: descriptionHtml(role),
    shouldDisplayCompensationOnJobPostings: role.pay?.isStructured === true,
    compensation: role.pay?.isStructured === true ? compensationOf(role.pay) : null,
  };
}

function addressOf(place: Place | undefined) {
  if (!place?.country) return null;
  const { city, region, country } = place;
  return {
    postalAddress: {
      addressLocality: city,
      addressRegion: region,
      addressCountry: country.name,
    },
  };
}

function compensationOf({ min, max, currency, period }: RolePay) {
  const component = {
    compensationType: 'Salary',
    interval: INTERVALS[period],
    currencyCode: currency,
    minValue: min,
    maxValue: max,
  };
  return { compensationTiers: [{ components: [component] }], summaryComponents: [component] };
}

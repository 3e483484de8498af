import { descriptionHtml, escaped } from '../html.ts';
import type { Role, RolePay, SeedSource } from '../role.ts';

const EMPLOYMENTS: Partial<Record<string, string>> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
};
const WORKPLACES = { remote: 'Remote', hybrid: 'Hybrid', on_site: 'On-site' };
const PAY_TITLES: Record<RolePay['period'], string> = {
  hour: 'Hourly pay range',
  day: 'Daily rate',
  week: 'Weekly pay range',
  month: 'Monthly pay range',
  year: 'Annual salary range',
};

/** As `GET /v1/boards/{token}/jobs?content=true&pay_transparency=true` answers. */
export function greenhousePayload({ roles, token }: SeedSource): string {
  return JSON.stringify({
    jobs: roles.map((role) => toJob(role, token)),
    meta: { total: roles.length },
  });
}

function toJob(role: Role, token: string) {
  return {
    id: role.number,
    internal_job_id: role.number + 1,
    title: role.title,
    company_name: role.employer.name,
    updated_at: new Date(role.updatedAt).toISOString(),
    first_published: new Date(role.postedAt).toISOString(),
    application_deadline: role.closesAt === null ? null : new Date(role.closesAt).toISOString(),
    requisition_id: `R-${role.number}`,
    location: { name: role.places.map((place) => place.text).join('; ') },
    absolute_url: `${token}jobs/${role.number}`,
    language: role.language,
    metadata: [
      { name: 'Employment Type', value: EMPLOYMENTS[role.employment] ?? null },
      { name: 'Workplace Type', value: WORKPLACES[role.workplace] },
    ],
    content: escaped(descriptionHtml(role)),
    departments: [{ id: 1, name: role.department }],
    offices: role.places.map((place) => ({ name: place.city ?? place.text, location: place.text })),
    pay_input_ranges: role.pay?.isStructured === true ? [rangeOf(role.pay)] : [],
  };
}

function rangeOf({ min, max, currency, period }: RolePay) {
  return {
    min_cents: Math.round(min * 100),
    max_cents: Math.round(max * 100),
    currency_type: currency,
    title: PAY_TITLES[period],
    blurb: '',
  };
}

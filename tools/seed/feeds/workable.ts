import { descriptionHtml } from '../html.ts';
import type { Role, SeedSource } from '../role.ts';

const EMPLOYMENTS: Partial<Record<string, string>> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
};

/** As `GET /api/v1/widget/accounts/{slug}?details=true` answers. */
export function workablePayload({ roles, token, companyName }: SeedSource): string {
  return JSON.stringify({
    name: companyName,
    description: null,
    jobs: roles.map((role) => toJob(role, token)),
  });
}

function toJob(role: Role, token: string) {
  const shortcode = role.id.slice(-10).toUpperCase();
  const [place] = role.places;
  const url = `${token}j/${shortcode}`;
  return {
    title: role.title,
    shortcode,
    code: `REQ-${role.number}`,
    employment_type: EMPLOYMENTS[role.employment] ?? '',
    telecommuting: role.workplace === 'remote',
    department: role.department,
    url,
    shortlink: url,
    application_url: `${url}/apply`,
    published_on: new Date(role.postedAt).toISOString().slice(0, 10),
    created_at: new Date(role.postedAt).toISOString().slice(0, 10),
    country: place?.country?.name ?? '',
    city: place?.city ?? '',
    state: place?.region ?? '',
    experience: '',
    locations: role.places.map(({ city, region, country }) => ({
      country: country?.name ?? '',
      countryCode: country?.code ?? '',
      city: city ?? '',
      region: region ?? '',
      hidden: false,
    })),
    description: descriptionHtml(role),
  };
}

import { bodyHtml, descriptionHtml } from '../html.ts';
import type { Place, Role, SeedSource } from '../role.ts';

const EMPLOYMENTS: Partial<Record<string, string>> = {
  full_time: 'fulltime_permanent',
  part_time: 'parttime_permanent',
  contract: 'freelance',
  temporary: 'temporary',
  internship: 'internship',
};

/** As `GET https://{company}.recruitee.com/api/offers/` answers. */
export function recruiteePayload({ roles, token }: SeedSource): string {
  return JSON.stringify({ offers: roles.map((role) => toOffer(role, token)) });
}

function toOffer(role: Role, token: string) {
  const [place] = role.places;
  const requirements = role.sections.find(({ items }, index) => items.length > 0 && index > 2);
  const careersUrl = `${token}o/${role.number}`;
  return {
    id: role.number,
    slug: String(role.number),
    status: 'published',
    title: role.title,
    description: descriptionHtml({
      ...role,
      sections: role.sections.filter((section) => section !== requirements),
    }),
    requirements: requirements
      ? `<h3>${requirements.heading ?? ''}</h3>${bodyHtml(requirements)}`
      : '',
    location: place?.text ?? null,
    city: place?.city ?? null,
    country: place?.country?.name ?? null,
    country_code: place?.country?.code ?? null,
    locations: role.places.filter((one) => one.country !== null).map(toLocation),
    remote: role.workplace === 'remote',
    hybrid: role.workplace === 'hybrid',
    on_site: role.workplace === 'on_site',
    department: role.department,
    company_name: role.employer.name,
    careers_url: careersUrl,
    careers_apply_url: `${careersUrl}/c/new`,
    created_at: vendorTime(role.postedAt),
    published_at: vendorTime(role.postedAt),
    updated_at: vendorTime(role.updatedAt),
    close_at: role.closesAt === null ? null : vendorTime(role.closesAt),
    employment_type_code: EMPLOYMENTS[role.employment] ?? null,
    experience_code: null,
    salary: salaryOf(role),
  };
}

function toLocation({ text, city, region, country }: Place) {
  return {
    name: text,
    city,
    state: region,
    country: country?.name ?? null,
    country_code: country?.code ?? null,
  };
}

function salaryOf({ pay }: Role) {
  if (pay?.isStructured !== true) return { min: null, max: null, currency: null, period: null };
  const { min, max, currency, period } = pay;
  return { min: String(min), max: String(max), currency, period };
}

/** "2025-12-05 21:44:46 UTC". */
function vendorTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

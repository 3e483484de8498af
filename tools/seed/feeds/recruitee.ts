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
  const { description, requirements } = textsOf(role);
  const careersUrl = `${token}o/${role.number}`;
  return {
    id: role.number,
    slug: String(role.number),
    status: 'published',
    title: role.title,
    description,
    requirements,
    ...placeMembers(place),
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

/** The second list, what applicants bring, stands apart. */
function textsOf(role: Role) {
  const [, needs] = role.sections.filter(({ items }) => items.length > 0);
  const sections = role.sections.filter((section) => section !== needs);
  return {
    description: descriptionHtml({ ...role, sections }),
    requirements: needs ? `<h3>${needs.heading ?? ''}</h3>${bodyHtml(needs)}` : '',
  };
}

function placeMembers(place: Place | undefined) {
  const country = place?.country;
  return {
    location: place?.text ?? null,
    city: place?.city ?? null,
    country: country?.name ?? null,
    country_code: country?.code ?? null,
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

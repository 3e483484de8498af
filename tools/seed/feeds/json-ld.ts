import { descriptionHtml, escaped } from '../html.ts';
import type { Place, Role, RolePay, SeedSource } from '../role.ts';

const EMPLOYMENTS: Partial<Record<string, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

/** A careers page that carries its postings as schema.org JobPosting. */
export function jsonLdPayload({ roles, token, companyName }: SeedSource): string {
  const graph = { '@context': 'https://schema.org', '@graph': roles.map(toNode) };
  const name = escaped(companyName ?? '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Working at ${name}</title>
<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
</head>
<body>
<h1>Open roles at ${name}</h1>
<ul>
${roles.map((role) => `<li><a href="${token}openings/${role.number}">${escaped(role.title)}</a></li>`).join('\n')}
</ul>
</body>
</html>
`;
}

function toNode(role: Role) {
  const { employer, pay } = role;
  return {
    '@type': 'JobPosting',
    title: role.title,
    identifier: { '@type': 'PropertyValue', name: employer.name, value: String(role.number) },
    url: `https://jobs.${employer.domain}/openings/${role.number}`,
    description: descriptionHtml(role),
    datePosted: new Date(role.postedAt).toISOString(),
    dateModified: new Date(role.updatedAt).toISOString(),
    ...(role.closesAt === null ? {} : { validThrough: new Date(role.closesAt).toISOString() }),
    inLanguage: role.language,
    employmentType: EMPLOYMENTS[role.employment],
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      sameAs: `https://www.${employer.domain}/`,
    },
    ...placeMembers(role),
    ...(pay?.isStructured === true ? { baseSalary: salaryOf(pay) } : {}),
  };
}

function placeMembers({ workplace, places }: Role) {
  const inCities = places.filter(({ city }) => city !== null);
  return {
    ...(workplace === 'remote' ? { jobLocationType: 'TELECOMMUTE' } : {}),
    jobLocation: inCities.map(toPlace),
    applicantLocationRequirements: places.flatMap(({ country }) =>
      country === null ? [] : [{ '@type': 'Country', name: country.name }],
    ),
  };
}

function toPlace({ city, region, country }: Place) {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: region,
      addressCountry: country?.code ?? null,
    },
  };
}

function salaryOf({ min, max, currency, period }: RolePay) {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: min,
      maxValue: max,
      unitText: period.toUpperCase(),
    },
  };
}

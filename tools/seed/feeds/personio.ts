import type { SeniorityLevel } from '../../../domain/market/enums.ts';
import { bodyHtml } from '../html.ts';
import type { Role, SeedSource } from '../role.ts';
import { cdata, element, parent, XML_DECLARATION } from './xml.ts';

const EMPLOYMENTS: Partial<Record<string, string>> = {
  internship: 'intern',
  temporary: 'temporary',
  contract: 'freelance',
};
/** The vendor has four words for seniority and leaves it to the employer to set one. */
const SENIORITIES: Partial<Record<SeniorityLevel, string>> = {
  entry: 'entry-level',
  mid: 'experienced',
  executive: 'executive',
  internship: 'student',
};

/** As `GET https://{company}.jobs.personio.de/xml` answers. */
export function personioPayload({ roles }: SeedSource): string {
  return `${XML_DECLARATION}${parent('workzag-jobs', roles.map(toPosition))}\n`;
}

function toPosition(role: Role): string {
  const [first, ...others] = role.places;
  const seniority = role.level === null ? undefined : SENIORITIES[role.level];
  return parent('position', [
    element('id', role.number),
    element('subcompany', role.employer.name),
    element('office', first?.text ?? null),
    parent(
      'additionalOffices',
      others.map((place) => element('office', place.text)),
    ),
    element('department', role.department),
    element('recruitingCategory', role.department),
    element('name', role.title),
    parent('jobDescriptions', role.sections.map(toDescription)),
    element('employmentType', EMPLOYMENTS[role.employment] ?? 'permanent'),
    ...(seniority === undefined ? [] : [element('seniority', seniority)]),
    element('schedule', role.employment === 'part_time' ? 'part-time' : 'full-time'),
    element('createdAt', new Date(role.postedAt).toISOString().replace('.000Z', '+00:00')),
  ]);
}

function toDescription(section: Role['sections'][number]): string {
  return parent('jobDescription', [
    element('name', section.heading ?? ''),
    cdata('value', bodyHtml(section)),
  ]);
}

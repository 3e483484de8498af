import type { Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoTime } from '../mapping/dates.ts';
import { joinSections } from '../mapping/html-sections.ts';
import { parseRow } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { personioEndpoint } from './endpoint.ts';
import { personioPosition } from './schema.ts';

export function mapPersonio(row: unknown, source: SourceRef): Posting {
  const job = parseRow(personioPosition, row);
  const offices = [job.office, ...job.additionalOffices.office];
  const sections = job.jobDescriptions.jobDescription;
  return toPosting({
    externalId: job.id,
    title: job.name,
    company: companyOf(source, job.subcompany),
    department: job.department,
    places: offices.map((text) => toPlace({ text })),
    employmentLabel: [job.employmentType, job.schedule].filter(Boolean).join(', '),
    seniorityLabel: job.seniority,
    descriptionHtml: joinSections(
      sections.map(({ name, value }) => ({ heading: name, html: value })),
    ),
    // The feed has no links.
    applyUrl: new URL(`/job/${encodeURIComponent(job.id)}`, personioEndpoint(source)).href,
    postedAt: toIsoTime(job.createdAt),
  });
}

import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoTime } from '../mapping/dates.ts';
import { parseRow } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { workableJob, type WorkableJob } from './schema.ts';

export function mapWorkable(row: unknown, source: SourceRef): Posting {
  const job = parseRow(workableJob, row, 'shortcode');
  return toPosting({
    externalId: job.shortcode,
    title: job.title,
    company: companyOf(source),
    department: job.department,
    places: placesOf(job),
    remoteFlag: job.telecommuting,
    employmentLabel: job.employment_type,
    seniorityLabel: job.experience,
    descriptionHtml: job.description ?? '',
    applyUrl: job.application_url ?? job.url ?? '',
    postedAt: toIsoTime(job.published_on ?? job.created_at),
    requisitionId: job.code,
  });
}

function placesOf(job: WorkableJob): PostedPlace[] {
  const shown = job.locations.filter(({ hidden }) => hidden !== true);
  if (shown.length > 0) return shown.map(toPlace);
  return [toPlace({ city: job.city, region: job.state, country: job.country })];
}

import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoTime } from '../mapping/dates.ts';
import { rowId, parseDetail, parseRow } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { openDetailed } from '../reading/details.ts';
import { breezyPage, breezyPosition, type BreezyLocation } from './schema.ts';

export function mapBreezy(row: unknown, source: SourceRef): Posting {
  const { listing, detail } = openDetailed(row, rowId);
  const job = parseRow(breezyPosition, listing);
  const page = parseDetail(breezyPage, detail, job.id);
  return toPosting({
    externalId: job.id,
    title: job.name,
    company: companyOf(source, job.company.name),
    department: job.department,
    places: [placeOf(job.location)],
    remoteFlag: job.location.is_remote,
    employmentLabel: job.type.id ?? job.type.name,
    seniorityLabel: job.experience,
    payText: job.salary,
    descriptionHtml: page.descriptionHtml ?? '',
    applyUrl: job.url ?? '',
    postedAt: toIsoTime(job.published_date),
  });
}

function placeOf({ name, city, state, country }: BreezyLocation): PostedPlace {
  const region = typeof state === 'string' ? state : (state?.name ?? null);
  return toPlace({ text: name, city, region, country: country.name });
}

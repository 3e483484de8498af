import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoClosing, toIsoTime } from '../mapping/dates.ts';
import { parseDetail, part } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { externalIdOf } from './external-id.ts';
import { teamtailorJsonItem, type TeamtailorJsonItem } from './schema.ts';

const named = part({ url: teamtailorJsonItem.shape.url, id: teamtailorJsonItem.shape.id });

/** An item of `jobs.json`. The same job has the same id in `jobs.rss`. */
export function mapTeamtailorJson(row: unknown, source: SourceRef): Posting {
  const { url, id } = named.parse(row);
  const externalId = externalIdOf(url, id);
  const item = parseDetail(teamtailorJsonItem, row, externalId);
  const job = item._jobposting;
  const isRemote = job.jobLocationType.includes('TELECOMMUTE');
  return toPosting({
    externalId,
    title: item.title,
    company: companyOf(source),
    places: placesOf(item),
    remoteFlag: isRemote ? true : null,
    employmentLabel: job.employmentType.join(', ') || null,
    descriptionHtml: item.content_html ?? job.description ?? '',
    applyUrl: item.url ?? '',
    postedAt: toIsoTime(item.date_published ?? job.datePosted),
    closesAt: toIsoClosing(job.validThrough),
  });
}

function placesOf({ _jobposting: { jobLocation } }: TeamtailorJsonItem): PostedPlace[] {
  return jobLocation.map(({ address }) =>
    toPlace({
      city: address.addressLocality,
      region: address.addressRegion,
      country: address.addressCountry,
    }),
  );
}

import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoClosing, toIsoTime } from '../mapping/dates.ts';
import { withLineBreaks } from '../mapping/html-sections.ts';
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
    descriptionHtml:
      item.content_html ?? job.description ?? withLineBreaks(item.content_text) ?? '',
    applyUrl: item.url ?? '',
    postedAt: toIsoTime(item.date_published ?? job.datePosted),
    closesAt: toIsoClosing(job.validThrough),
  });
}

/** The workplaces; for a remote role without one, the countries where applicants may live. */
function placesOf({ _jobposting: job }: TeamtailorJsonItem): PostedPlace[] {
  const { jobLocation, applicantLocationRequirements } = job;
  if (jobLocation.length === 0)
    return applicantLocationRequirements.map(({ name: text }) => toPlace({ text }));
  return jobLocation.map(({ address }) =>
    toPlace({
      city: address.addressLocality,
      region: address.addressRegion,
      country: address.addressCountry,
    }),
  );
}

import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoTime } from '../mapping/dates.ts';
import { withLineBreaks } from '../mapping/html-sections.ts';
import { parseRow } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { ashbyPay, ashbyPayText } from './pay.ts';
import { ashbyJob, type AshbyAddress, type AshbyJob } from './schema.ts';

export function mapAshby(row: unknown, source: SourceRef): Posting | null {
  const job = parseRow(ashbyJob, row);
  if (!job.isListed) return null;
  return toPosting({
    externalId: job.id,
    title: job.title,
    company: companyOf(source),
    department: job.department ?? job.team,
    places: [job, ...job.secondaryLocations].map(placeOf),
    remoteFlag: remoteFlag(job),
    workplaceLabel: job.workplaceType,
    employmentLabel: job.employmentType,
    pay: ashbyPay(job),
    payText: ashbyPayText(job),
    descriptionHtml: job.descriptionHtml ?? withLineBreaks(job.descriptionPlain) ?? '',
    applyUrl: job.applyUrl ?? job.jobUrl ?? '',
    postedAt: toIsoTime(job.publishedAt),
  });
}

/** The workplace type takes precedence over the older flag, which is also true for hybrid roles. */
function remoteFlag({ workplaceType, isRemote }: AshbyJob): boolean | null {
  return workplaceType === null ? isRemote : workplaceType === 'Remote';
}

interface Located {
  location: string | null;
  address: AshbyAddress | null;
}

function placeOf({ location, address }: Located): PostedPlace {
  const postal = address?.postalAddress ?? address;
  return toPlace({
    text: location,
    city: postal?.addressLocality ?? null,
    region: postal?.addressRegion ?? null,
    country: postal?.addressCountry ?? null,
  });
}

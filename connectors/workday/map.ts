import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoClosing, toIsoTime } from '../mapping/dates.ts';
import { rowId, parseDetail, parseRow } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { openDetailed } from '../reading/details.ts';
import { workdaySite, workdayTenant } from './endpoint.ts';
import {
  workdayDetail,
  workdayListing,
  type WorkdayDetail,
  type WorkdayListing,
} from './schema.ts';

export function mapWorkday(row: unknown, source: SourceRef): Posting {
  const { listing, detail } = openDetailed(row, pathOf);
  const job = parseRow(workdayListing, listing, 'externalPath');
  const page = parseDetail(workdayDetail, detail, externalIdOf(job.externalPath));
  const info = page.jobPostingInfo;
  const remote = info.remoteType ?? job.remoteType;
  return toPosting({
    externalId: externalIdOf(job.externalPath),
    title: job.title,
    company: companyOf(tenantOf(source), page.hiringOrganization.name),
    places: placesOf(job, page),
    remoteFlag: isRemote(remote),
    workplaceLabel: remote,
    employmentLabel: info.timeType ?? job.timeType,
    descriptionHtml: info.jobDescription ?? '',
    applyUrl: info.externalUrl ?? `${workdaySite(source)}${job.externalPath}`,
    postedAt: toIsoTime(info.startDate),
    closesAt: toIsoClosing(info.endDate),
    requisitionId: info.jobReqId,
  });
}

/** The tenant names the employer; the site's name does not. */
function tenantOf(source: SourceRef): SourceRef {
  return { ...source, token: workdayTenant(source) };
}

function pathOf(listing: unknown): string | null {
  const path = rowId(listing, 'externalPath');
  return path === null ? null : externalIdOf(path);
}

/** `/job/Berlin/Engineer_R-1023` → `R-1023`. Place and title in the path may change, the number does not. */
function externalIdOf(externalPath: string): string {
  const number = externalPath.slice(externalPath.lastIndexOf('_') + 1);
  return externalPath.includes('_') && /\d/.test(number) ? number : externalPath;
}

/** "Remote", "Fully Remote", "Remote Only". A hybrid label is not remote. */
function isRemote(label: string | null): boolean | null {
  return label === null ? null : /remote/i.test(label) && !/hybrid|not|non/i.test(label);
}

/** The list may only say "3 Locations". The detail names them. */
function placesOf({ locationsText }: WorkdayListing, { jobPostingInfo: info }: WorkdayDetail) {
  const named = [info.location, ...info.additionalLocations].filter((text) => text !== null);
  const country = named.length === 1 ? info.country.descriptor : null;
  if (named.length > 0) return named.map((text) => toPlace({ text, country }));
  const isCount = /^\d+ locations$/i.test(locationsText ?? '');
  return isCount ? ([] as PostedPlace[]) : [toPlace({ text: locationsText })];
}

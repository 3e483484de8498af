import type { Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoTime } from '../mapping/dates.ts';
import { rowId, parseDetail, parseRow } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { openDetailed } from '../reading/details.ts';
import { besideFeed } from '../reading/with-query.ts';
import { bambooEndpoint } from './endpoint.ts';
import { bambooDetail, bambooListing, type BambooListing } from './schema.ts';

/** The vendor does not document the numbers; recorded boards have them in this order. */
const LOCATION_TYPES: Record<string, string> = { 0: 'on site', 1: 'remote', 2: 'hybrid' };

export function mapBambooHr(row: unknown, source: SourceRef): Posting {
  const { listing, detail } = openDetailed(row, rowId);
  const job = parseRow(bambooListing, listing);
  const opening = parseDetail(bambooDetail, detail, job.id).result.jobOpening;
  return toPosting({
    externalId: job.id,
    title: job.jobOpeningName,
    company: companyOf(source),
    department: job.departmentLabel,
    places: [placeOf(job, opening.location.addressCountry)],
    remoteFlag: isRemote(job.isRemote),
    workplaceLabel: LOCATION_TYPES[job.locationType ?? ''] ?? null,
    employmentLabel: job.employmentStatusLabel ?? opening.employmentStatusLabel,
    seniorityLabel: opening.minimumExperience,
    payText: opening.compensation,
    descriptionHtml: opening.description ?? '',
    applyUrl: opening.jobOpeningShareUrl ?? publicPage(job.id, source),
    postedAt: toIsoTime(opening.datePosted),
  });
}

/** A tenant fills one of the two groups of members. */
function placeOf(row: BambooListing, addressCountry: string | null) {
  const { location, atsLocation, locationText } = row;
  return toPlace({
    text: locationText,
    city: location.city ?? atsLocation.city,
    region: location.state ?? atsLocation.state ?? atsLocation.province,
    country: atsLocation.country ?? addressCountry,
  });
}

/** Null, false, true or 1. */
function isRemote(flag: unknown): boolean | null {
  return typeof flag === 'boolean' || typeof flag === 'number' ? Boolean(flag) : null;
}

function publicPage(id: string, source: SourceRef): string {
  return besideFeed(bambooEndpoint(source), '/list', `/${encodeURIComponent(id)}`);
}

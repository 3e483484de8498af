import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoTime } from '../mapping/dates.ts';
import { joinSections } from '../mapping/html-sections.ts';
import { rowId, parseDetail, parseRow } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { openDetailed } from '../reading/details.ts';
import { smartDetail, smartListing, type SmartDetail, type SmartListing } from './schema.ts';

export function mapSmartRecruiters(row: unknown, source: SourceRef): Posting {
  const { listing, detail } = openDetailed(row, rowId);
  const job = parseRow(smartListing, listing);
  const page = parseDetail(smartDetail, detail, job.id);
  return toPosting({
    externalId: job.id,
    title: job.name,
    company: companyOf(source, job.company.name),
    department: job.department.label ?? job.function.label,
    places: [placeOf(job.location)],
    remoteFlag: isRemoteCountry(job.location) ? true : job.location.remote,
    workplaceLabel: job.location.hybrid === true ? 'hybrid' : null,
    employmentLabel: job.typeOfEmployment.label,
    seniorityLabel: job.experienceLevel.label,
    descriptionHtml: descriptionOf(page),
    applyUrl: page.applyUrl ?? page.postingUrl ?? publicPage(job, source),
    postedAt: toIsoTime(job.releasedDate),
    language: job.language.code,
    requisitionId: job.refNumber,
  });
}

type Location = SmartListing['location'];

/** Some tenants put "remote" into the country. */
function isRemoteCountry({ country }: Location): boolean {
  return country?.toLowerCase() === 'remote';
}

function placeOf(location: Location): PostedPlace {
  const { city, region, latitude: lat, longitude: lng } = location;
  const country = isRemoteCountry(location) ? null : (location.country?.toUpperCase() ?? null);
  return toPlace({ city, region, country, lat, lng });
}

function descriptionOf({ jobAd }: SmartDetail): string {
  const { companyDescription, jobDescription, qualifications, additionalInformation } =
    jobAd.sections;
  const sections = [companyDescription, jobDescription, qualifications, additionalInformation];
  return joinSections(sections.map(({ title, text }) => ({ heading: title, html: text })));
}

function publicPage({ id, company }: SmartListing, { token }: SourceRef): string {
  const name = encodeURIComponent(company.identifier ?? token);
  return `https://jobs.smartrecruiters.com/${name}/${encodeURIComponent(id)}`;
}

import { unescapeHtmlOnce } from '../../domain/text/description-text.ts';
import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoClosing, toIsoTime } from '../mapping/dates.ts';
import { parseRow } from '../mapping/parse-row.ts';
import { combinePay } from '../mapping/pay.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { namesWorkModel } from '../mapping/work-model.ts';
import { greenhousePay } from './pay.ts';
import { greenhouseJob, type GreenhouseJob } from './schema.ts';

/**
 * Names of metadata for workplace and employment type. A bare "Location" is a place and a bare "Job" is a role, so
 * neither matches.
 */
const WORKPLACE =
  /^(?:work ?place|remote|(?:work ?place|location|remote)[ _-]?(?:type|status|policy))$/i;
const EMPLOYMENT =
  /^(?:employment|commitment|(?:employment|job|commitment)[ _-]?(?:type|status))$/i;

export function mapGreenhouse(row: unknown, source: SourceRef): Posting {
  const job = parseRow(greenhouseJob, row);
  return toPosting({
    externalId: job.id,
    title: job.title,
    company: companyOf(source, job.company_name),
    department: job.departments[0]?.name ?? null,
    ...placesOf(job),
    employmentLabel: metadataOf(job, EMPLOYMENT),
    pay: combinePay(job.pay_input_ranges.map(greenhousePay)),
    descriptionHtml: unescapeHtmlOnce(job.content ?? ''),
    applyUrl: job.absolute_url ?? '',
    postedAt: toIsoTime(job.first_published),
    updatedAt: toIsoTime(job.updated_at),
    closesAt: toIsoClosing(job.application_deadline),
    language: job.language,
    requisitionId: job.requisition_id,
  });
}

/** The feed has no members for these. Employers publish them as metadata under names of their own. */
function metadataOf(job: GreenhouseJob, name: RegExp): string | null {
  const entry = job.metadata.find((one) => name.test(one.name.trim()));
  return entry?.value.join(', ') || null;
}

/**
 * Offices name the hiring office, location the workplace. Offices are used only without a location, or where it names
 * only a work model: "Hybrid".
 */
function placesOf(job: GreenhouseJob): Pick<Posting, 'places' | 'workplaceLabel'> {
  const { location, offices } = job;
  const text = location?.name ?? null;
  const label = metadataOf(job, WORKPLACE);
  if (text === null) {
    const places = offices.map((office) => toPlace({ text: office.location ?? office.name }));
    return { places, workplaceLabel: label };
  }
  const named = namesWorkModel(text) ? officesOf(job) : [];
  return named.length > 0
    ? { places: named, workplaceLabel: label ?? text }
    : { places: [toPlace({ text })], workplaceLabel: label };
}

/** Offices that name a place. */
function officesOf({ offices }: GreenhouseJob): PostedPlace[] {
  return offices.flatMap(({ location }) =>
    location === null ? [] : [toPlace({ text: location })],
  );
}

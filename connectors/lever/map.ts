import type { PostedPay, PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoTime } from '../mapping/dates.ts';
import { withLineBreaks, joinSections } from '../mapping/html-sections.ts';
import { parseRow } from '../mapping/parse-row.ts';
import { cadenceNamed, toPay } from '../mapping/pay.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { leverPosting, type LeverPosting } from './schema.ts';

export function mapLever(row: unknown, source: SourceRef): Posting {
  const job = parseRow(leverPosting, row);
  const workplace = job.workplaceType === 'unspecified' ? null : job.workplaceType;
  return toPosting({
    externalId: job.id,
    title: job.text,
    company: companyOf(source),
    department: job.categories.department ?? job.categories.team,
    places: placesOf(job),
    remoteFlag: workplace === null ? null : workplace === 'remote',
    workplaceLabel: workplace,
    employmentLabel: job.categories.commitment,
    pay: payOf(job),
    payText: job.salaryDescriptionPlain,
    descriptionHtml: descriptionOf(job),
    applyUrl: job.applyUrl ?? job.hostedUrl ?? '',
    postedAt: toIsoTime(job.createdAt),
  });
}

/** The vendor gives one country. It applies only when there is one location. */
function placesOf({ categories, country }: LeverPosting): PostedPlace[] {
  const { location, allLocations } = categories;
  const texts = allLocations.length > 0 ? allLocations : [location];
  return texts.map((text) => toPlace({ text, country: texts.length === 1 ? country : null }));
}

/** Requirements are in the lists, not in the description. The description is its opening and its body. */
function descriptionOf(job: LeverPosting): string {
  const { description, opening, descriptionBody, lists, additional } = job;
  const parts = opening !== null || descriptionBody !== null ? [opening, descriptionBody] : [];
  const whole = description === null ? parts : [description];
  const shown = whole.length > 0 ? whole : [withLineBreaks(job.descriptionPlain)];
  return joinSections([
    ...shown.map((html) => ({ heading: null, html })),
    ...lists.map(({ text, content }) => ({
      heading: text,
      html: content && `<ul>${content}</ul>`,
    })),
    { heading: null, html: additional },
  ]);
}

function payOf({ salaryRange }: LeverPosting): PostedPay | null {
  return toPay({ ...salaryRange, ...cadenceNamed(salaryRange.interval) });
}

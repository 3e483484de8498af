import type { PostedPay, PostedPlace, Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoClosing, toIsoTime } from '../mapping/dates.ts';
import { joinSections } from '../mapping/html-sections.ts';
import { parseRow } from '../mapping/parse-row.ts';
import { cadenceNamed, toPay } from '../mapping/pay.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { recruiteeOffer, type RecruiteeOffer } from './schema.ts';

export function mapRecruitee(row: unknown, source: SourceRef): Posting | null {
  const offer = parseRow(recruiteeOffer, row);
  if (offer.status !== null && offer.status !== 'published') return null;
  const workplace = workplaceOf(offer);
  return toPosting({
    externalId: offer.id,
    title: offer.title,
    company: companyOf(source, offer.company_name),
    department: offer.department,
    places: placesOf(offer),
    remoteFlag: workplace === null ? offer.remote : workplace === 'remote',
    workplaceLabel: workplace,
    employmentLabel: offer.employment_type_code,
    seniorityLabel: offer.experience_code,
    pay: payOf(offer),
    descriptionHtml: joinSections([
      { heading: null, html: offer.description },
      { heading: null, html: offer.requirements },
    ]),
    applyUrl: offer.careers_apply_url ?? offer.careers_url ?? '',
    postedAt: toIsoTime(offer.published_at ?? offer.created_at),
    updatedAt: toIsoTime(offer.updated_at),
    closesAt: toIsoClosing(offer.close_at),
  });
}

/** Three flags that may be set together. Hybrid takes precedence. On-site counts only alone. */
function workplaceOf({ remote, hybrid, on_site: onSite }: RecruiteeOffer): string | null {
  if (hybrid === true) return 'hybrid';
  if (remote === true) return 'remote';
  return onSite === true ? 'on_site' : null;
}

function placesOf(offer: RecruiteeOffer): PostedPlace[] {
  if (offer.locations.length > 0) return offer.locations.map(placeOf);
  const { location: text, city, country_code, country } = offer;
  return [toPlace({ text, city, country: country_code ?? country })];
}

function placeOf(location: RecruiteeOffer['locations'][number]): PostedPlace {
  const { city, state: region, country } = location;
  const place = toPlace({ city, region, country });
  const text = place.text === '' ? (location.name ?? '') : place.text;
  return { ...place, text, country: location.country_code ?? country };
}

function payOf({ salary }: RecruiteeOffer): PostedPay | null {
  return toPay({
    min: salary.min,
    max: salary.max,
    currency: salary.currency,
    ...cadenceNamed(salary.period),
  });
}

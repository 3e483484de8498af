import { cleanLine, lineOrNull, withoutInvalid } from '../common/text/clean-text.ts';
import { safeUrl } from '../common/safe-url.ts';
import { mendedHtml, mendedLine } from '../text/mended-html.ts';
import type { PostedPay, PostedPlace, Posting } from './posting.ts';

export type ValidatedPosting = { ok: true; posting: Posting } | { ok: false; reason: string };

const MAX_TITLE_CHARACTERS = 300;
const MAX_ID_CHARACTERS = 500;
const MAX_LABEL_CHARACTERS = 300;
const MAX_HTML_CHARACTERS = 200_000;
const MAX_PLACES = 50;
const FIRST_MS = Date.UTC(2000, 0, 1);
const DAY_MS = 24 * 3600 * 1000;
const FIVE_YEARS_MS = 5 * 365.25 * DAY_MS;
/** Maximum plausible amount, in any currency. */
const MAX_PAY = 1e11;

/**
 * Validates and cleans a posting from any feed, or returns the reason for its rejection. Texts become single clean
 * lines, places are unique, links are http or https without credentials. Dates outside 2000 to five years after
 * `nowMs` (of posting: one day, for clocks and time zones) and implausible pay become null.
 */
export function validatePosting(posting: Posting, nowMs: number): ValidatedPosting {
  const clean = cleaned(posting, nowMs);
  const reason = fault(clean);
  return reason === null ? { ok: true, posting: clean } : { ok: false, reason };
}

function fault({ externalId, title, applyUrl }: Posting): string | null {
  if (externalId === '') return 'no id';
  if (externalId.length > MAX_ID_CHARACTERS)
    return `id longer than ${MAX_ID_CHARACTERS} characters`;
  if (title === '') return 'no title';
  if (title.length > MAX_TITLE_CHARACTERS)
    return `title longer than ${MAX_TITLE_CHARACTERS} characters`;
  return applyUrl === '' ? 'apply URL is not http or https' : null;
}

function cleaned(posting: Posting, nowMs: number): Posting {
  const date = (text: string | null): string | null => cleanDate(text, nowMs + FIVE_YEARS_MS);
  return {
    externalId: cleanLine(posting.externalId, MAX_ID_CHARACTERS + 1),
    title: cleanLine(mendedLine(posting.title), MAX_TITLE_CHARACTERS + 1),
    company: cleanCompany(posting.company),
    department: posting.department && cleanLabel(mendedLine(posting.department)),
    places: cleanPlaces(posting.places),
    remoteFlag: posting.remoteFlag,
    workplaceLabel: cleanLabel(posting.workplaceLabel),
    employmentLabel: cleanLabel(posting.employmentLabel),
    seniorityLabel: cleanLabel(posting.seniorityLabel),
    pay: cleanPay(posting.pay),
    payText: cleanLabel(posting.payText),
    descriptionHtml: withoutInvalid(
      mendedHtml(posting.descriptionHtml.slice(0, MAX_HTML_CHARACTERS)),
    ),
    applyUrl: safeUrl(posting.applyUrl) ?? '',
    postedAt: cleanDate(posting.postedAt, nowMs + DAY_MS),
    updatedAt: date(posting.updatedAt),
    closesAt: date(posting.closesAt),
    language: cleanLabel(posting.language),
    requisitionId: cleanLabel(posting.requisitionId),
  };
}

function cleanCompany(company: Posting['company']): Posting['company'] {
  const name = cleanLabel(company?.name ?? null);
  if (company === null || name === null) return null;
  return { name, website: safeUrl(company.website), logoUrl: safeUrl(company.logoUrl) };
}

/** Distinct texts without empty ones. */
function cleanPlaces(places: PostedPlace[]): PostedPlace[] {
  const byText = new Map<string, PostedPlace>();
  for (const stated of places) {
    if (byText.size === MAX_PLACES) break;
    const place = cleanPlace(stated);
    if (place.text !== '' && !byText.has(place.text)) byText.set(place.text, place);
  }
  return [...byText.values()];
}

function cleanPlace(place: PostedPlace): PostedPlace {
  return {
    text: cleanLabel(place.text) ?? '',
    city: cleanLabel(place.city ?? null),
    region: cleanLabel(place.region ?? null),
    country: cleanLabel(place.country ?? null),
    ...cleanCoordinates(place),
  };
}

/** Incomplete or invalid coordinates become null. */
function cleanCoordinates({ lat = null, lng = null }: PostedPlace) {
  const known = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return known ? { lat, lng } : { lat: null, lng: null };
}

function cleanPay(pay: PostedPay | null): PostedPay | null {
  if (pay === null) return null;
  const possible = [pay.min, pay.max].every(
    (amount) => Number.isFinite(amount) && amount > 0 && amount <= MAX_PAY,
  );
  return possible ? { ...pay, currency: cleanLine(pay.currency) } : null;
}

function cleanDate(text: string | null, lastMs: number): string | null {
  const timeMs = text === null ? Number.NaN : Date.parse(text);
  return timeMs >= FIRST_MS && timeMs <= lastMs ? new Date(timeMs).toISOString() : null;
}

function cleanLabel(text: string | null): string | null {
  return lineOrNull(text, MAX_LABEL_CHARACTERS);
}

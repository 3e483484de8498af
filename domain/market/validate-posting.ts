import type { PostedPay, PostedPlace, Posting } from './posting.ts';

export type ValidatedPosting = { ok: true; posting: Posting } | { ok: false; reason: string };

const MAX_TITLE_CHARACTERS = 300;
const MAX_ID_CHARACTERS = 500;
const MAX_URL_CHARACTERS = 4_096;
const MAX_LABEL_CHARACTERS = 300;
const MAX_HTML_CHARACTERS = 200_000;
const MAX_PLACES = 50;
const FIRST_MS = Date.UTC(2000, 0, 1);
const FIVE_YEARS_MS = 5 * 365.25 * 24 * 3600 * 1000;
/** Beyond this no amount is pay, in any currency. */
const MAX_PAY = 1e11;

/**
 * Makes a posting from any feed safe to keep, or says why it is not one: clean rows, or rejected rows with a
 * reason, however hostile the feed. Texts lose control characters and become well-formed, dates outside 2000 to five years
 * ahead of `nowMs` and impossible pay become null.
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
  if (applyUrl.length > MAX_URL_CHARACTERS)
    return `apply URL longer than ${MAX_URL_CHARACTERS} characters`;
  return isWebUrl(applyUrl) ? null : 'apply URL is not http or https';
}

function cleaned(posting: Posting, nowMs: number): Posting {
  const date = (text: string | null): string | null => cleanDate(text, nowMs);
  return {
    externalId: cleanLine(posting.externalId),
    title: cleanLine(posting.title),
    company: cleanCompany(posting.company),
    department: cleanLabel(posting.department),
    places: posting.places.slice(0, MAX_PLACES).map(cleanPlace),
    remoteFlag: posting.remoteFlag,
    workplaceLabel: cleanLabel(posting.workplaceLabel),
    employmentLabel: cleanLabel(posting.employmentLabel),
    seniorityLabel: cleanLabel(posting.seniorityLabel),
    pay: cleanPay(posting.pay),
    payText: cleanLabel(posting.payText),
    descriptionHtml: posting.descriptionHtml.slice(0, MAX_HTML_CHARACTERS).toWellFormed(),
    applyUrl: cleanLine(posting.applyUrl),
    postedAt: date(posting.postedAt),
    updatedAt: date(posting.updatedAt),
    closesAt: date(posting.closesAt),
    language: cleanLabel(posting.language),
    requisitionId: cleanLabel(posting.requisitionId),
  };
}

function cleanCompany(company: Posting['company']): Posting['company'] {
  const name = cleanLabel(company?.name ?? null);
  if (company === null || name === null) return null;
  return { name, website: webUrlOrNull(company.website), logoUrl: webUrlOrNull(company.logoUrl) };
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

/** Half a pair, or one that is not on the globe, is no place. */
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

function cleanDate(text: string | null, nowMs: number): string | null {
  const timeMs = text === null ? Number.NaN : Date.parse(text);
  return timeMs >= FIRST_MS && timeMs <= nowMs + FIVE_YEARS_MS
    ? new Date(timeMs).toISOString()
    : null;
}

function cleanLabel(text: string | null): string | null {
  const line = text === null ? '' : cleanLine(text.slice(0, MAX_LABEL_CHARACTERS));
  return line === '' ? null : line;
}

/** One line: control characters and white space become single spaces, lone surrogates U+FFFD. */
function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s\u200b\u2060\ufeff]+/gu, ' ')
    .trim();
}

function webUrlOrNull(url: string | null | undefined): string | null {
  const text = cleanLine(url ?? '');
  return text.length <= MAX_URL_CHARACTERS && isWebUrl(text) ? text : null;
}

function isWebUrl(url: string): boolean {
  return /^https?:\/\/[^\s/?#@]+/i.test(url);
}

import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import { RowRejected } from '../feed/errors.ts';
import { cleanLine, lineOrNull, withoutInvalid } from './clean-text.ts';

const MAX_TITLE = 500;
const MAX_ID = 500;
const MAX_URL = 4096;
const MAX_DESCRIPTION = 1_000_000;
const MAX_PLACES = 200;

/** What a connector must find in a row; everything else is null or empty until it is set. */
type Draft = Pick<Posting, 'externalId' | 'title' | 'applyUrl'> & Partial<Posting>;

const NOTHING_STATED = {
  company: null,
  department: null,
  places: [],
  remoteFlag: null,
  workplaceLabel: null,
  employmentLabel: null,
  seniorityLabel: null,
  pay: null,
  payText: null,
  descriptionHtml: '',
  postedAt: null,
  updatedAt: null,
  closesAt: null,
  language: null,
  requisitionId: null,
} satisfies Omit<Posting, 'externalId' | 'title' | 'applyUrl'>;

/**
 * The posting, cleaned: texts are single clean lines, links are http or https. Throws `RowRejected` for a row
 * that cannot be shown: no id, no title or one beyond 500 characters, no safe link.
 */
export function toPosting(draft: Draft): Posting {
  const posting: Posting = { ...NOTHING_STATED, ...draft };
  const externalId = cleanLine(posting.externalId, MAX_ID);
  if (externalId === '') throw new RowRejected('id: is empty', null);
  return {
    ...posting,
    externalId,
    title: toTitle(posting.title, externalId),
    applyUrl: toApplyUrl(posting.applyUrl, externalId),
    company: posting.company && { ...posting.company, name: cleanLine(posting.company.name) },
    department: lineOrNull(posting.department),
    places: toPlaces(posting.places),
    workplaceLabel: lineOrNull(posting.workplaceLabel),
    employmentLabel: lineOrNull(posting.employmentLabel),
    seniorityLabel: lineOrNull(posting.seniorityLabel),
    payText: lineOrNull(posting.payText),
    descriptionHtml: withoutInvalid(posting.descriptionHtml.slice(0, MAX_DESCRIPTION)),
    language: lineOrNull(posting.language),
    requisitionId: lineOrNull(posting.requisitionId),
  };
}

function toTitle(raw: string, externalId: string): string {
  if (raw.length > MAX_TITLE) {
    throw new RowRejected(`title: is longer than ${MAX_TITLE} characters`, externalId);
  }
  const title = cleanLine(raw, MAX_TITLE);
  if (title === '') throw new RowRejected('title: is empty', externalId);
  return title;
}

function toApplyUrl(raw: string, externalId: string): string {
  const url = safeUrl(raw);
  if (url === null) throw new RowRejected('apply URL: is not an http or https URL', externalId);
  return url;
}

/** The URL when it is http or https, without credentials and not absurdly long; else null. */
export function safeUrl(raw: string | null | undefined): string | null {
  const text = raw?.trim() ?? '';
  if (text === '' || text.length > MAX_URL || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

function toPlaces(places: PostedPlace[]): PostedPlace[] {
  const byText = new Map<string, PostedPlace>();
  for (const place of places.slice(0, MAX_PLACES)) {
    const text = cleanLine(place.text);
    if (text !== '' && !byText.has(text)) byText.set(text, { ...place, text });
  }
  return [...byText.values()];
}

type RawPlace = { [Name in keyof PostedPlace]?: PostedPlace[Name] | null };

/** A place with whatever structure is stated; its text, unless given, is city, region and country. */
export function toPlace(raw: RawPlace): PostedPlace {
  const parts = [raw.city, raw.region, raw.country].map(lineOrNull);
  const [city = null, region = null, country = null] = parts;
  const text = lineOrNull(raw.text) ?? parts.filter((part) => part !== null).join(', ');
  const point = isPoint(raw) ? { lat: raw.lat, lng: raw.lng } : {};
  return { text, city, region, country, ...point };
}

function isPoint(raw: RawPlace): raw is { lat: number; lng: number } {
  const { lat, lng } = raw;
  if (typeof lat !== 'number' || typeof lng !== 'number' || (lat === 0 && lng === 0)) return false;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

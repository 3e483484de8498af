import { cleanLine, lineOrNull } from '../../domain/common/text/clean-text.ts';
import type { PostedPlace, Posting } from '../../domain/market/posting.ts';
import { RowRejected } from '../feed/errors.ts';

/** The members that a connector must find in a row. All others are null or empty by default. */
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
 * The posting as the row states it. `validatePosting` cleans and validates it. Throws `RowRejected` for a row without
 * id.
 */
export function toPosting(draft: Draft): Posting {
  // The id under which a row that is rejected later counts as seen.
  const externalId = cleanLine(draft.externalId);
  if (externalId === '') throw new RowRejected('id: is empty', null);
  return { ...NOTHING_STATED, ...draft, externalId };
}

type RawPlace = { [Name in keyof PostedPlace]?: PostedPlace[Name] | null };

/** A place with the structure that is known. Without a text it is city, region and country. */
export function toPlace(raw: RawPlace): PostedPlace {
  const parts = [raw.city, raw.region, raw.country].map((part) => lineOrNull(part));
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

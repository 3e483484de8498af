import { foldText } from '../../common/text/fold-text.ts';
import { resolvePlace } from '../../places/places.ts';
import type { Place } from '../../places/place.ts';
import { findDateSpan } from '../dates/date-span.ts';
import { isPlace, namesEmployer } from './fragments.ts';

/** The person's place, in the form of JSON Resume. */
export interface FoundLocation {
  address?: string;
  postalCode?: string;
  city?: string;
  region?: string;
  countryCode?: string;
}

const LOCATION_LABEL =
  /^(?:address|location|anschrift|adresse|wohnort|ort|direccion|dirección|domicilio|ubicación|endereço|morada|localização|indirizzo|residenza|adres|woonplaats|miejsce zamieszkania|miasto)\s*[:\t]\s*/i;
const POSTAL =
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}-)?(\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}(?![\p{L}])|\d{4,5}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?![\p{L}\p{N}])/u;
/** An e-mail address, a link or a telephone number with its brackets, which may stand beside the place. */
const OTHER_FACTS =
  /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*|(?<![\p{L}\d])\+?\(?\d[\d ()./-]{7,}\d/giu;
const MAX_LOCATION_CHARACTERS = 120;

/** The first place in the lines about the person. */
export function findLocation(lines: readonly string[]): FoundLocation | null {
  const parts = lines.flatMap((line) =>
    line
      .replace(OTHER_FACTS, '\t')
      .split(/\t| [|·•–—/] |; /)
      .map(withoutCommas),
  );
  const labelled = parts.filter((part) => LOCATION_LABEL.test(part));
  for (const part of [...labelled, ...parts]) {
    const found = locationIn(part.replace(LOCATION_LABEL, ''));
    if (found !== null) return found;
  }
  return null;
}

const withoutCommas = (part: string) => part.replace(/^[\s,]+|[\s,]+$/g, '');

/** Whether a text may be the person's place: the place of a job stands beside its dates. */
function mayBeLocation(text: string): boolean {
  if (text.length < 3 || text.length > MAX_LOCATION_CHARACTERS || text.includes('@')) return false;
  return (findDateSpan(text)?.start ?? null) === null;
}

function locationIn(text: string): FoundLocation | null {
  if (!mayBeLocation(text)) return null;
  const pieces = text.split(',').map((piece) => piece.trim());
  for (let from = 0; from < pieces.length; from += 1) {
    const whole = pieces
      .slice(from)
      .map((piece) => piece.replace(/^\(([^()]+)\)$/, '$1'))
      .join(', ');
    const code = POSTAL.exec(whole)?.[1];
    const named = whole.replace(POSTAL, '').trim();
    const place = placeOf(named, code !== undefined);
    if (place === null || isPlaceholder(named, place)) continue;
    const street = pieces.slice(0, from).join(', ');
    if (namesEmployer(street)) return null;
    return {
      ...(street !== '' && { address: street }),
      ...(code !== undefined && { postalCode: code }),
      ...toLocation(place, named),
    };
  }
  return null;
}

/** "ST" in "City, ST" is the code of a country, but beside a town that is not known only a division's code counts. */
function isPlaceholder(named: string, { city, region }: Place): boolean {
  const code = /(?:^|, )([A-Z]{2})$/.exec(named)?.[1];
  return code !== undefined && !/^(?:US|UK|GB|NZ)$/.test(code) && (city ?? region) === null;
}

function placeOf(named: string, hinted: boolean): Place | null {
  if (named === '' || /\d/.test(named) || (!hinted && !isPlace(named))) return null;
  const [place] = resolvePlace(named);
  if (place === undefined || place.country === null) return null;
  return isStreet(named, place) ? null : place;
}

/** Behind a house number stands a street: "1000 First Avenue, Springfield". */
function isStreet(named: string, { city }: Place): boolean {
  const [first = ''] = named.split(',');
  return city !== null && !foldText(first).includes(foldText(city)) && !isPlace(named);
}

/** The city as the résumé spells it, with region and country from the place data. */
function toLocation({ city, region, country }: Place, named: string): FoundLocation {
  return {
    ...(city !== null && { city: (named.split(',')[0] ?? city).trim() }),
    ...(region !== null && { region }),
    ...(country !== null && { countryCode: country }),
  };
}

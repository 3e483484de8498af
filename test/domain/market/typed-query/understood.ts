import type { PlaceFilter } from '../../../../domain/market/place-filter.ts';
import {
  protectedSize,
  readConstraint,
} from '../../../../domain/market/typed-query/constraints/readers.ts';
import { splitJoinedWords } from '../../../../domain/market/typed-query/joined-words.ts';
import { readLine } from '../../../../domain/market/typed-query/line.ts';
import type { Meaning } from '../../../../domain/market/typed-query/meaning.ts';

/** The constraints of a line as `kind=value`, and its other words as typed. */
export function understood(text: string): string {
  const line = splitJoinedWords(readLine(text));
  const said: string[] = [];
  for (let at = 0; at < line.length;) {
    const kept = protectedSize(line, at);
    const reading = kept > 0 ? null : readConstraint(line, at);
    const size = reading?.size ?? Math.max(kept, 1);
    said.push(
      ...(reading === null
        ? line.slice(at, at + size).map((word) => word.text)
        : [toText(reading.meaning)]),
    );
    at += size;
  }
  return said.join(' ');
}

type Writers = { [Kind in Meaning['kind']]: (meaning: Extract<Meaning, { kind: Kind }>) => string };

const writers: Writers = {
  place: ({ places }) => `place=${placesText(places)}`,
  workplace: ({ types, excluded }) => `work=${excluded ? '-' : ''}${types.join('+')}`,
  employment: ({ types }) => `job=${types.join('+')}`,
  seniority: ({ levels }) => `level=${levels.join('+')}`,
  pay: ({ annual, currency }) => `pay=${annual}${currency ?? ''}`,
  recency: ({ days }) => `days=${days}`,
  language: ({ codes }) => `language=${codes.join('+')}`,
  company: ({ name }) => `company=${name.replaceAll(' ', '_')}`,
  canApply: () => 'apply',
  excludedTitle: ({ texts }) => `without=${texts[0]}`,
  excludedCompany: ({ words }) => `nocompany=${words[0]}`,
  ignored: ({ notice }) => (notice === undefined ? 'ignored' : 'notice'),
  topic: ({ topic }) => topic.said,
};

function toText(meaning: Meaning): string {
  const write = writers[meaning.kind] as (meaning: Meaning) => string;
  return write(meaning);
}

function placesText(places: readonly PlaceFilter[]): string {
  return places.length > 4 ? String(places.length) : places.map(placeText).join('+');
}

function placeText(place: PlaceFilter): string {
  switch (place.kind) {
    case 'text':
      return `~${place.words.join('_')}`;
    case 'city': {
      const radius = place.radiusKm === 40 ? '' : `@${place.radiusKm}`;
      return `${place.name.replaceAll(' ', '_')}${radius}`;
    }
    case 'region':
      return `${place.country}-${place.regionCode}`;
    case 'country':
      return place.country;
    case 'remote':
      return 'remote';
  }
}

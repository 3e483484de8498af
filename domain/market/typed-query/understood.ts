import countries from 'i18n-iso-countries';
import { z } from 'zod';
import { readableWords } from '../../text/words.ts';
import type { PlaceFilter } from '../place-filter.ts';
import type { TypedConstraints, TypedQuery } from './typed-query.ts';

/** `meta.understood`: what was made of `query`. */
export const understoodSchema = z.object({
  parameters: z.record(z.string(), z.string()).meta({
    description: 'The same search in explicit filters, as far as they can say it.',
    example: { location: 'Berlin, DE', workplace_type: 'remote' },
  }),
  topics: z
    .array(z.object({ said: z.string(), ways: z.array(z.string()) }))
    .meta({ description: 'What a job must be about, in all the ways that count as equal.' }),
  corrected: z.array(z.object({ from: z.string(), to: z.string() })).meta({
    description: 'Words that no open job has, and the nearest word that was searched instead.',
  }),
  ignored: z.array(z.string()).meta({ description: 'Words that ask for nothing.' }),
  excluded: z.array(z.string()).meta({
    description: "Words that the company's name must not have.",
  }),
  relaxed: z
    .array(z.object({ from_row: z.number().int(), gave_up: z.array(z.string()) }))
    .nullable()
    .meta({
      description:
        'From which row on, counted from 0 over all pages, rows match without these. null: all rows match the line.',
    }),
});
understoodSchema.register(z.globalRegistry, { id: 'UnderstoodQuery' });
export type Understood = z.infer<typeof understoodSchema>;

export type Relaxed = Understood['relaxed'];

/** The wire form. @param relaxed only GET /jobs relaxes a search. */
export function understoodAs(typed: TypedQuery, relaxed: Relaxed = null): Understood {
  const { constraints, topics, corrected, ignored } = typed;
  return {
    parameters: parametersOf(constraints),
    topics: topics.map(({ said, ways }) => ({ said, ways: ways.map(readableWords) })),
    corrected,
    ignored,
    excluded: [...constraints.excludedCompanyWords],
    relaxed,
  };
}

function parametersOf(constraints: TypedConstraints): Record<string, string> {
  const { salaryMin, postedWithinDays, canApply, excludedTitles, companies } = constraints;
  const parameters = {
    ...placeParameters(constraints.places),
    workplace_type: constraints.workplaceTypes.join(','),
    employment_type: constraints.employmentTypes.join(','),
    seniority_level: constraints.seniorityLevels.join(','),
    language: constraints.languages.join(','),
    company: companies.flatMap(({ slug }) => slug ?? []).join(','),
    title: excludedTitles.map((text) => `-${text}`).join(','),
    posted_within_days: String(postedWithinDays ?? ''),
    salary_min: String(salaryMin?.amount ?? ''),
    currency: salaryMin?.currency ?? '',
    can_apply: canApply ? 'true' : '',
  };
  return Object.fromEntries(Object.entries(parameters).filter(([, text]) => text !== ''));
}

/** Countries whose cities are written with their division: "Austin, TX". */
const WITH_DIVISIONS = new Set(['US', 'CA']);

function placeParameters(places: readonly PlaceFilter[]): Record<string, string> {
  const codes = places.flatMap((place) => (place.kind === 'country' ? place.country : []));
  if (codes.length === places.length) return { country: codes.join(',') };
  const texts = [...new Set(places.map(placeText))];
  const radii = places.flatMap((place) => (place.kind === 'city' ? (place.radiusKm ?? []) : []));
  return {
    ...(texts.length === 1 ? { location: texts.join() } : { location_or: texts.join(' | ') }),
    ...(radii.length > 0 && { radius_km: String(Math.max(...radii)) }),
  };
}

/** A text that `location` resolves to the same place. */
function placeText(place: PlaceFilter): string {
  switch (place.kind) {
    case 'city': {
      const { name, country, regionCode } = place;
      return `${name}, ${(WITH_DIVISIONS.has(country) ? regionCode : null) ?? country}`;
    }
    case 'region':
      return `${place.name}, ${place.country}`;
    case 'country':
      return countries.getName(place.country, 'en') ?? place.country;
    case 'text':
      return place.words.join(' ');
    case 'remote':
      return 'remote';
  }
}

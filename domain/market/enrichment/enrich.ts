import type { Job } from '../job.ts';
import type { Place } from '../../places/place.ts';
import type { PostedPlace, Posting } from '../posting.ts';
import { clusterSignature, type ClusterSignature } from './clusters.ts';
import { descriptionText } from '../../text/description-text.ts';
import { employmentType } from './employment.ts';
import { keywords } from './keywords.ts';
import { language } from '../../text/language.ts';
import { resolvePlace } from '../../places/places.ts';
import { salary } from './pay/salary.ts';
import { seniorityLevel } from './seniority.ts';
import { workplaceType } from './workplace.ts';

/** The members of the source that enrichment needs. */
export interface EnrichmentSource {
  /** The employer's name as the job shows it. */
  companyName: string;
}

/** The members of a `Job` derived from the posting, and its cluster signature. */
export type EnrichedPosting = Pick<
  Job,
  | 'location'
  | 'locations'
  | 'workplaceType'
  | 'employmentType'
  | 'seniorityLevel'
  | 'labels'
  | 'salary'
  | 'descriptionText'
  | 'keywords'
  | 'language'
> & { clusterSignature: ClusterSignature };

/** Enriches a posting validated by `validatePosting`. Pure; about a millisecond for a usual posting. */
export function enrich(posting: Posting, { companyName }: EnrichmentSource): EnrichedPosting {
  const { title } = posting;
  const text = descriptionText(posting.descriptionHtml);
  const locations = posting.places.flatMap(resolvePosted);
  return {
    location: locationText(posting.places),
    locations,
    workplaceType: workplaceType(posting, text),
    employmentType: employmentType(posting.employmentLabel, title, text),
    seniorityLevel: seniorityLevel(title, posting.seniorityLabel),
    labels: {
      workplace: posting.workplaceLabel,
      employment: posting.employmentLabel,
      seniority: posting.seniorityLabel,
    },
    salary: salary(posting, text, onlyCountry(locations)),
    descriptionText: text,
    keywords: keywords(title, text, companyName),
    language: language(text, posting.language),
    clusterSignature: clusterSignature({ companyName, title, locations, descriptionText: text }),
  };
}

function onlyCountry(places: readonly Place[]): string | null {
  const [only = null, ...others] = new Set(places.map(({ country }) => country));
  return others.length === 0 ? only : null;
}

/** A source's own coordinates are more exact than those of the city. */
function resolvePosted(place: PostedPlace): Place[] {
  const [primary, ...others] = resolvePlace(place.text, place);
  if (primary === undefined) return [];
  const { lat = null, lng = null } = place;
  return [lat === null || lng === null ? primary : { ...primary, lat, lng }, ...others];
}

/** All places in the source's words, without repeats; composed from the structure without a text. */
function locationText(places: readonly PostedPlace[]): string {
  const texts = places.map(({ text, city, region, country }) =>
    text.trim() === '' ? [city, region, country].filter(Boolean).join(', ') : text.trim(),
  );
  return [...new Set(texts.filter((text) => text !== ''))].join('; ');
}

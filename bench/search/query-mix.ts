import type { Job } from '../../domain/market/job.ts';
import { createRandom, type Random } from '../../tools/seed/random.ts';
import { skills } from '../generate/jobs.ts';

/** One question of the mix, as the parameters of a URL. */
export interface MixedQuery {
  /** The kind of question; latencies are compared kind by kind. */
  kind: string;
  query: Record<string, string>;
}

/** The fields from which queries are made, of a job in the queried market. */
export type Sample = Pick<Job, 'title' | 'company'>;

type Maker = (draw: Draw) => Record<string, string>;

const CITIES = [
  ...['Berlin', 'London', 'Paris', 'Toronto', 'Austin, TX', 'Singapore', 'Dublin'],
  ...['Munich', 'Seattle', 'Boston', 'New York', 'San Francisco'],
];
const COUNTRIES = ['US', 'GB', 'DE', 'FR', 'CA', 'IN', 'IE', 'ES', 'JP', 'SG', 'AU', 'BR'];
const COUNTRY_NAMES = ['Germany', 'United Kingdom', 'Canada', 'France', 'Spain', 'United States'];
const SENIORITY = ['senior', 'staff', 'lead', 'manager', 'director', 'internship', 'principal'];
const RANKS = ['Senior', 'Staff', 'Principal', 'Director', 'VP', 'Intern', 'Lead', 'Manager'];
/** How often a filter stands beside a title, as it mostly does where people look for work. */
const WITH_TITLE = 0.7;

interface Draw extends Random {
  title(): string;
  word(): string;
  company(): Job['company'];
  /** A title with the filter, or the filter alone. */
  beside(filter: Record<string, string>): Record<string, string>;
}

const makers: Record<string, Maker> = {
  title: (draw) => ({ title: list(draw, 3, () => draw.title()) }),
  q: (draw) => ({ q: draw.chance(0.2) ? draw.company().name : draw.title() }),
  'title, words excluded': (draw) => ({
    title: `${draw.title()},${list(draw, 3, () => `-${draw.pick(RANKS)}`)}`,
  }),
  'q, text excluded': (draw) => ({
    q: `${draw.word()} -${draw.chance(0.5) ? draw.word().slice(0, 4) : draw.pick(RANKS)}`,
  }),
  city: (draw) =>
    draw.beside({ location: draw.pick(CITIES), radius_km: draw.pick(['10', '25', '40', '100']) }),
  country: (draw) =>
    draw.beside(
      draw.chance(0.5)
        ? { country: list(draw, 2, () => draw.pick(COUNTRIES)) }
        : { location: draw.pick(COUNTRY_NAMES) },
    ),
  workplace: (draw) => draw.beside({ workplace_type: draw.pick(['remote', 'hybrid', 'on_site']) }),
  employment: (draw) =>
    draw.beside({
      employment_type: draw.pick(['full_time', 'contract', 'internship', 'part_time']),
    }),
  seniority: (draw) => draw.beside({ seniority_level: list(draw, 2, () => draw.pick(SENIORITY)) }),
  salary: (draw) =>
    draw.beside({ salary_min: String(60_000 + 10_000 * draw.below(14)), currency: 'USD' }),
  window: (draw) => draw.beside({ posted_within_days: draw.pick(['1', '3', '7', '14', '30']) }),
  company: (draw) => ({ company: list(draw, 3, () => draw.company().slug) }),
  keywords: (draw) => draw.beside({ keywords: list(draw, 2, () => draw.pick(skills)) }),
  combined: (draw) => ({
    title: `${draw.title()},${draw.title()},-${draw.pick(RANKS)}`,
    country: list(draw, 3, () => draw.pick(COUNTRIES)),
    workplace_type: list(draw, 2, () => draw.pick(['remote', 'hybrid'])),
    posted_within_days: draw.pick(['14', '30', '60']),
    ...(draw.chance(0.5) && { salary_min: '90000' }),
  }),
};

/** `perKind` questions of every kind, the same for the same seed, shuffled. */
export function drawMix(samples: readonly Sample[], perKind: number, seed: number): MixedQuery[] {
  const random = createRandom(seed);
  const draw = drawFrom(random, samples);
  const mix = Object.entries(makers).flatMap(([kind, make]) =>
    Array.from({ length: perKind }, () => ({ kind, query: make(draw) })),
  );
  return shuffle(mix, random);
}

/** Filters that many jobs pass: what somebody reads page after page. */
export const walkedQueries: Record<string, string>[] = [
  { title: 'Engineer' },
  { title: 'Manager,Director' },
  { workplace_type: 'remote' },
  { country: 'US', employment_type: 'full_time' },
  { title: 'Engineer', sort: 'date', posted_within_days: '60' },
  { q: 'engineer' },
];

function drawFrom(random: Random, samples: readonly Sample[]): Draw {
  const wordsOf = () => random.pick(samples).title.match(/[\p{L}\p{N}+#]+/gu) ?? ['Engineer'];
  const title = () => {
    const words = wordsOf();
    const length = 1 + random.below(Math.min(3, words.length));
    const start = random.below(words.length - length + 1);
    return words.slice(start, start + length).join(' ');
  };
  return {
    ...random,
    title,
    word: () => random.pick(wordsOf()),
    company: () => random.pick(samples).company,
    beside: (filter) => (random.chance(WITH_TITLE) ? { title: title(), ...filter } : filter),
  };
}

/** One to `most` values, comma-separated as lists are in a URL. */
function list(random: Random, most: number, make: () => string): string {
  return Array.from({ length: 1 + random.below(most) }, make).join(',');
}

function shuffle<T>(values: T[], random: Random): T[] {
  return values
    .map((value) => ({ value, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

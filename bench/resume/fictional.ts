import { getExampleNumber, type CountryCode } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { createRandom, type Random } from '../../tools/seed/random.ts';
import { allWords } from './more-words.ts';
import { certificateWords, employerNames, skillWords, type ResumeWords } from './words.ts';

export type Half = 'tuning' | 'measuring';

/** Month and year; the month is not shown where a résumé names years alone. */
export interface Moment {
  year: number;
  month: number;
}

export interface Stay {
  from: Moment;
  /** Null: until now. */
  to: Moment | null;
}

/** A person who does not exist, with everything a résumé says of them. */
export interface FictionalPerson {
  half: Half;
  words: ResumeWords;
  name: string;
  title: string;
  email: string;
  phone: { e164: string; shown: string };
  links: { linkedin: string; github: string | null; web: string | null };
  city: string;
  summary: string;
  work: (Stay & { title: string; employer: string; city: string; highlights: string[] })[];
  education: (Stay & { school: string; degree: string; city: string })[];
  skills: string[];
  languages: [string, string][];
  certificates: { name: string; year: number }[];
}

const SEED = 20_26;
const NOW = 2025;

/** Sixty of them, every second for tuning; no name, title, employer or school stands in both halves. */
export function makePeople(count: number): FictionalPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(SEED + index * 7919);
    const half: Half = index % 2 === 0 ? 'tuning' : 'measuring';
    const words = allWords[Math.floor(index / 2) % allWords.length];
    if (words === undefined) throw new Error('There are no words.');
    return makePerson(words, half, random);
  });
}

function makePerson(words: ResumeWords, half: Half, random: Random): FictionalPerson {
  const mine = <T>(values: readonly T[]): T[] =>
    values.filter((_, index) => index % 2 === (half === 'tuning' ? 0 : 1));
  const name = `${random.pick(mine(words.firstNames))} ${random.pick(mine(words.lastNames))}`;
  const handle = asciiOf(name).replace(/ /g, random.pick(['.', '', '-', '_']));
  const work = makeWork(words, mine, random);
  return {
    half,
    words,
    name,
    title: work[0]?.title ?? '',
    email: `${random.chance(0.7) ? handle : `${handle}${random.below(90) + 10}`}@${random.pick(['example.com', 'mail.example.org', 'post-fach.example', 'example.net'])}`,
    phone: makePhone(words, random),
    links: {
      linkedin: `linkedin.com/in/${handle.replace(/[._]/g, '-')}`,
      github: random.chance(0.5) ? `github.com/${handle.replace(/[._]/g, '')}` : null,
      web: random.chance(0.35) ? `www.${handle.replace(/[._]/g, '')}.com` : null,
    },
    city: random.pick(words.cities),
    summary: random.pick(mine(words.summaries)),
    work,
    education: makeEducation(words, mine, random),
    skills: several(mine(skillWords), 5 + random.below(6), random),
    languages: words.languages.slice(0, 2 + random.below(3)),
    certificates: several(certificateWords, random.below(3), random).map((certificate) => ({
      name: certificate,
      year: 2014 + random.below(10),
    })),
  };
}

type Mine = <T>(values: readonly T[]) => T[];

function makeWork(words: ResumeWords, mine: Mine, random: Random): FictionalPerson['work'] {
  const names = several(mine(employerNames), 5, random);
  let end: Moment | null = random.chance(0.7) ? null : { year: NOW, month: 1 + random.below(10) };
  return Array.from({ length: 2 + random.below(4) }, (_, index) => {
    const until: Moment = end ?? { year: NOW, month: 11 };
    const from = { year: until.year - 1 - random.below(4), month: 1 + random.below(12) };
    const stay = { from, to: end };
    end = {
      year: from.year - (from.month === 1 ? 1 : 0),
      month: from.month === 1 ? 12 : from.month - 1,
    };
    const line = random.pick(words.lines);
    return {
      ...stay,
      title: random.pick(mine(words.titles)),
      employer: [names[index], line].filter((part) => part !== '').join(' '),
      city: random.pick(words.cities),
      highlights: several(words.highlights, 2 + random.below(3), random),
    };
  });
}

function makeEducation(
  words: ResumeWords,
  mine: Mine,
  random: Random,
): FictionalPerson['education'] {
  const schools = several(mine(words.schools), 1 + random.below(2), random);
  return schools.map((school, index) => {
    const begin = 2006 - index * 5 + random.below(3);
    return {
      from: { year: begin, month: 9 },
      to: { year: begin + 3, month: 6 + random.below(3) },
      school,
      degree: `${random.pick(mine(words.degrees))}${words.inArea}${random.pick(words.areas)}`,
      city: random.pick(words.cities),
    };
  });
}

/** A number of a kind that the country hands out, with other last digits. */
function makePhone({ country }: ResumeWords, random: Random): FictionalPerson['phone'] {
  const example = getExampleNumber(country as CountryCode, examples);
  if (example === undefined) throw new Error(`There is no number of ${country}.`);
  const changed = example.number.slice(0, -3) + String(100 + random.below(900));
  example.number = changed;
  example.nationalNumber = example.nationalNumber.slice(0, -3) + changed.slice(-3);
  const shown = random.chance(0.6) ? example.formatInternational() : example.formatNational();
  return { e164: changed, shown };
}

function several<T>(values: readonly T[], count: number, random: Random): T[] {
  const left = [...values];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(random.below(left.length), 1),
  ).flat();
}

function asciiOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[^a-z -]/g, '')
    .replace(/-/g, '');
}

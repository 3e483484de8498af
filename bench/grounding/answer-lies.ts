import type { ModelClaim } from '../../domain/agent/draft/accept-claims.ts';
import type { Evidence, Sources } from '../../domain/agent/draft/evidence.ts';
import { noFacts } from '../../domain/accounts/account-profile.ts';
import type { FictionalPerson } from '../resume/fictional.ts';
import { letterLies, trueLetter } from './letter-lies.ts';
import type { World } from './world.ts';

/** A question of a form, and what a model answers to it. */
export interface Answered {
  label: string;
  type: 'textarea' | 'text' | 'number' | 'boolean' | 'single_select' | 'multi_select' | 'url';
  options?: string[];
  value: ModelClaim['value'];
  evidence: Evidence[];
  /** The true facts in the answer. */
  facts: string[];
}

const LINK = 'https://people.example.org/of-my-own';
const LINK_OF_POSTING = 'https://jobs.example.com/what-we-do';
const YEARS = 6;

/** The sources of a session: résumé, profile, and messages of the person. */
export function sourcesOf({
  person,
  source,
  title,
  company,
  demands,
  foreignSkills,
}: World): Sources {
  const [known] = person.skills;
  const [unknown, wanted] = foreignSkills;
  return {
    profile: {
      name: person.name,
      email: person.email,
      phone: person.phone.e164,
      location: person.city,
      links: [LINK],
      facts: noFacts,
      resume: null,
    },
    resume: source,
    instructions: 'Keep it short.',
    user: [
      `I have used ${known} for six years.`,
      ...(unknown === undefined ? [] : [`I have never used ${unknown}.`]),
      ...(wanted === undefined ? [] : [`I would like to learn ${wanted}.`]),
    ],
    job: { title, company, description: [LINK_OF_POSTING, ...demands].join('\n') },
  };
}

const quote = (text: string, from: Evidence['from'] = 'resume'): Evidence => ({
  from,
  path: null,
  quote: text,
});
const text = (value: string, ...evidence: Evidence[]): Answered => ({
  ...{ label: 'Tell us more about yourself', type: 'textarea', value, evidence, facts: [value] },
});

/** The answer of a careful model: all true, with quotes. */
export function trueAnswers(world: World): Answered[] {
  const { person, source } = world;
  const { skills, work, education, languages } = person;
  const [known = '', other = ''] = skills;
  const told = quote(`I have used ${known} for six years.`, 'user');
  const letter = trueLetter(world).filter(({ facts }) => facts.length > 0);
  const leaves = leavesOf(source);
  const employers = work.map(({ employer }) => employer);
  return [
    ...letter.map(({ text: value, facts }) => {
      const named = employers.filter((employer) => value.includes(employer));
      const shown = facts.flatMap((fact) => leaves.find((leaf) => leaf.includes(fact)) ?? []);
      return { ...text(value, ...[...named, ...shown].map((one) => quote(one))), facts };
    }),
    ...lengthsOf(person),
    text(`I have used ${known} for ${YEARS} years.`, told),
    text(`With ${known} I bring six years of experience.`, told),
    {
      ...text('', told),
      ...{ label: `How many years have you used ${known}?`, type: 'number', value: YEARS },
      facts: [`${known}: ${YEARS}`],
    },
    {
      ...text('', quote(other)),
      ...{ label: `Do you have experience with ${other}?`, type: 'boolean', value: true },
      facts: [other],
    },
    {
      ...text('', quote(known), quote(other)),
      ...{ label: 'Which of these do you know?', type: 'multi_select' },
      ...{ options: [known, other, ...world.foreignSkills.slice(0, 2)], value: [known, other] },
      facts: [known, other],
    },
    ...languages.slice(0, 1).map(([language]): Answered => ({
      ...text('', quote(language)),
      ...{ label: 'Your first language', type: 'single_select' },
      ...{ options: [language, 'Korean'], value: language },
      facts: [language],
    })),
    ...education.slice(0, 1).map(({ school }): Answered => ({
      ...text(school, quote(school)),
      ...{ label: 'Where did you study?', type: 'text' },
    })),
    {
      ...text('', quote(LINK, 'profile')),
      ...{ label: 'Your own page', type: 'url', value: LINK },
      facts: [LINK],
    },
  ];
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** Durations of employment, from the dates. */
function lengthsOf({ work: [, second] }: FictionalPerson): Answered[] {
  if (second === undefined || second.to === null) return [];
  const months = 12 * (second.to.year - second.from.year) + second.to.month - second.from.month + 1;
  const years = Math.floor(months / 12);
  if (years < 2) return [];
  return [text(`I was with ${second.employer} for ${years} years.`, quote(second.employer))];
}

type Tell = (world: World) => Answered | undefined;
const isYes = (label: string, ...evidence: Evidence[]): Answered => ({
  ...text('', ...evidence),
  ...{ label, type: 'boolean', value: true },
});
const anyQuote = ({ person }: World) => quote(person.work[0]?.employer ?? '');

/** Kinds of lies in an answer, one line each, beside a real quote. */
export const answerLies: Record<string, Tell> = {
  ...Object.fromEntries(
    Object.entries(letterLies).map(([name, tell]): [string, Tell] => [
      `${name}, in an answer`,
      (world) => {
        const told = tell(world);
        return told && text(told.text, anyQuote(world));
      },
    ]),
  ),
  'years of another skill': ({ person: { skills } }) =>
    skills[1] === undefined
      ? undefined
      : text(
          `I have used ${skills[1]} for six years.`,
          quote(`used ${skills[0]} for six years`, 'user'),
        ),
  'years that count people': ({ person }) =>
    isLeader(person)
      ? text(
          `For 8 years I have led a team with ${person.skills[1]}.`,
          quote(person.skills[1] ?? ''),
        )
      : undefined,
  'more years of a skill': ({ person: { skills } }) =>
    text(
      `I have used ${skills[0]} for 16 years.`,
      quote(`used ${skills[0]} for six years`, 'user'),
    ),
  'many years of a skill': ({ person: { skills } }) =>
    text(`I have many years of experience with ${skills[1]}.`, quote(skills[1] ?? '')),
  'a skill since the first day': ({ person: { skills, work } }) =>
    text(`I have used ${skills[1]} since ${work.at(-1)?.from.year}.`, quote(skills[1] ?? '')),
  'years in a field for a number': ({ person: { skills } }) => ({
    ...text('', quote(`used ${skills[0]} for six years`, 'user')),
    ...{ label: `How many years have you used ${skills[1]}?`, type: 'number', value: YEARS },
  }),
  'bare years': ({ person: { skills } }) => ({
    ...text('6 years', quote(`used ${skills[0]} for six years`, 'user')),
    label: `How long have you used ${skills[1]}?`,
  }),
  'a month for a number': ({ person: { work } }) => {
    const [first] = work;
    const month = first?.from.month ?? 0;
    if (first === undefined || [1, 2, 3, 8].includes(month)) return undefined;
    return text(`At ${first.employer} I hired ${month} people.`, quote(first.employer));
  },
  'a yes without its question': (world) => ({
    ...text('Absolutely.', anyQuote(world)),
    label: 'Do you hold a pilot licence?',
  }),
  'a yes by an unlike quote': (world) => isYes('Do you hold a pilot licence?', anyQuote(world)),
  'a yes to a skill of the posting': (world) =>
    world.foreignSkills[2] === undefined
      ? undefined
      : isYes(`Do you have experience with ${world.foreignSkills[2]}?`, anyQuote(world)),
  'a yes by a denial': ({ foreignSkills: [skill] }) =>
    skill === undefined
      ? undefined
      : isYes(`Have you used ${skill}?`, quote(`used ${skill}`, 'user')),
  'what was denied': ({ foreignSkills: [skill] }) =>
    skill === undefined ? undefined : text(`I have used ${skill} a lot.`, quote(skill, 'user')),
  'what was wished for': ({ foreignSkills: [, skill] }) =>
    skill === undefined ? undefined : text(`I know ${skill} well.`, quote(skill, 'user')),
  'a no': (world) => ({
    ...text('I have not worked in shifts before.', anyQuote(world)),
    label: 'Have you worked in shifts before?',
  }),
  'an option of the posting': ({ person, foreignSkills: [skill] }) =>
    skill === undefined
      ? undefined
      : {
          ...text('', quote(person.skills[0] ?? '')),
          ...{ label: 'Which of these do you know?', type: 'multi_select' },
          ...{ options: [person.skills[0] ?? '', skill], value: [person.skills[0] ?? '', skill] },
        },
  'the posting alone': ({ demands: [demand] }) =>
    demand === undefined ? undefined : text('I like what you do.', quote(demand, 'job')),
  'a quote that stands nowhere': ({ person }) =>
    text(`I know ${person.skills[0]}.`, quote(`award for ${person.skills[0]}`)),
  'an address of the posting': (world) => ({
    ...text('', anyQuote(world), quote(LINK_OF_POSTING, 'job')),
    ...{ label: 'Your own page', type: 'url', value: LINK_OF_POSTING },
  }),
  'half an address': () => ({
    ...text('', quote(LINK, 'profile')),
    ...{ label: 'Your own page', type: 'url', value: LINK.slice(0, -4) },
  }),
};

function isLeader({ work }: FictionalPerson): boolean {
  return work.some(({ highlights }) =>
    highlights.some((line) => line.startsWith('Led a team of eight')),
  );
}

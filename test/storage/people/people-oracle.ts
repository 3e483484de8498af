import { oracleWords } from '../market/title-oracle.ts';

/** A candidate as the generator draws one. The oracle reads these members and no other. */
export interface DrawnPerson {
  id: string;
  name: string;
  titles: string[];
  skills: string[];
  location: string | null;
  grantedAt: Date;
}

export interface DrawnQuery {
  q?: string;
  title?: string;
  skills?: string;
  location?: string;
}

/** The spellings of one skill. */
const SPELLINGS = [
  ['kubernetes', 'k8s'],
  ['javascript', 'js'],
];

/** The locations that a location in a query covers, by hand; other locations are compared by words. */
export const COVERED: Record<string, readonly string[]> = {
  Austin: ['Austin, TX', 'Round Rock, TX'],
  TX: ['Austin, TX', 'Round Rock, TX', 'Dallas, TX'],
  'United States': ['Austin, TX', 'Round Rock, TX', 'Dallas, TX'],
  Berlin: ['Berlin, Germany', 'Potsdam, Germany'],
  Germany: ['Berlin, Germany', 'Potsdam, Germany', 'Hamburg, Germany'],
};

/** The ids of the people whom a query finds, in their order: a slow reading of decision 0056 in plain loops. */
export function peopleOracle(people: readonly DrawnPerson[], query: DrawnQuery): string[] {
  const asked = oracleWords(query.q ?? '');
  const found = people.filter(
    (person) =>
      hasAll([person.name, ...person.titles, ...person.skills], asked) &&
      hasAll(person.titles, oracleWords(query.title ?? '')) &&
      hasSkills(person, query.skills) &&
      livesIn(person.location, query.location),
  );
  const newestFirst = found.sort(
    (a, b) => b.grantedAt.getTime() - a.grantedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const byTitle = newestFirst.filter(({ titles }) => hasAll(titles, asked));
  return [...byTitle, ...newestFirst.filter((one) => !byTitle.includes(one))].map(({ id }) => id);
}

function hasAll(texts: readonly string[], asked: readonly string[]): boolean {
  const held = texts.flatMap((text) => oracleWords(text));
  return asked.every((word) => held.includes(word));
}

function hasSkills({ skills }: DrawnPerson, asked: string | undefined): boolean {
  if (asked === undefined) return true;
  const held = skills.map(nameOf);
  return asked.split(',').every((skill) => held.includes(nameOf(skill)));
}

function nameOf(skill: string): string {
  const name = skill.trim().toLowerCase();
  return SPELLINGS.find((spellings) => spellings.includes(name))?.[0] ?? name;
}

function livesIn(location: string | null, asked: string | undefined): boolean {
  if (asked === undefined) return true;
  if (location === null) return false;
  return COVERED[asked]?.includes(location) ?? hasAll([location], oracleWords(asked));
}

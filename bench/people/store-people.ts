import type { AppContext } from '../../services/context.ts';
import { words } from '../../domain/text/words.ts';
import { personWrite } from '../../services/people/indexing/index-people.ts';
import { newId } from '../../storage/new-id.ts';
import { writePersonDocuments } from '../../storage/people/search/people-index.ts';
import { createRandom } from '../../tools/seed/random.ts';
import { say } from '../../tools/terminal/say.ts';

const BATCH = 5_000;
const TITLES = ['Engineer', 'Welder', 'Clerk', 'Nurse', 'Planner', 'Driver', 'Analyst', 'Baker'];
const FIELDS = ['Marine', 'Rail', 'Ward', 'Harbour', 'Night', 'Field', 'Senior', 'Staff', 'Data'];
const SKILLS = ['Rust', 'Welding', 'Excel', 'Triage', 'Routing', 'SQL', 'Sourdough', 'Figma'];
/** Longitude before latitude, as rows hold them. */
const TOWNS = [
  { text: 'Bergen, Norway', country: 'NO', point: [5.33, 60.39] },
  { text: 'Oslo, Norway', country: 'NO', point: [10.75, 59.91] },
  { text: 'Aarhus, Denmark', country: 'DK', point: [10.2, 56.16] },
  { text: 'Turku, Finland', country: 'FI', point: [22.27, 60.45] },
] as const;

/**
 * Stores people who consented, with the candidates behind them, as their projections would, and indexes them. The
 * development server reads a page of a million due rows by scanning all, so they are not read again.
 */
export async function storePeople({ stores }: AppContext, count: number): Promise<void> {
  const people = stores.mongo.collection<{ _id: string }>('people');
  const candidates = stores.mongo.collection<{ _id: string }>('candidates');
  const random = createRandom('people');
  const one = (of: readonly string[]) => random.pick(of);
  for (let stored = 0; stored < count; stored += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - stored) }, (_, index) =>
      personOf(stored + index, one),
    );
    await Promise.all([
      people.insertMany(batch, { ordered: false }),
      candidates.insertMany(batch.map(candidateOf), { ordered: false }),
      writePersonDocuments(stores, batch.map(writeOf)),
    ]);
    if ((stored / BATCH) % 20 === 0) say(`people: ${stored + batch.length} people`);
  }
}

function personOf(index: number, one: (of: readonly string[]) => string) {
  const _id = newId('candidate');
  const grantedAt = new Date(Date.UTC(2026, 0, 1) + index * 1_000);
  const titles = [`${one(FIELDS)} ${one(TITLES)}`, `${one(FIELDS)} ${one(TITLES)}`];
  const town = TOWNS[index % TOWNS.length] ?? TOWNS[0];
  const skills = [...new Set([one(SKILLS), one(SKILLS), one(SKILLS)])];
  return {
    _id,
    accountId: 'acc_bench',
    personKey: `person-${index}`,
    grantedAt,
    version: 1,
    headline: titles[0] ?? null,
    location: town.text,
    skills,
    titles,
    yearsOfExperience: index % 30,
    words: [...new Set(words([...titles, ...skills].join(' ')))],
    titleWords: [...new Set(words(titles.join(' ')))],
    skillKeys: skills.map((skill) => skill.toLowerCase()),
    place: { country: town.country, regionCode: null },
    point: town.point,
    locationWords: words(town.text),
    rank: `${grantedAt.toISOString()} ${_id}`,
    shown: true,
    revision: 1,
    revisedAt: grantedAt,
  };
}

function writeOf({ _id: id, revision, place, point, ...person }: ReturnType<typeof personOf>) {
  const [lng, lat] = point;
  return personWrite({
    ...{ id, revision, isEmpty: false },
    person: { ...person, id, place: { ...place, lat, lng } },
  });
}

/** The members that the check of consent reads, and those in unique indexes. */
function candidateOf({ _id, personKey }: { _id: string; personKey: string }) {
  return {
    _id,
    accountId: 'acc_bench',
    emailKey: `${personKey}@example.com`,
    consent: { discovery: true },
    anonymizedAt: null,
  };
}

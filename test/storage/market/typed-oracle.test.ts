import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldCase } from '../../../domain/common/text/fold-case.ts';
import { noFilter } from '../../../domain/market/job-filter.ts';
import type { Job } from '../../../domain/market/job.ts';
import type { Topic } from '../../../domain/market/typed-query/meaning.ts';
import type {
  TypedConstraints,
  TypedQuery,
} from '../../../domain/market/typed-query/typed-query.ts';
import { words } from '../../../domain/text/words.ts';
import { searchTyped } from '../../../storage/market/search/typed-search.ts';
import type { Stores } from '../../../storage/stores.ts';
import { makeTyped } from '../../support/market/typed-queries.ts';
import { dropIndexes, indexJobs, makeJob, makeJobCompany, openIndexes } from './market-fixture.ts';

const WORDS = ['data', 'night', 'nurse', 'baker', 'c++', 'café', 'lead', '看護'];
const SKILLS = ['React', 'Node.js', 'C++'];
const LEVELS = ['senior', 'entry'] as const;
const WORKPLACES = ['remote', 'hybrid'] as const;

const someOf = <T>(values: readonly T[], max = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: max });
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((all) => all.join(' '));

const job = fc.record({
  title: text,
  department: fc.option(text),
  descriptionText: text,
  keywords: someOf(SKILLS),
  seniorityLevel: fc.option(fc.constantFrom(...LEVELS)),
  workplaceType: fc.option(fc.constantFrom(...WORKPLACES)),
  company: fc.constantFrom('Acme', 'Acme Agency').map(makeJobCompany),
});

const phrase = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 });
const topic = fc
  .record({ ways: fc.array(phrase, { minLength: 1, maxLength: 3 }), skills: someOf(SKILLS, 1) })
  .map(({ ways, skills }): Topic => ({
    said: ways[0]?.join(' ') ?? '',
    ways: ways.map((way) => words(way.join(' '))),
    skills: skills.map(foldCase),
    known: true,
  }));
const typedQuery = fc
  .record({
    topics: fc.array(topic, { maxLength: 2 }),
    seniorityLevels: someOf(LEVELS, 1),
    workplaceTypes: someOf(WORKPLACES, 1),
    excludedWorkplaceTypes: someOf(WORKPLACES, 1),
    excludedTitle: fc.array(
      phrase.map((one) => words(one.join(' '))),
      { maxLength: 1 },
    ),
    excludedCompanyWords: someOf(['agency'], 1),
  })
  .map(({ topics, ...constraints }) => makeTyped(topics, constraints));

/** Whether the words hold the phrase side by side. */
function holds(found: readonly string[], wanted: readonly string[]): boolean {
  return found.some((_, at) => wanted.every((word, next) => found[at + next] === word));
}

function isAbout({ title, department, descriptionText, keywords }: Job, topicOf: Topic): boolean {
  const inTitle = words(title);
  const texts = [inTitle, words(department ?? ''), words(descriptionText)];
  const has = new Set(keywords.map(foldCase));
  return (
    topicOf.skills.some((skill) => has.has(skill)) ||
    topicOf.ways.some(
      (way) =>
        texts.some((found) => holds(found, way)) || way.every((word) => inTitle.includes(word)),
    )
  );
}

function isWithin(one: Job, constraints: TypedConstraints): boolean {
  const { seniorityLevels, workplaceTypes, excludedWorkplaceTypes } = constraints;
  const { excludedTitle, excludedCompanyWords } = constraints;
  const isOneOf = <T>(wanted: readonly T[], value: T | null) =>
    wanted.length === 0 || (value !== null && wanted.includes(value));
  const { workplaceType } = one;
  return (
    isOneOf(seniorityLevels, one.seniorityLevel) &&
    isOneOf(workplaceTypes, workplaceType) &&
    (workplaceType === null || !excludedWorkplaceTypes.includes(workplaceType)) &&
    !excludedTitle.some((way) => holds(words(one.title), way)) &&
    !words(one.company.name).some((word) => excludedCompanyWords.includes(word))
  );
}

function matches(one: Job, { topics, constraints }: TypedQuery): boolean {
  return topics.every((wanted) => isAbout(one, wanted)) && isWithin(one, constraints);
}

/** Promise: strict rows are exactly those that a slow, separate reading of the same rules finds. */
describe('strict rows of a typed search', () => {
  let stores: Stores;
  const jobs = fc
    .sample(job, { numRuns: 300, seed: 11 })
    .map((differences) => makeJob(differences));
  beforeAll(async () => {
    stores = await openIndexes('typed-oracle');
    await indexJobs(stores, jobs);
  });
  afterAll(() => dropIndexes(stores));

  it.each(['relevance', 'date'] as const)('agree with the slow oracle by %s', async (sort) => {
    const queries = fc.sample(typedQuery, { numRuns: 150, seed: 5 });
    for (const typed of queries) {
      const { rows } = await searchTyped(stores, {
        filter: { ...noFilter, typed },
        sort,
        strict: true,
        limit: jobs.length,
        after: null,
      });
      const found = rows.map((row) => (JSON.parse(row) as { id: string }).id);
      const expected = jobs.filter((one) => matches(one, typed)).map(({ id }) => id);
      expect([typed, found.sort()]).toEqual([typed, expected.sort()]);
    }
  });
});

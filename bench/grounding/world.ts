import type { JsonResume } from '../../domain/resume/json-resume.ts';
import { keywords } from '../../domain/market/enrichment/keywords.ts';
import { descriptionText } from '../../domain/text/description-text.ts';
import type { BoardRow } from '../enrichment/boards.ts';
import type { Random } from '../../tools/seed/random.ts';
import { makePeople, type FictionalPerson } from '../resume/fictional.ts';
import { resumeOf } from './truth.ts';

/** A person, a real posting, and the posting's keywords that the person lacks. */
export interface World {
  person: FictionalPerson;
  source: JsonResume;
  title: string;
  company: string;
  /** Keywords of the posting that the résumé does not name. */
  foreignSkills: string[];
  /** Lines of the posting's lists. */
  demands: string[];
  random: Random;
}

const POSTINGS = 200;
const PEOPLE = 60;

/** Two hundred postings from as many boards as there are, each with a person by turns. */
export function makeWorlds(rows: readonly BoardRow[], random: Random): World[] {
  const people = makePeople(PEOPLE);
  const sources = people.map(resumeOf);
  const step = Math.floor(rows.length / (POSTINGS * 2));
  const usable = rows
    .filter((_, index) => index % Math.max(1, step) === 0)
    .map((row) => ({ ...row, text: descriptionText(row.row.descriptionHtml) }))
    .map((row) => ({ ...row, asked: keywords(row.row.title, row.text) }))
    .filter(({ asked }) => asked.length >= 4)
    .slice(0, POSTINGS);
  return usable.map(({ row, board, text, asked }, index) => {
    const person = people[index % PEOPLE];
    const source = sources[index % PEOPLE];
    if (person === undefined || source === undefined) throw new Error('There are no people.');
    const own = new Set(person.skills.map((skill) => skill.toLowerCase()));
    return {
      ...{ person, source, random, title: row.title.trim(), company: board },
      foreignSkills: asked.filter((skill) => !own.has(skill.toLowerCase())),
      demands: text
        .split('\n')
        .filter((line) => line.startsWith('- '))
        .map((line) => line.slice(2).replaceAll('**', ''))
        .filter((line) => line.length > 40 && line.length < 200),
    };
  });
}

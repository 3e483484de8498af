import { periodsPerYear } from '../common/pay-period.ts';
import { distanceKm } from '../places/distance.ts';
import type { PlaceFilter } from '../market/place-filter.ts';
import type { Phrase } from '../market/title-query.ts';
import { settleLine } from '../market/typed-query/findings.ts';
import type { Topic } from '../market/typed-query/meaning.ts';
import type { TypedConstraints, TypedQuery } from '../market/typed-query/typed-query.ts';
import { words } from '../text/words.ts';
import type { BoardRoleRow } from './board-role.ts';

type Test = (row: BoardRoleRow) => boolean;

const NOT_ON_BOARDS = 'A board is not filtered by age, language, employer or kind of application.';

/** Understands a line over a board (decision 0041): nothing is looked up, and every topic may be in title or department. */
export function readBoardLine(text: string): TypedQuery {
  const typed = settleLine(text, null);
  const { postedWithinDays, languages, companies, canApply } = typed.constraints;
  const isLeftOut =
    postedWithinDays !== null || canApply || languages.length + companies.length > 0;
  return isLeftOut ? { ...typed, notices: [...typed.notices, NOT_ON_BOARDS] } : typed;
}

/** Whether a role matches the whole line. */
export function boardLineTest({ constraints, topics }: TypedQuery): Test {
  const tests = [...topics.map(topicTest), ...constraintTests(constraints)];
  return (row) => tests.every((test) => test(row));
}

/** An unknown word may be the beginning of one, as a person types it, and may stand in a place. */
function topicTest({ ways, known }: Topic): Test {
  return ({ title, department, locations }) =>
    [title, department ?? '', ...(known ? [] : locations.map(({ text }) => text))].some((text) => {
      const found = words(text);
      return ways.some((way) => holds(found, way, known));
    });
}

function holds(found: readonly string[], way: Phrase, isWhole: boolean): boolean {
  const isWord = (word: string | undefined, wanted: string) =>
    isWhole ? word === wanted : word?.startsWith(wanted) === true;
  return found.some((_, at) => way.every((wanted, next) => isWord(found[at + next], wanted)));
}

function constraintTests(constraints: TypedConstraints): Test[] {
  const { places, workplaceTypes, excludedWorkplaceTypes, employmentTypes, seniorityLevels } =
    constraints;
  const { excludedTitle, salaryMin } = constraints;
  return [
    places.length > 0 && ((row: BoardRoleRow) => places.some((place) => isAt(row, place))),
    isOneOf(workplaceTypes, ({ workplace_type: type }) => type),
    isOneOf(employmentTypes, ({ employment_type: type }) => type),
    isOneOf(seniorityLevels, ({ seniority_level: level }) => level),
    ({ workplace_type: type }: BoardRoleRow) =>
      type === null || !excludedWorkplaceTypes.includes(type),
    ({ title }: BoardRoleRow) => !excludedTitle.some((way) => holds(words(title), way, true)),
    salaryMin !== null && ((row: BoardRoleRow) => pays(row, salaryMin)),
  ].filter((test) => test !== false);
}

function isOneOf<Value>(
  wanted: readonly Value[],
  valueOf: (row: BoardRoleRow) => Value | null,
): Test | false {
  if (wanted.length === 0) return false;
  return (row) => {
    const value = valueOf(row);
    return value !== null && wanted.includes(value);
  };
}

function pays(
  { salary }: BoardRoleRow,
  { amount, currency }: { amount: number; currency: string },
): boolean {
  if (salary?.currency !== currency) return false;
  return salary.max * periodsPerYear[salary.period] >= amount;
}

function isAt({ locations, workplace_type: workplace }: BoardRoleRow, place: PlaceFilter): boolean {
  switch (place.kind) {
    case 'remote':
      return workplace === 'remote';
    case 'country':
      return locations.some(({ country }) => country === place.country);
    case 'region':
      return locations.some(
        ({ country, region }) => country === place.country && region === place.name,
      );
    case 'city':
      return locations.some(
        ({ lat, lng }) =>
          lat !== null && lng !== null && distanceKm({ lat, lng }, place) <= (place.radiusKm ?? 0),
      );
    case 'text':
      return locations.some(({ text }) => holds(words(text), place.words, true));
  }
}

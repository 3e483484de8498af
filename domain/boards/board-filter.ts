import { z } from 'zod';
import { MAX_PLACE_TEXT } from '../hiring/places.ts';
import { employmentTypes, workplaceTypes } from '../market/enums.ts';
import { foldCase } from '../common/text/fold-case.ts';
import { queryTerms } from '../common/text/query-text.ts';
import { MAX_LINE } from '../market/job-filter-query.ts';
import type { TypedQuery } from '../market/typed-query/typed-query.ts';
import { searchedText } from '../text/searched-text.ts';
import { words } from '../text/words.ts';
import { boardLineTest, readBoardLine } from './board-line.ts';
import type { BoardRoleRow } from './board-role.ts';

const LONGEST_TEXT = 200;
const MOST_VALUES = 50;

const textUpTo = (longest: number) => z.string().trim().min(1).max(longest);
const text = textUpTo(LONGEST_TEXT);
const oneOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(value)
    .max(MOST_VALUES)
    .exactOptional()
    .meta({ description: 'May be repeated; any value can match.' });

/** Parameters that may be repeated, because a value may contain a comma ("Berlin, Germany"). */
export const repeatableFilters = ['department', 'workplace_type', 'employment_type', 'location'];

/** The filters of a board's list, facets and bundle (decision 0012). */
export const boardFilterQuery = {
  query: queryTerms(MAX_LINE).exactOptional().meta({
    description:
      'A search in one line, as a person types it: roles, places, workplace, employment, seniority, pay. meta.understood says what was made of it.',
    example: 'nurse part time berlin',
  }),
  q: text.pipe(searchedText).exactOptional().meta({
    description: 'Each word must be the beginning of a word of title, department or location.',
    example: 'backend eng',
  }),
  department: oneOf(text),
  workplace_type: oneOf(z.enum(workplaceTypes)),
  employment_type: oneOf(z.enum(employmentTypes)),
  location: oneOf(textUpTo(MAX_PLACE_TEXT)),
};
export type BoardFilter = z.infer<z.ZodObject<typeof boardFilterQuery>>;
export type BoardFilterName = keyof BoardFilter;

/** A role prepared for filtering: its row as JSON, and its folded texts. */
export interface BoardEntry {
  row: BoardRoleRow;
  /** The row as JSON. */
  text: string;
  words: string[];
  department: string | null;
  /** Folded texts of its places, and their words. */
  places: { folded: string; words: string }[];
}

export function boardEntry(row: BoardRoleRow): BoardEntry {
  const places = row.locations.map(({ text: place }) => place);
  return {
    row,
    text: JSON.stringify(row),
    words: [row.title, row.department ?? '', ...places].flatMap(words),
    department: row.department === null ? null : foldCase(row.department),
    places: places.map((place) => ({ folded: foldCase(place), words: spaced(place) })),
  };
}

type Test = (entry: BoardEntry) => boolean;

/** A search of a board. Its line is read once, for the list and for each facet. */
export interface BoardSearch {
  /** `query` as understood; null without one. */
  line: TypedQuery | null;
  /** The roles that pass all filters but the excepted one, in their original order. */
  roles: (except?: BoardFilterName) => BoardEntry[];
}

/** Prepares a search of a board. */
export function searchBoard(entries: readonly BoardEntry[], filter: BoardFilter): BoardSearch {
  const line = filter.query ? readBoardLine(filter.query) : null;
  const tests = Object.entries(boardTests(entries, filter, line));
  const roles = (except?: BoardFilterName) => {
    const inForce = tests.flatMap(([name, test]) => (name === except ? [] : [test]));
    return entries.filter((entry) => inForce.every((test) => test(entry)));
  };
  return { line, roles };
}

function boardTests(
  entries: readonly BoardEntry[],
  filter: BoardFilter,
  line: TypedQuery | null,
): Partial<Record<BoardFilterName, Test>> {
  const { q, department, location, workplace_type: workplaces, employment_type: kinds } = filter;
  return {
    ...(line && { query: lineTest(line) }),
    ...(q !== undefined && { q: textTest(q) }),
    ...(department && { department: departmentTest(department) }),
    ...(location && { location: anyTest(location.map((place) => placeTest(entries, place))) }),
    ...(workplaces && { workplace_type: ({ row }) => has(workplaces, row.workplace_type) }),
    ...(kinds && { employment_type: ({ row }) => has(kinds, row.employment_type) }),
  };
}

function lineTest(line: TypedQuery): Test {
  const test = boardLineTest(line);
  return ({ row }) => test(row);
}

function textTest(q: string): Test {
  const terms = words(q);
  return (entry) => terms.every((term) => entry.words.some((word) => word.startsWith(term)));
}

function departmentTest(names: string[]): Test {
  const folded = new Set(names.map(foldCase));
  return ({ department }) => department !== null && folded.has(department);
}

/** Matches a whole place as facets show it, else any run of whole words ("Germany"). */
function placeTest(entries: readonly BoardEntry[], place: string): Test {
  const folded = foldCase(place);
  const exact: Test = ({ places }) => places.some((one) => one.folded === folded);
  if (entries.some(exact)) return exact;
  const wanted = spaced(place);
  return ({ places }) => places.some((one) => one.words.includes(wanted));
}

function anyTest(tests: Test[]): Test {
  return (entry) => tests.some((test) => test(entry));
}

function has<Value>(wanted: readonly Value[], value: Value | null): boolean {
  return value !== null && wanted.includes(value);
}

/** Words separated by spaces, so that a run of whole words is a substring. */
function spaced(place: string): string {
  return ` ${words(place).join(' ')} `;
}

import type { Entry } from './entries.ts';
import { isLocation, namesEmployer, namesTitle, toFragments, type Fragment } from './fragments.ts';

const TITLE_AND_TEAM = /^([^,]{3,60}?)(?:, | [-–—] )([^,]{2,40})$/;

/**
 * Roles at one employer that is named once, above the first: "Staff Engineer, Platform" is a title with its team, and
 * lines of the same form below it are roles at the same employer.
 */
export function withTeams(entries: readonly Entry[]): Entry[] {
  let employer: Fragment[] | null = null;
  return entries.map((entry) => {
    const role = roleWithTeam(entry.header.at(-1) ?? '');
    if (entry.header.length > 1) employer = role === null ? null : employerOf(entry);
    if (role === null || employer === null) {
      employer = null;
      return entry;
    }
    return { ...entry, fragments: [{ text: role, location: null }, ...employer] };
  });
}

function roleWithTeam(line: string): string | null {
  const text = line.trim();
  const [, title = '', team = ''] = TITLE_AND_TEAM.exec(text) ?? [];
  if (team === '' || !namesTitle(title) || namesTitle(team)) return null;
  return namesEmployer(team) || isLocation(team) ? null : text;
}

function employerOf({ header }: Entry): Fragment[] | null {
  const [first = ''] = header;
  const fragments = toFragments(first);
  return fragments.some(({ text }) => namesTitle(text)) ? null : fragments;
}

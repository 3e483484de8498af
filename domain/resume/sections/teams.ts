import type { Entry } from './entries.ts';
import { isLocation, namesEmployer, namesTitle, toFragments, type Fragment } from './fragments.ts';

const TITLE_AND_TEAM = /^([^,]{3,60}?)(?:, | [-–—] )([^,]{2,40})$/;

/**
 * Roles at one employer that is named once, above the first: "Staff Engineer, Platform" is a title with its team, and
 * lines of the same form below it are roles at the same employer. The first may be a title alone, if nothing is said
 * of it before the next.
 */
export function withTeams(entries: readonly Entry[]): Entry[] {
  let employer: Fragment[] | null = null;
  return entries.map((entry) => {
    const role = roleWithTeam(entry.header.at(-1) ?? '');
    if (entry.header.length > 1) employer = mayHead(entry, role) ? employerOf(entry) : null;
    else if (role === null) employer = null;
    if (role === null || employer === null) return entry;
    return { ...entry, fragments: [{ text: role, location: null }, ...employer] };
  });
}

function mayHead({ header, body }: Entry, role: string | null): boolean {
  return role !== null || (body.length === 0 && namesTitle(header.at(-1) ?? ''));
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

import { foldText } from '../common/fold-text.ts';
import { isPartialDate } from '../common/partial-date.ts';
import { findDateSpan } from './dates/date-span.ts';
import { presentWords } from './vocabulary/date-words.ts';

type Members = Record<string, unknown>;

/** Members of older versions of the JSON Resume schema → today's. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { website: 'url', picture: 'image' },
  work: { company: 'name', website: 'url', title: 'position' },
  volunteer: { website: 'url' },
  education: { website: 'url', gpa: 'score', degree: 'studyType' },
  publications: { website: 'url' },
  projects: { website: 'url' },
  certificates: { website: 'url', title: 'name' },
  languages: { name: 'language', level: 'fluency' },
};
/** Sections under another name. */
const RENAMED_SECTIONS: Readonly<Record<string, string>> = {
  certifications: 'certificates',
  experience: 'work',
};
/** The member that a plain text in a list stands for. */
const TEXT_MEMBER: Readonly<Record<string, string>> = {
  skills: 'name',
  interests: 'name',
  languages: 'language',
  references: 'reference',
  certificates: 'name',
  awards: 'title',
};
const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate']);
/** Says how the file was made, not who the person is. */
const NOT_CONTENT = new Set(['$schema', 'meta']);

/**
 * A JSON Resume as tools export it, in today's members: those of older schemas under their new names, dates in any
 * usual form as partial dates, and no empty texts. What cannot be read stays as it is, so that the schema refuses it by
 * name. Pure; other values are returned unchanged.
 */
export function exportedResume(value: unknown): unknown {
  if (!isMembers(value)) return value;
  const sections = Object.entries(value)
    .filter(([name, section]) => !NOT_CONTENT.has(name) && section !== null)
    .map(([name, section]) => {
      const today = RENAMED_SECTIONS[name] ?? name;
      return [today, today in value && today !== name ? section : sectionOf(today, section)];
    });
  return Object.fromEntries(sections);
}

function sectionOf(name: string, section: unknown): unknown {
  if (name === 'basics') return isMembers(section) ? entryOf(name, section) : section;
  return Array.isArray(section) ? section.map((item) => itemOf(name, item)) : section;
}

function itemOf(section: string, item: unknown): unknown {
  const member = TEXT_MEMBER[section];
  if (typeof item === 'string' && member !== undefined) return { [member]: item };
  return isMembers(item) ? entryOf(section, item) : item;
}

function entryOf(section: string, entry: Members): Members {
  const given = Object.entries(entry).filter(([, member]) => member !== null && member !== '');
  const names = new Set(given.map(([name]) => name));
  return Object.fromEntries(
    given.flatMap(([name, member]) => {
      const today = RENAMED[section]?.[name] ?? name;
      // An export may hold both; today's member counts.
      if (today !== name && names.has(today)) return [];
      const read = memberOf(today, member);
      return read === undefined ? [] : [[today, read]];
    }),
  );
}

function memberOf(name: string, member: unknown): unknown {
  if (DATES.has(name) && typeof member === 'string') return dateOf(member);
  if (name === 'location' && isMembers(member)) return withoutEmpty(member);
  if (name === 'profiles' && Array.isArray(member))
    return member.map((one: unknown) => (isMembers(one) ? withoutEmpty(one) : one));
  if (name === 'score' && typeof member === 'number') return String(member);
  return member;
}

function withoutEmpty(members: Members): Members {
  return Object.fromEntries(
    Object.entries(members).filter(([, member]) => member !== null && member !== ''),
  );
}

/** "2021-03-01T00:00:00Z", "03/2021", "March 2021"; undefined for "Present". Others stay and are refused. */
function dateOf(text: string): string | undefined {
  const date = text.trim();
  if (isPartialDate(date)) return date;
  const [day = ''] = date.split('T');
  if (isPartialDate(day)) return day;
  if (presentWords.has(foldText(date))) return undefined;
  return /[\p{L}/.]/u.test(date) ? (findDateSpan(date)?.end ?? text) : text;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
